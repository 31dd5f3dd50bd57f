import { byColour, byNumber } from './cards.ts';

/** A card of the own hand; the key stays the same while it is held, also among equal cards. */
export interface HandCard {
  readonly key: number;
  readonly card: string;
  /** It has left the hand, and would come back to this place if that were taken back. */
  readonly gone?: boolean;
}

/** A card that is put somewhere: which one, and what it stands for there (`W=5`; else itself). */
export interface Placed {
  readonly key: number;
  readonly as: string;
}

/** How a hand is sorted; `own` is as the player has put it. */
export type Sorting = 'number' | 'colour' | 'phase' | 'own';

/** Keys of cards that a sorting goes by. */
interface SortedBy {
  readonly groups?: readonly (readonly number[])[];
  readonly drawn?: readonly number[];
}

/** The cards that are held, in order. */
export function held(hand: readonly HandCard[]): HandCard[] {
  return hand.filter((card) => !card.gone);
}

/**
 * The same hand after it has changed to `cards`: what stays keeps its place and key, what left
 * keeps a place to come back to, and what is new stands last. Among equal cards those in `played`
 * leave first. Where nothing has changed it is the very same hand: nothing is drawn anew.
 */
export function reconcile(
  hand: readonly HandCard[],
  cards: readonly string[],
  played: readonly number[] = [],
): readonly HandCard[] {
  const wanted = tally(cards);
  const stays = new Set<number>();
  // First what is held now and was not played, then what was played, then what had left before.
  const rank = (one: HandCard): number => (one.gone ? 2 : played.includes(one.key) ? 1 : 0);
  for (const one of hand.toSorted((a, b) => rank(a) - rank(b))) {
    const left = wanted.get(one.card) ?? 0;
    if (left === 0) continue;
    wanted.set(one.card, left - 1);
    stays.add(one.key);
  }
  let key = Math.max(0, ...hand.map((one) => one.key));
  const kept = hand.map((one): HandCard => {
    const { card, gone = false } = one;
    if (stays.has(one.key) !== gone) return one;
    return gone ? { key: one.key, card } : { key: one.key, card, gone: true };
  });
  const added: HandCard[] = [];
  for (const card of cards) {
    const left = wanted.get(card) ?? 0;
    if (left === 0) continue;
    wanted.set(card, left - 1);
    key += 1;
    added.push({ key, card });
  }
  const same = added.length === 0 && kept.every((one, at) => one === hand[at]);
  return same ? hand : [...kept, ...added];
}

/** The hand in an order that was kept as texts: on another device, or before a reload. */
export function inOrder(hand: readonly HandCard[], order: readonly string[]): HandCard[] {
  const rest = [...held(hand)];
  const found: HandCard[] = [];
  for (const card of order) {
    const at = rest.findIndex((one) => one.card === card);
    if (at >= 0) found.push(...rest.splice(at, 1));
  }
  return [...found, ...rest];
}

/**
 * Sorts a hand; `groups` are the keys that the phase puts together, in its order. What was drawn in
 * this turn stays apart, behind the others, unless the phase needs it.
 */
export function sortHand(
  hand: readonly HandCard[],
  sorting: Sorting,
  { groups = [], drawn = [] }: SortedBy = {},
): HandCard[] {
  const cards = held(hand);
  if (sorting === 'own') return cards;
  const placed = sorting === 'phase' ? groups.flat() : [];
  const first = placed.flatMap((key) => cards.find((one) => one.key === key) ?? []);
  const rest = cards.filter((one) => !placed.includes(one.key));
  const order = sorting === 'colour' ? byColour : byNumber;
  const sorted = rest
    .filter((one) => !drawn.includes(one.key))
    .toSorted((a, b) => order(a.card, b.card));
  return [...first, ...sorted, ...rest.filter((one) => drawn.includes(one.key))];
}

/** How a hand is sorted whose order was kept: by number or by colour, if it is just so. */
export function sortingOf(hand: readonly HandCard[], drawn: readonly number[]): Sorting {
  const keys = (cards: readonly HandCard[]): string => cards.map((one) => one.key).join(' ');
  const now = keys(held(hand));
  const sorts = ['number', 'colour'] as const;
  return sorts.find((one) => keys(sortHand(hand, one, { drawn })) === now) ?? 'own';
}

/** Moves a card to before another one, or to the end. */
export function moveCard(
  hand: readonly HandCard[],
  key: number,
  before: number | null,
): HandCard[] {
  const card = hand.find((one) => one.key === key);
  if (!card || key === before) return [...hand];
  const rest = hand.filter((one) => one.key !== key);
  const at = before === null ? -1 : rest.findIndex((one) => one.key === before);
  return at < 0 ? [...rest, card] : rest.toSpliced(at, 0, card);
}

/** The keys of cards given as texts, each once; those in `taken` are left out. */
export function keysOf(
  hand: readonly HandCard[],
  cards: readonly string[],
  taken: Iterable<number> = [],
): number[] {
  const used = new Set(taken);
  return cards.flatMap((card) => {
    const found = held(hand).find((one) => one.card === card && !used.has(one.key));
    if (!found) return [];
    used.add(found.key);
    return [found.key];
  });
}

function tally(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
