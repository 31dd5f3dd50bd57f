import { expect, test } from 'vitest';
import { apart, plotOf, stepFor } from './plot.ts';

const FRAME = { width: 200, height: 120, left: 20, right: 60, top: 10, bottom: 10 };

test('rows are a round number apart, and a few hold the greatest value', () => {
  expect([0, 2.9, 6.3, 8.4, 13, 61].map(stepFor)).toEqual([1, 1, 4, 4, 5, 25]);
});

test('lines begin at nothing and run through every round to the right edge', () => {
  const plot = plotOf(
    [
      [1, 2],
      [-1, -3],
    ],
    FRAME,
  );
  expect(plot.rows.map(({ value }) => value)).toEqual([2, 1, 0, -1, -2, -3]);
  expect(plot.lines).toEqual(['20,50 80,30 140,10', '20,50 80,70 140,110']);
  expect(plot.ends).toEqual([
    { x: 140, y: 10 },
    { x: 140, y: 110 },
  ]);
  expect(plot.rounds).toEqual([
    { value: 1, at: 80 },
    { value: 2, at: 140 },
  ]);
});

test('of many rounds only some are numbered', () => {
  const plot = plotOf([Array.from({ length: 13 }, () => 0)], FRAME);
  expect(plot.rounds.map(({ value }) => value)).toEqual([1, 3, 5, 7, 9, 11, 13]);
});

test('names that would lie over each other are moved apart, and stay above the foot', () => {
  expect(apart([50, 20, 52], 17, 200)).toEqual([50, 20, 67]);
  expect(apart([100, 101], 17, 110)).toEqual([93, 110]);
});
