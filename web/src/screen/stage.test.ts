import { expect, test } from 'vitest';
import { around, stageOf } from './stage.ts';

test.each([
  [1920, 1080, 1],
  [3840, 2160, 2],
  [1280, 720, 2 / 3],
  [1024, 768, 1024 / 1920],
  [800, 1280, 2 / 3],
  [360, 640, 0.52],
])('%i x %i is filled', (width, height, zoom) => {
  const stage = stageOf(width, height);
  expect(stage.zoom).toBeCloseTo(zoom);
  expect(stage.width * stage.zoom).toBeCloseTo(width);
  expect(stage.height * stage.zoom).toBeGreaterThanOrEqual(height - 0.001);
  expect(stage.upright).toBe(height > width);
});

test.each([
  [
    [1, 2],
    [[1], [2]],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
  [
    [1, 2, 3, 4, 5],
    [
      [1, 2, 3],
      [5, 4],
    ],
  ],
])('%j stand clockwise', (seats, rows) => {
  expect(around(seats)).toEqual(rows);
});
