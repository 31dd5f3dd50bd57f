import { expect, test } from 'vitest';
import { distance, search } from './search.ts';

const ENTRIES = [
  { id: 'M-19', text: 'A Wild in a phase stays where it is until the round is over.' },
  { id: 'M-22', text: 'Skips in the discard pile are out of reach.' },
  { id: 'M-31', text: 'The player who went out scores 0, the others 25 for a Wild.' },
  { id: 'F-01', text: 'La défausse, l’été' },
];
const found = (query: string): string[] => search(ENTRIES, query).map(({ id }) => id);

test.each([
  ['wild', ['M-19', 'M-31']],
  ['WILD round', ['M-19']],
  ['discrad', ['M-22']],
  ['disard pil', ['M-22']],
  ['defausse', ['F-01']],
  ['defauses', ['F-01']],
  ['m-31', ['M-31']],
  ['25', ['M-31']],
  ['26', []],
  ['giraffe', []],
  ['wild giraffe', []],
  ['', []],
  ['?', []],
])('%j finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('a whole word comes before a beginning, and that before an error', () => {
  const entries = ['scored', 'store', 'score'].map((text) => ({ id: text, text }));
  expect(search(entries, 'score').map(({ id }) => id)).toEqual(['score', 'scored', 'store']);
});

test.each([
  ['', '', 0],
  ['skip', 'skip', 0],
  ['skip', 'skp', 1],
  ['skip', 'skipp', 1],
  ['skip', 'sikp', 1],
  ['skip', 'ship', 1],
  ['skip', 'wild', 4],
])('from %j to %j: %i', (one, other, errors) => {
  expect(distance(one, other)).toBe(errors);
  expect(distance(other, one)).toBe(errors);
});
