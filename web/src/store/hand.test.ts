import { describe, expect, it } from 'vitest';
import {
  held,
  inOrder,
  keysOf,
  moveCard,
  reconcile,
  sortHand,
  sortingOf,
  type HandCard,
} from './hand.ts';

const hand = (...cards: string[]): HandCard[] =>
  cards.map((card, index) => ({ key: index + 1, card }));
const texts = (cards: readonly HandCard[]): string => cards.map((one) => one.card).join(' ');
const keys = (cards: readonly HandCard[]): number[] => cards.map((one) => one.key);

describe('a hand that changes', () => {
  it('puts a new card last and leaves the others where they are', () => {
    const after = reconcile(hand('R7', 'W', 'G3'), ['G3', 'R7', 'R1', 'W']);
    expect(texts(after)).toBe('R7 W G3 R1');
    expect(keys(after)).toEqual([1, 2, 3, 4]);
  });

  it('loses, of equal cards, the one that was played', () => {
    const after = reconcile(hand('R7', 'G3', 'R7'), ['G3', 'R7'], [1]);
    expect(keys(held(after))).toEqual([2, 3]);
  });

  it('takes a card back where it was', () => {
    const before = hand('R7', 'G3', 'B2');
    const without = reconcile(before, ['R7', 'B2'], [2]);
    expect(texts(held(without))).toBe('R7 B2');
    const again = reconcile(without, ['R7', 'B2', 'G3']);
    expect(texts(held(again))).toBe('R7 G3 B2');
    expect(keys(held(again))).toEqual([1, 2, 3]);
  });

  it('is the very same one where nothing has changed', () => {
    const before = reconcile(hand('R7', 'G3'), ['R7']);
    expect(reconcile(before, ['R7'])).toBe(before);
    const [first] = before;
    expect(reconcile(before, ['R7', 'G3'])[0]).toBe(first);
  });

  it('never gives a new card the key of one that left', () => {
    const without = reconcile(hand('R7', 'G3'), ['R7']);
    const after = reconcile(without, ['R7', 'B2']);
    expect(keys(held(after))).toEqual([1, 3]);
  });
});

describe('sorting', () => {
  const some = hand('G12', 'S', 'R3', '(Y2)', 'W', 'R12', 'B3');

  it('goes by number, with Wilds, Jokers and Skips last', () => {
    expect(texts(sortHand(some, 'number'))).toBe('R3 B3 R12 G12 W (Y2) S');
  });

  it('goes by colour', () => {
    expect(texts(sortHand(some, 'colour'))).toBe('R3 R12 G12 B3 W (Y2) S');
  });

  it('goes by the groups of the phase, then by number', () => {
    expect(texts(sortHand(some, 'phase', { groups: [[1, 6], [5]] }))).toBe(
      'G12 R12 W R3 B3 (Y2) S',
    );
  });

  it('leaves what was just drawn apart, unless the phase needs it', () => {
    expect(texts(sortHand(some, 'number', { drawn: [3] }))).toBe('B3 R12 G12 W (Y2) S R3');
    expect(texts(sortHand(some, 'colour', { drawn: [3] }))).toBe('R12 G12 B3 W (Y2) S R3');
    const groups = [[1, 6], []];
    expect(texts(sortHand(some, 'phase', { groups, drawn: [3] }))).toBe('G12 R12 B3 W (Y2) S R3');
    expect(texts(sortHand(some, 'phase', { groups, drawn: [6] }))).toBe('G12 R12 R3 B3 W (Y2) S');
  });

  it('is found out from an order', () => {
    expect(sortingOf(hand('R3', 'B3', 'R12', 'W'), [])).toBe('number');
    expect(sortingOf(hand('R3', 'R12', 'B3', 'W'), [])).toBe('colour');
    expect(sortingOf(hand('R12', 'R3', 'B3', 'W'), [])).toBe('own');
    expect(sortingOf(hand('R3', 'R12', 'W', 'B3'), [4])).toBe('number');
  });

  it('leaves the own order', () => {
    expect(sortHand(some, 'own')).toEqual(some);
  });
});

describe('the own order', () => {
  it('moves a card before another, or to the end', () => {
    expect(texts(moveCard(hand('R1', 'R2', 'R3'), 3, 1))).toBe('R3 R1 R2');
    expect(texts(moveCard(hand('R1', 'R2', 'R3'), 1, null))).toBe('R2 R3 R1');
    expect(texts(moveCard(hand('R1', 'R2'), 1, 1))).toBe('R1 R2');
  });

  it('is restored from texts; cards that they do not name stand last', () => {
    expect(texts(inOrder(hand('R1', 'R2', 'R3', 'R1'), ['R3', 'R1', 'G9', 'R1']))).toBe(
      'R3 R1 R1 R2',
    );
  });
});

it('finds the keys of cards, each once', () => {
  expect(keysOf(hand('R1', 'R2', 'R1'), ['R1', 'R1', 'R1', 'G4'])).toEqual([1, 3]);
  expect(keysOf(hand('R1', 'R2', 'R1'), ['R1'], [1])).toEqual([3]);
});
