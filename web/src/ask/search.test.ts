import { expect, test } from 'vitest';
import { answerOf, find, othersOf, questionNamed, questions, silent } from './questions.ts';
import { wordsOf } from './search.ts';
import searches from './searches.json';

test.each(searches)('$language: $query', ({ language, query, found }) => {
  expect(find(query, language).map(({ name }) => name)).toEqual(found);
});

test('words have no accents, no capitals and no small words', () => {
  expect(wordsOf('Échange-t-on la Défausse ?', new Set(['la']))).toEqual([
    'echange',
    't',
    'on',
    'defausse',
  ]);
  expect(wordsOf('the', new Set(['the']))).toEqual(['the']);
});

test('every question has an answer in every edition', () => {
  for (const question of questions) {
    for (const edition of ['mattel', 'ravensburger', 'express', 'pocket', 'board']) {
      expect(answerOf(question, edition)?.clauses[edition]?.[0]).toMatch(/^[MREPBX]-/);
    }
  }
});

test('other editions may differ, and a rulebook may be silent', () => {
  const question = questionNamed('twelve-one');
  expect(question && othersOf(question, 'mattel')).toEqual([]);
  const answer = question && answerOf(question, 'mattel');
  expect(answer && silent(answer, 'mattel')).toBe(true);
  expect(answer && silent(answer, 'ravensburger')).toBe(false);
  expect(questionNamed('no-such')).toBeUndefined();
});
