import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { fetchCatalogue, type Language, type Part } from './catalogues.ts';

export type Arguments = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
let parts: readonly Part[] = ['first'];
/** The parts that `bundle` has. */
let loaded: readonly Part[] = [];

/** The language of the page now. */
export function language(): Language {
  return current;
}

let wanted: Language = 'en';
// What is loading: one after the other, or an earlier one, with fewer parts, could come last.
let loading: Promise<void> = Promise.resolve();
/** What loads after that; whoever asks before it begins is served by it too. */
let next: Promise<void> | null = null;

/** Changes the language, at once for everything that is shown. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  await all();
}

/** Fetches another part of the catalogue, for a page that needs it. */
export async function needPart(part: Part): Promise<void> {
  if (!parts.includes(part)) parts = [...parts, part];
  await all();
}

/** A page, or a part of one, together with the parts of the catalogue that it speaks with. */
export async function withTexts<Loaded>(
  parts: readonly Part[],
  page: Promise<Loaded>,
): Promise<Loaded> {
  const [loaded] = await Promise.all([page, ...parts.map(needPart)]);
  return loaded;
}

/** Has all that is wanted; what has failed is tried again. */
function all(): Promise<void> {
  next ??= loading.catch(() => undefined).then(load);
  loading = next;
  return next;
}

async function load(): Promise<void> {
  next = null;
  const [language, asked] = [wanted, parts];
  if (bundle && language === current && asked === loaded) return;
  bundle = await fetchCatalogue(language, asked);
  current = language;
  loaded = asked;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** A message of the catalogue with its arguments filled in. Reactive to the language. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return missing(`no message ${id} in ${current}`, id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length ? missing(`message ${id} in ${current}: ${errors.join('; ')}`, text) : text;
}

/** The name of an edition; one of the host's own has no other than its own. */
export function editionName(edition: string, size: 'short' | 'long' = 'long'): string {
  const id = `edition-${size}-${edition}`;
  return bundle?.hasMessage(id) ? t(id) : edition;
}

/** While one works on the client a missing text is an error; a player had rather see its name. */
function missing(why: string, makeshift: string): string {
  if (import.meta.env.DEV) throw new Error(why);
  return makeshift;
}
