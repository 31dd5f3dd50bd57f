import { describe, expect, test } from 'vitest';
import { cardName } from './cards.ts';
import { endonym, LANGUAGES, preferredLanguage } from './catalogues.ts';
import { language, needPart, setLanguage, t } from './text.svelte.ts';

describe('the language of a browser', () => {
  test.each([
    [['de-CH', 'en'], 'de'],
    [['fr'], 'fr'],
    [['es-ES', 'it-IT', 'en'], 'it'],
    [['es', 'pt'], 'en'],
    [['EN-gb'], 'en'],
    [[], 'en'],
  ])('%j: %s', (wanted, found) => {
    expect(preferredLanguage(wanted)).toBe(found);
  });
});

test('each language is called by its own name', () => {
  expect(LANGUAGES.map(endonym)).toEqual(['English', 'Deutsch', 'Français', 'Italiano']);
});

test('names of cards, in every language', async () => {
  const names: Record<string, string[]> = {};
  for (const each of LANGUAGES) {
    await setLanguage(each);
    expect(language()).toBe(each);
    names[each] = ['R7', 'W', 'W=5', 'W=R', 'S'].map(cardName);
  }
  expect(names).toEqual({
    en: ['red 7', 'Wild', 'Wild as 5', 'Wild as red', 'Skip'],
    fr: ['7 rouge', 'Joker', 'Joker valant 5', 'Joker valant rouge', 'Passer'],
    de: ['Rot 7', 'Joker', 'Joker als 5', 'Joker als Rot', 'Aussetzen'],
    it: ['7 rosso', 'Jolly', 'Jolly come 5', 'Jolly come rosso', 'Salta turno'],
  });
});

test('a Joker is called by its face, and by what it stands for', async () => {
  await setLanguage('en');
  expect(['(R7)', '(R7)=5', '(B12)=G'].map((card) => cardName(card))).toEqual([
    'Joker (red 7)',
    'Joker (red 7) as 5',
    'Joker (blue 12) as green',
  ]);
});

test('a part is there once it is asked for, and stays when the language changes', async () => {
  await setLanguage('en');
  expect(() => t('event-drew-card-you', { card: '[R7]' })).toThrow('no message');
  await needPart('table');
  expect(t('event-drew-card-you', { card: '[R7]' })).toBe('You draw [R7].');
  await setLanguage('de');
  expect(t('event-drew-card-you', { card: '[R7]' })).toContain('[R7]');
});

test('a missing argument is an error', () => {
  expect(() => t('card-number', { colour: 'red' })).toThrow('card-number');
});

test('parts that are asked for at once are all there, whichever comes last', async () => {
  await Promise.all([needPart('referee'), needPart('after'), setLanguage('de'), needPart('home')]);
  expect(['referee-no', 'fair-no', 'home-rules'].map((id) => t(id))).toEqual([
    'Nein.',
    'Nein.',
    'Regeln',
  ]);
});
