import { expect, test } from 'vitest';
import { parseCard } from '../cards/card.ts';
import { clausesOf, EDITIONS } from './book.ts';
import { examplesOf, PICTURES } from './examples.ts';

const DECK = { colours: 'BGRY', highest: 12 };

test.each([
  [
    ['set 3', 'set 3'],
    ['B10 G10 R10', 'G4 R4 Y4'],
  ],
  [['run 9'], ['B3 G4 R5 Y6 B7 G8 R9 Y10 B11']],
  [['7 one colour'], ['B1 B3 B4 B6 B8 B9 B11']],
  [['4 odd'], ['B1 G5 R7 Y11']],
  [['run 2 pairs'], ['B6 G6 R7 Y7']],
  [['run 3 one colour'], ['B3 B4 B5']],
  [['run 4 even'], ['B2 G4 R6 Y8']],
])('%j is shown as %j', (patterns, groups) => {
  expect(examplesOf(patterns, DECK).map((cards) => cards.join(' '))).toEqual(groups);
});

test.each([
  [['set 2'], ['B7 G7']],
  [['run 3 pairs'], ['B5 G5 R6 Y6 B7 G7']],
  [['5 odd'], ['B1 G5 R7 Y3 B1']],
  [['4 one colour'], ['B1 B3 B4 B6']],
])('with numbers up to 7 %j is shown as %j', (patterns, groups) => {
  const shown = examplesOf(patterns, { colours: 'BGRY', highest: 7 });
  expect(shown.map((cards) => cards.join(' '))).toEqual(groups);
});

test('pictures stand beside clauses that there are, and show cards', () => {
  const clauses = EDITIONS.flatMap(clausesOf);
  for (const [clause, groups] of Object.entries(PICTURES)) {
    expect(clauses).toContain(clause);
    expect(groups?.some(({ fits }) => fits === undefined)).toBe(true);
    for (const card of groups?.flatMap(({ cards }) => cards) ?? [])
      expect(() => parseCard(card)).not.toThrow();
  }
});
