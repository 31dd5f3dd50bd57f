import { expect, test } from 'vitest';
import { keepLessons, lessonsAt, readLessons, skipLessons } from './first-games.svelte.ts';

test('what was kept is read, and what is strange is left out', () => {
  expect(readLessons('{"one":["draw"],"two":7,"three":["lay",3]}')).toEqual({
    one: ['draw'],
    three: ['lay'],
  });
  for (const text of [null, '', 'null', '[', '7']) expect(readLessons(text)).toEqual({});
});

test('a table is taught until its lessons are skipped, and old ones are let go', () => {
  expect(lessonsAt('first')).toBeNull();
  keepLessons('first');
  keepLessons('first', ['draw']);
  expect(lessonsAt('first')).toEqual(['draw']);
  skipLessons('first');
  expect(lessonsAt('first')).toBeNull();
  for (let table = 0; table < 30; table += 1) keepLessons(String(table));
  expect([lessonsAt('0'), lessonsAt('29')]).toEqual([null, []]);
});
