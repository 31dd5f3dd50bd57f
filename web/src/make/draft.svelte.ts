import { ownEdition } from '../editions/own.svelte.ts';
import type { EditionInfo, NewTable, OptionInfo, WantedSeat } from '../wire/types.ts';

/** The lengths of a game, from short to long. */
export type LengthName = 'chosen' | 'half' | 'rounds' | 'all';

/** Clocks that are offered; what each means stands in the catalogue. */
export const CLOCKS = ['none', 'quick', 'calm', 'slow'] as const;
export type ClockName = (typeof CLOCKS)[number];

type Clock = NonNullable<NewTable['settings']['clock']>;
const CLOCK: Readonly<Record<ClockName, Clock | null>> = {
  none: null,
  quick: { kind: 'bank', bank: 60, gift: 15 },
  calm: { kind: 'bank', bank: 120, gift: 20 },
  slow: { kind: 'days', days: 1 },
};

/** A table that is being made: what was chosen so far. */
export class Draft {
  edition = $state('');
  length = $state<LengthName>('all');
  phases = $state<'odd' | 'even'>('odd');
  knocking = $state(false);
  freeOrder = $state(false);
  lastCard = $state('');
  wildMinimum = $state('');
  clock = $state<ClockName>('none');
  hints = $state(true);
  undo = $state(true);
  spectators = $state(true);
  open = $state(false);
  players = $state(4);

  /** Begins with an edition that was asked for. */
  constructor(edition = '') {
    this.edition = edition || 'mattel';
  }

  /** Keeps to what an edition has: its lengths, and as many players as may play it. */
  fit(edition: EditionInfo): void {
    if (!lengthsOf(edition).includes(this.length)) this.length = 'all';
    this.players = Math.min(Math.max(this.players, edition.least_players), edition.most_players);
  }

  /** The options that differ from the edition's own, as the server takes them. */
  options(edition: EditionInfo): Record<string, string> {
    const options: Record<string, string> = {};
    if (edition.options.length === 0) return options;
    if (this.length === 'chosen') options['phases'] = this.phases;
    if (this.length === 'half') options['phases'] = `1-${halfOf(edition)}`;
    if (this.length === 'rounds') options['ten_rounds'] = 'yes';
    if (this.knocking) options['knocking'] = 'yes';
    if (this.freeOrder && this.length !== 'rounds') options['free_order'] = 'yes';
    for (const [name, value] of [
      ['last_card', this.lastCard],
      ['wild_minimum', this.wildMinimum],
    ] as const) {
      const known = find(edition, name);
      if (value && known && value !== known.default) options[name] = value;
    }
    return options;
  }

  /** The time that everyone has, as the server takes it. */
  get time(): Clock | null {
    return CLOCK[this.clock];
  }

  /** What is sent to open it: the maker on the first seat, the others empty. */
  table(edition: EditionInfo): NewTable {
    const { time } = this;
    const empty: WantedSeat = { kind: 'empty' };
    const text = ownEdition(edition.name)?.text;
    return {
      settings: {
        edition: edition.name,
        ...(text ? { edition_text: text } : {}),
        options: this.options(edition),
        ...(time ? { clock: time } : {}),
        public: this.open,
        spectators: this.spectators,
        hints: this.hints,
        undo: this.undo,
      },
      seats: [{ kind: 'me' }, ...Array.from({ length: this.players - 1 }, () => empty)],
    };
  }
}

export function find(edition: EditionInfo, name: string): OptionInfo | undefined {
  return edition.options.find((option) => option.name === name);
}

/** The lengths that an edition may be played in. */
export function lengthsOf(edition: EditionInfo): readonly LengthName[] {
  if (edition.options.length === 0) return ['all'];
  return edition.phases.length > 1 ? ['chosen', 'half', 'rounds', 'all'] : ['rounds', 'all'];
}

/** The last phase of the first half. */
export function halfOf(edition: EditionInfo): number {
  return Math.floor(edition.phases.length / 2);
}

/** The phases that a length plays, for its marks. */
export function phasesOf(length: LengthName, draft: Draft, edition: EditionInfo): number[] {
  const all = edition.phases.map(({ phase }) => phase);
  if (length === 'half') return all.slice(0, halfOf(edition));
  if (length !== 'chosen') return all;
  return all.filter((phase) => (phase % 2 === 1) === (draft.phases === 'odd'));
}
