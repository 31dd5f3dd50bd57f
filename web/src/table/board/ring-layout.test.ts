import { expect, test } from 'vitest';
import { layRing } from './ring-layout.ts';

test('the ring of 32 is 12 by 6 on a table and 8 by 10 on a phone', () => {
  expect(layRing(32, false)).toMatchObject({ columns: 12, rows: 6 });
  expect(layRing(32, true)).toMatchObject({ columns: 8, rows: 10 });
});

test('it starts at the bottom left and goes clockwise', () => {
  const { cells } = layRing(32, false);
  expect(cells[0]).toEqual({ column: 1, row: 6 });
  expect(cells[1]).toEqual({ column: 1, row: 5 });
  expect(cells[5]).toEqual({ column: 1, row: 1 });
  expect(cells[16]).toEqual({ column: 12, row: 1 });
  expect(cells[21]).toEqual({ column: 12, row: 6 });
  expect(cells[31]).toEqual({ column: 2, row: 6 });
});

test.each([8, 12, 13, 20, 24, 27, 32, 40, 48])('a ring of %i has a place for each', (spaces) => {
  for (const tall of [true, false]) {
    const { cells, columns, rows } = layRing(spaces, tall);
    const places = new Set(cells.map(({ column, row }) => `${column} ${row}`));
    expect(places.size).toBe(spaces);
    for (const { column, row } of cells) {
      expect(column === 1 || column === columns || row === 1 || row === rows).toBe(true);
      expect(column >= 1 && column <= columns && row >= 1 && row <= rows).toBe(true);
    }
  }
});
