import { expect, test } from 'vitest';
import { layTrays } from './hand-layout.ts';

const phone = { phone: true, widest: 96 };
const desktop = { phone: false, widest: 96 };

test('on a table, trays and the rest share one row', () => {
  const layout = layTrays([4, 4], 3, 908, desktop);
  expect(layout.shape).toBe('row');
  expect(layout.w).toBe(96);
  expect(layout.step).toBeGreaterThan(44);
});

test('on a phone two trays of four stand side by side, also at 360', () => {
  const layout = layTrays([4, 4], 3, 376, phone);
  expect(layout.shape).toBe('beside');
  expect(layout.step).toBeGreaterThanOrEqual(44);
  expect(layTrays([3, 3], 4, 352, phone).shape).toBe('beside');
});

test('what does not fit is stacked, and a run of nine takes two even lines', () => {
  expect(layTrays([3, 5], 2, 352, phone)).toMatchObject({ shape: 'stacked', perLine: [3, 5] });
  expect(layTrays([9], 2, 352, phone)).toMatchObject({ shape: 'stacked', perLine: [5] });
  expect(layTrays([9], 2, 352, phone).step).toBeGreaterThanOrEqual(44);
});
