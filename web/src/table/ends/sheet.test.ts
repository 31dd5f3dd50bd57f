import { expect, test } from 'vitest';
import type { View } from '../../wire/types.ts';
import { ranking, sheetOf } from './sheet.ts';

const VIEW: View = {
  seat: 1,
  edition: 'mattel',
  options: {},
  round: 2,
  dealer: 1,
  now: { ply: 1, step: 'draw', turn: 1, actors: [1], draw: 1 },
  discard: [],
  results: [
    { out: 1, laid: [1, null, 1], points: [0, 40, 10] },
    { out: 3, laid: [2, 1, null], points: [15, 5, 0] },
  ],
  seats: [
    { hand: [], made: [1, 2], phase: 3, total: 15 },
    { hand: [], made: [1], phase: 2, total: 45 },
    { hand: [], made: [1], phase: 2, total: 10 },
  ],
};

test('the sheet tells what each has made just now, and the points of every round', () => {
  const sheet = sheetOf(VIEW);
  expect(sheet).toMatchObject({ round: 2, out: 3, moving: 2 });
  expect(sheet?.seats[0]).toMatchObject({
    made: [1],
    fresh: [2],
    phase: 3,
    movesOn: true,
    points: [0, 15],
    total: 15,
  });
  expect(sheet?.seats[2]).toMatchObject({ made: [1], fresh: [], out: true, movesOn: false });
});

test('the event adds what was left in the hands', () => {
  const event = {
    e: 'round_ended' as const,
    round: 7,
    result: { out: 3, laid: [], points: [] },
    hands: [['R1', 'W'], ['G5'], []],
    totals: [],
    made: [],
  };
  const sheet = sheetOf(VIEW, { n: 1, event, view: VIEW });
  expect(sheet?.round).toBe(7);
  expect(sheet?.seats.map((one) => one.left)).toEqual([['R1', 'W'], ['G5'], []]);
});

test('a phase that was jumped over is told', () => {
  const first = { hand: [], made: [1, 2, 3], phase: 4 }; // as the server tells of it
  const sheet = sheetOf({ ...VIEW, seats: [first, ...VIEW.seats.slice(1)] });
  expect(sheet?.seats[0]).toMatchObject({ made: [1], fresh: [2], skipped: [3] });
});

test('there is no sheet before the first round is over', () => {
  expect(sheetOf({ ...VIEW, results: [] })).toBeNull();
});

test('winners come first, then phases, then points; equals share a place', () => {
  expect(ranking({ ...VIEW, winners: [3] })).toEqual([
    { seat: 3, place: 1 },
    { seat: 1, place: 2 },
    { seat: 2, place: 3 },
  ]);
  const equal = {
    ...VIEW,
    seats: [VIEW.seats[1], VIEW.seats[1], VIEW.seats[0]].map((one) => one ?? { hand: [] }),
  };
  expect(ranking(equal).map(({ place }) => place)).toEqual([1, 2, 2]);
});
