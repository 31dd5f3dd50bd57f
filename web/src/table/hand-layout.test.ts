import { expect, test } from 'vitest';
import { layTrays, sizeOf } from './hand-layout.ts';

const full = (cards: number): ReturnType<typeof sizeOf> =>
  sizeOf(Array<boolean>(cards).fill(false));
const phone = { phone: true, widest: 54 };
const desktop = { phone: false, widest: 96 };

test('on a table, trays and the rest share one row', () => {
  const layout = layTrays([full(4), full(4)], 3, 908, desktop);
  expect(layout.shape).toBe('row');
  expect(layout.w).toBe(96);
  expect(layout.step).toBeGreaterThan(44);
});

test('on a phone two trays of four stand side by side, of three also at 360', () => {
  const layout = layTrays([full(4), full(4)], 3, 374, phone);
  expect(layout.shape).toBe('beside');
  expect(layout.step).toBeGreaterThanOrEqual(44);
  expect(layTrays([full(3), full(3)], 4, 352, phone).shape).toBe('beside');
});

test('what does not fit is stacked, and a run of nine takes two even lines', () => {
  expect(layTrays([full(3), full(5)], 2, 352, phone)).toMatchObject({
    shape: 'stacked',
    perLine: [3, 5],
  });
  expect(layTrays([full(9)], 2, 352, phone)).toMatchObject({ shape: 'stacked', perLine: [5] });
  expect(layTrays([full(9)], 2, 352, phone).step).toBeGreaterThanOrEqual(44);
});

test('the card before a gap is seen whole', () => {
  expect(sizeOf([false, false, true, false])).toEqual({ cards: 3, gaps: 1, rows: 2 });
  expect(sizeOf([true, true])).toEqual({ cards: 0, gaps: 2, rows: 0 });
  const layout = layTrays([sizeOf([false, false, true, false])], 6, 900, desktop);
  const tray = 2 * layout.w + layout.step + 0.7 * layout.w;
  const rest = layout.w + 5 * layout.step;
  expect(tray + 20 + 18 + rest).toBeLessThanOrEqual(900.01);
});
