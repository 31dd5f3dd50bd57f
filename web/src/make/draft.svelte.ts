import type { EditionInfo, NewTable, OptionInfo, WantedSeat } from '../wire/types.ts';

/** The four lengths of a game, from short to long. */
export const LENGTHS = ['chosen', 'five', 'rounds', 'all'] as const;
export type LengthName = (typeof LENGTHS)[number];

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
  edition = $state('mattel');
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

  /** The options that differ from the edition's own, as the server takes them. */
  options(edition: EditionInfo): Record<string, string> {
    const options: Record<string, string> = {};
    if (edition.options.length === 0) return options;
    if (this.length === 'chosen') options['phases'] = this.phases;
    if (this.length === 'five') options['phases'] = '5';
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

  /** What is sent to open it: the maker on the first seat, the others empty. */
  table(edition: EditionInfo): NewTable {
    const clock = CLOCK[this.clock];
    const empty: WantedSeat = { kind: 'empty' };
    return {
      settings: {
        edition: this.edition,
        options: this.options(edition),
        ...(clock ? { clock } : {}),
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

/** The phases that a length plays, for its ten marks. */
export function phasesOf(length: LengthName, draft: Draft, count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  if (length === 'five') return all.slice(0, 5);
  if (length !== 'chosen') return all;
  return all.filter((phase) => (phase % 2 === 1) === (draft.phases === 'odd'));
}
