import { kindOf } from '../telling/phases.ts';

/** What an example needs to know of a deck. */
export interface DeckFacts {
  /** The letters of its colours. */
  readonly colours: string;
  readonly highest: number;
}

// The number of the first set of a phase, of the second, and so on.
const SETS = [10, 4, 7, 2];
const MIXED = [1, 3, 4, 6, 8, 9, 11, 12, 2, 5, 7, 10];
const ODD = [1, 5, 7, 11, 3, 9];
const EVEN = [2, 6, 8, 12, 4, 10];

/** Cards that make a phase: one group for each pattern, without Wilds. */
export function examplesOf(patterns: readonly string[], deck: DeckFacts): string[][] {
  return patterns.map((pattern, index) => example(pattern, index, deck));
}

function example(pattern: string, index: number, deck: DeckFacts): string[] {
  const { kind, size } = kindOf(pattern) ?? { kind: '', size: 0 };
  const colour = (at: number): string => deck.colours.charAt(at % deck.colours.length);
  const cards = (numbers: readonly number[], one = false): string[] =>
    numbers.map((number, at) => `${colour(one ? index : at + index)}${number}`);
  const count = <Item>(make: (at: number) => Item): Item[] =>
    Array.from({ length: size }, (_, at) => make(at));
  // Own editions may have fewer numbers: then those that there are come again.
  const within = (numbers: readonly number[], at: number): number => {
    const there = numbers.filter((number) => number <= deck.highest);
    return there[at % there.length] ?? 1;
  };
  const pair = Math.max(1, Math.min(6, deck.highest - size + 1));
  const low = Math.max(1, Math.min(3 + index, deck.highest - size + 1));
  switch (kind) {
    case 'set':
      return cards(count(() => Math.min(SETS[index % SETS.length] ?? 1, deck.highest)));
    case 'run':
      return cards(count((at) => low + at));
    case 'colour':
      return cards(
        count((at) => within(MIXED, at)),
        true,
      );
    case 'odd':
      return cards(count((at) => within(ODD, at)));
    case 'even':
      return cards(count((at) => within(EVEN, at)));
    case 'pairs':
      return cards(count((at) => [pair + at, pair + at]).flat());
    case 'colour-run':
      return cards(
        count((at) => low + at),
        true,
      );
    case 'odd-run':
      return cards(count((at) => 1 + 2 * at));
    case 'even-run':
      return cards(count((at) => 2 + 2 * at));
    default:
      return [];
  }
}

/** A group beside a clause; or a card that is hit, and whether it fits there. */
export interface Picture {
  readonly cards: readonly string[];
  readonly fits?: boolean;
}

function drawn(text: string): Picture[] {
  return text.split(' | ').map((part) => {
    const [mark = '', ...rest] = part.split(' ');
    if (mark !== '+' && mark !== '-') return { cards: [mark, ...rest] };
    return { cards: rest, fits: mark === '+' };
  });
}

/** Cards beside the clauses that speak of groups; + marks what fits there, - what does not. */
export const PICTURES: Readonly<Partial<Record<string, readonly Picture[]>>> = {
  'M-13': drawn('G10 Y10 R10 | O10 R10 W=10'),
  'M-14': drawn('O4 G5 W=6 Y7'),
  'M-15': drawn('R1 R4 R4 R9 W=R R11 R12'),
  'M-17': drawn('G8 W=8 O8 | Y1 Y2 Y6 W=Y Y8 Y11 Y12'),
  'M-27': drawn('+ Y2 | O3 G4 R5 Y6 | + R7 | - G9'),
  'M-28': drawn('O11 G11 Y11 | + W=11'),
  'R-08': drawn('R5 Y5 B5'),
  'R-09': drawn('R9 B10 W=11 G12'),
  'R-10': drawn('B1 B3 B4 W=B B8 B8 B12'),
  'R-14': drawn('R5 Y5 B5 | + G5 | + Y7 | R8 B9 G10 R11 | + B12'),
  'R-16': drawn('R8 W=8 G8'),
  'E-07': drawn('B3 G3 | R8 W=8'),
  'E-08': drawn('B5 Y6 R7 G8'),
  'E-09': drawn('B6 R6 G7 Y7'),
  'E-10': drawn('B1 G3 R5 Y7 | R4 Y6 W=8 B10'),
  'E-11': drawn('G4 G5 G6'),
  'E-12': drawn('Y1 Y4 W=Y Y11'),
  'E-13': drawn('B1 G3 R5 Y7 | B3 R3 G5 Y5'),
  'E-18': drawn('B3 G3 R3 | + Y3 | - B4'),
  'P-08': drawn('R8 W=8 G8 | Y2 Y6 W=Y Y9 Y11'),
  'P-10': drawn('G4 Y5 R6 | + O7 | - G9'),
  'B-20': drawn('R3 Y3 | G3 B3 | R7 G7 | Y7 B7'),
  'B-26': drawn('+ G2 | R3 (B9)=4 (Y1)=5 | + Y6 | - B7'),
};
