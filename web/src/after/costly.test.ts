import { expect, test } from 'vitest';
import type { Decision, Review } from '../wire/types.ts';
import { costlyMoves } from './costly.ts';

const DECISION: Decision = {
  number: 1,
  round: 1,
  turn: 1,
  seat: 1,
  step: 'draw',
  hand: [],
  move: 'draw',
  best: 'take',
  worth: 0.5,
  loss: 0,
  at_stake: 0,
};

function review(...decisions: readonly Partial<Decision>[]): Review {
  return {
    finished: true,
    winners: [2],
    seats: [],
    costliest: [8, 3],
    decisions: decisions.map((one) => ({ ...DECISION, ...one })),
  };
}

test("one's own that cost most are marked, at most three, the dearest first", () => {
  const judged = review(
    { number: 1, cost: true, loss: 0.02 },
    { number: 3, cost: true, loss: 0.4, seat: 2 },
    { number: 5, cost: true, loss: 0.05 },
    { number: 6, loss: 0.3 },
    { number: 7, cost: true, loss: 0.01 },
    { number: 9, cost: true, loss: 0.2 },
  );
  expect(costlyMoves(judged, 1)).toEqual([9, 5, 1]);
});

test('who did not sit there, or lost nothing, sees those of all', () => {
  const judged = review({ number: 3, cost: true, loss: 0.4, seat: 2 });
  expect(costlyMoves(judged, undefined)).toEqual([8, 3]);
  expect(costlyMoves(judged, 1)).toEqual([8, 3]);
});

test('nothing is marked before the game is judged', () => {
  expect(costlyMoves(null, 1)).toEqual([]);
});
