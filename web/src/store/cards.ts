import type { Cards } from '../wire/types.ts';

/** A card of the wire, or null for one that is hidden. */
export type Held = string | null;

const COLOURS = 'RYGBOPKT';

/** One entry for each card, null for a hidden one. */
export function spread(cards: Cards): Held[] {
  return cards.flatMap((card) =>
    typeof card === 'string' ? [card] : Array.from({ length: card }, () => null),
  );
}

/** Cards as the wire has them: hidden ones in a row as their number. */
export function inShort(cards: readonly Held[]): Cards {
  const found: Cards = [];
  for (const card of cards) {
    const last = found.at(-1);
    if (card !== null) found.push(card);
    else if (typeof last === 'number') found[found.length - 1] = last + 1;
    else found.push(1);
  }
  return found;
}

/** How many cards there are, hidden ones too. */
export function count(cards: Cards): number {
  return cards.reduce<number>((sum, card) => sum + (typeof card === 'number' ? card : 1), 0);
}

/** A card the right way round: a Joker that leaves a hand is no longer one. */
export function face(card: string): string {
  return card.replace(/[()]/g, '');
}

/** The card itself, without what it stands for. */
export function bare(card: string): string {
  return card.replace(/=.*$/, '');
}

/** Sorts by number, then colour; Wilds, Jokers and Skips last. */
export function byNumber(a: string, b: string): number {
  return compare(numberFirst(a), numberFirst(b));
}

/** Sorts by colour, then number; Wilds, Jokers and Skips last. */
export function byColour(a: string, b: string): number {
  const [kind, number, colour] = numberFirst(a);
  const [otherKind, otherNumber, otherColour] = numberFirst(b);
  return compare([kind, colour, number], [otherKind, otherColour, otherNumber]);
}

type Place = readonly [number, number, number];

function numberFirst(card: string): Place {
  if (card === 'W') return [1, 0, 0];
  if (card === 'S') return [3, 0, 0];
  const plain = face(card);
  return [plain === card ? 0 : 2, Number(plain.slice(1)), COLOURS.indexOf(plain.charAt(0))];
}

function compare(a: Place, b: Place): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
