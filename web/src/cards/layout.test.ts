import { describe, expect, test } from 'vitest';
import { fitGroups, fitHand, ROOM } from './layout.ts';

describe('laid groups', () => {
  const wide = (fit: { w: number; step: number }, cards: number): number =>
    fit.w + fit.step * (cards - 1);

  test('have their usual size where there is space', () => {
    expect(fitGroups([{ cards: 4 }], 400, 53)).toEqual({ w: 53, step: 53 * 0.67 });
  });

  test('overlap more where there is less', () => {
    const fit = fitGroups([{ cards: 8 }], 230, 53);
    expect(fit.w).toBe(53);
    expect(wide(fit, 8)).toBeCloseTo(230);
  });

  test('get smaller where overlapping is not enough', () => {
    const fit = fitGroups([{ cards: 12 }], 200, 53);
    expect(fit.w).toBeLessThan(53);
    expect(fit.step).toBeCloseTo(fit.w * 0.45);
    expect(wide(fit, 12)).toBeCloseTo(200);
  });

  test('share a row, and a run keeps room at its low end', () => {
    const fit = fitGroups([{ cards: 4 }, { cards: 4, room: true }], 260, 53, 14);
    expect(2 * wide(fit, 4) + fit.w * ROOM + 14).toBeCloseTo(260);
  });

  test('of one card need no step', () => {
    expect(fitGroups([{ cards: 1 }], 300, 53).w).toBe(53);
  });
});

describe('the hand', () => {
  test.each([
    [10, 900, 96, 1],
    [12, 900, 84, 1],
    [20, 960, 84, 1],
  ])('%i cards in %i px: w %i, rows %i', (count, available, w, rows) => {
    const fit = fitHand(count, available);
    expect([fit.w, fit.rows]).toEqual([w, rows]);
    expect(fit.step).toBeGreaterThanOrEqual(44);
    expect(fit.w + fit.step * (count - 1)).toBeLessThanOrEqual(available);
  });

  test.each([
    [10, 352, 6, 2],
    [11, 374, 6, 2],
    [14, 352, 7, 2],
    [16, 352, 8, 2],
    [20, 352, 7, 3],
  ])(
    'on a phone %i cards in %i px stand %i in a row, in %i rows',
    (count, available, perRow, rows) => {
      const fit = fitHand(count, available);
      expect([fit.perRow, fit.rows]).toEqual([perRow, rows]);
      expect(fit.step).toBeGreaterThanOrEqual(44);
      expect(fit.w).toBeLessThanOrEqual(fit.step);
      expect(fit.w * 1.4).toBeGreaterThanOrEqual(60);
      expect(fit.step * perRow).toBeLessThanOrEqual(available);
    },
  );

  test('a row that would show too little of each card becomes two', () => {
    const fit = fitHand(24, 700);
    expect(fit.rows).toBe(2);
    expect(fit.step).toBe(44);
    expect(fit.w + fit.step * (fit.perRow - 1)).toBeLessThanOrEqual(700);
  });

  test('an empty hand has a place too', () => {
    expect(fitHand(0, 352).rows).toBe(1);
  });
});
