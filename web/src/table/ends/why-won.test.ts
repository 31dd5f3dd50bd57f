import { expect, test } from 'vitest';
import type { View } from '../../wire/types.ts';
import { whyWon } from './why-won.ts';

const PLAYED = { phases: [1, 2], scored: true };

/** A game of two phases that is over; by seat what each has made. */
function ended(winners: number[], made: number[][], options: Record<string, string> = {}): View {
  return {
    seat: 1,
    edition: 'mattel',
    options,
    round: 3,
    dealer: 1,
    now: { ply: 1, step: null, turn: 1, actors: [], draw: 1 },
    discard: [],
    winners,
    results: Array.from({ length: 3 }, () => ({ out: 1, laid: [], points: [] })),
    seats: made.map((one) => ({ hand: [], made: one })),
  };
}

test('the only one with the last phase is told so, in few words on a phone', () => {
  const view = ended([1], [[1, 2], [1]]);
  expect(whyWon(view, PLAYED)).toEqual({ name: 'end-only', args: { phase: 2, round: 3 } });
  expect(whyWon(view, PLAYED, true)?.name).toBe('end-only-short');
});

test('of several the fewest points have won, where there are points', () => {
  const view = ended([2], [[1, 2], [1, 2], [1]]);
  expect(whyWon(view, PLAYED)).toEqual({ name: 'end-fewest', args: { count: 2, phase: 2 } });
  expect(whyWon(view, { ...PLAYED, scored: false })?.name).toBe('end-made');
});

test('a tie that was played again was not won by points', () => {
  const view = ended([2], [[1, 2], [1, 2], [1]]);
  const again = { out: 2, laid: [], points: [], replay: [1, 2] };
  const replayed = { ...view, results: [...(view.results ?? []), again] };
  expect(whyWon(replayed, PLAYED)).toEqual({ name: 'end-replayed', args: { phase: 2 } });
  expect(whyWon({ ...replayed, winners: [1, 2] }, PLAYED)).toBeNull(); // nobody went out first
});

test('a shared win and phases in free order have sentences of their own', () => {
  const both = [
    [1, 2],
    [1, 2],
  ];
  expect(whyWon(ended([1, 2], both), PLAYED)?.name).toBe('end-made');
  expect(whyWon(ended([1], both, { free_order: 'yes' }), PLAYED)?.name).toBe('end-all');
});

test('nothing is said of a game that was ended early or won otherwise', () => {
  expect(whyWon(ended([], [[1, 2]]), PLAYED)).toBeNull();
  expect(whyWon(ended([1], [[1]]), PLAYED)).toBeNull();
});
