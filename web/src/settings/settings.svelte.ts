import { LANGUAGES, type Language } from '../i18n/catalogues.ts';
import { keep, kept } from '../shell/kept.ts';

/** What a player has chosen on this device; everything holds at once, and is kept here. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  /** Cards and type larger by a quarter. */
  large: boolean;
  /** The letter of the colour also on small cards. */
  letters: boolean;
  /** `auto`, or the code of a language. */
  language: Language;
  /** How fast cards move. */
  speed: 'off' | 'slow' | 'normal' | 'fast' | 'swift';
  /** What the main button asks for before it acts. */
  confirm: 'off' | 'ask' | 'hold';
  /** The order in which new cards go into the hand. */
  sort: 'phase' | 'number' | 'colour';
  /** Keys of one letter act. */
  keys: boolean;
  /** Dots and lit places for what may be hit. */
  fits: boolean;
  /** Loudness, 0 to 100. */
  sound: number;
  vibrate: boolean;
  notify: boolean;
  /** What a screen reader is told of the others' moves. */
  announce: 'short' | 'full';
}

const DEFAULTS: Settings = {
  theme: 'auto',
  large: false,
  letters: false,
  language: 'auto',
  speed: 'normal',
  confirm: 'off',
  sort: 'phase',
  keys: true,
  fits: true,
  sound: 50,
  vibrate: true,
  notify: false,
  announce: 'short',
};

/** The values of each choice, in the order in which they are offered. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  language: ['auto', ...LANGUAGES],
  speed: ['off', 'slow', 'normal', 'fast', 'swift'],
  confirm: ['off', 'ask', 'hold'],
  sort: ['phase', 'number', 'colour'],
  announce: ['short', 'full'],
} as const satisfies { [Name in keyof Settings]?: readonly Settings[Name][] };

const KEY = 'laydown.settings';

/** Reads what was kept; what is missing or no longer known is as at the beginning. */
export function readSettings(text: string | null): Settings {
  const told = parsed(text);
  const read: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const value = told[name];
    const choices = (CHOICES as Partial<Record<string, readonly unknown[]>>)[name];
    if (choices ? choices.includes(value) : typeof value === typeof usual) read[name] = value;
  }
  return read as unknown as Settings;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings = $state<Settings>(readSettings(kept(KEY)));

/** Keeps the settings whenever one changes, and takes over what another tab changes. */
export function keepSettings(): void {
  $effect(() => {
    keep(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === KEY) Object.assign(settings, readSettings(event.newValue));
    };
    addEventListener('storage', follow);
    return () => {
      removeEventListener('storage', follow);
    };
  });
}
