import { expect, test } from 'vitest';
import { timeOf } from './time.ts';

test.each([
  [1, 0],
  [70, 0],
  [1439, 0],
  [1440, 1],
  [120_226, 83],
])('%i minutes are told in %i days', (minutes, days) => {
  expect(timeOf({ minutes, rounds: 1 })).toEqual({ minutes, days });
});
