import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/catalogues.ts';
import { needPart, setLanguage, t } from '../i18n/text.svelte.ts';
import { chaptersOf, clausesOf, EDITIONS, placeOf, rulings } from './book.ts';

test('every edition has chapters, and every clause stands once', () => {
  expect(EDITIONS).toEqual(['mattel', 'ravensburger', 'express', 'pocket', 'board']);
  const all = EDITIONS.flatMap((edition) => chaptersOf(edition).flatMap((one) => one.clauses));
  expect(new Set(all).size).toBe(all.length);
  expect(chaptersOf('mattel')[0]?.clauses.slice(0, 2)).toEqual(['M-01', 'M-02']);
  expect(clausesOf('mattel')).toContain('X-12');
});

test('every clause, heading and reason is told in every language', async () => {
  await needPart('rules');
  for (const language of LANGUAGES) {
    await setLanguage(language);
    for (const edition of EDITIONS) {
      for (const clause of clausesOf(edition)) expect(t(clause)).not.toBe('');
      for (const { first } of chaptersOf(edition)) expect(t(`heading-${first}`)).not.toBe('');
    }
    for (const chapter of rulings) {
      expect(t(`heading-${chapter.first}`)).not.toBe('');
      for (const clause of chapter.clauses) expect(t(`why-${clause}`)).not.toBe('');
    }
  }
});

test.each([
  [{}, { edition: 'pocket', at: '' }],
  [{ edition: 'board' }, { edition: 'board', at: '' }],
  [
    { edition: 'board', place: 'phases' },
    { edition: 'board', at: 'phases' },
  ],
  [
    { edition: 'mattel', place: 'M-12' },
    { edition: 'mattel', at: 'M-12' },
  ],
  [
    { edition: 'mattel', place: 'X-12' },
    { edition: 'mattel', at: 'X-12' },
  ],
  [{ edition: 'R-05' }, { edition: 'ravensburger', at: 'R-05' }],
  [{ edition: 'X-12' }, { edition: 'pocket', at: 'X-12' }],
  [
    { edition: 'our-own', place: 'E-09' },
    { edition: 'express', at: 'E-09' },
  ],
  [
    { edition: 'our-own', place: 'X-12' },
    { edition: 'pocket', at: 'X-12' },
  ],
  [
    { edition: 'mattel', place: 'R-05' },
    { edition: 'ravensburger', at: 'R-05' },
  ],
])('%j leads to %j', (params, place) => {
  expect(placeOf(params, 'pocket')).toEqual(place);
});
