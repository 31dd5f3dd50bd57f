import { expect, test } from 'vitest';
import { readSettings } from './settings.svelte.ts';

const usual = readSettings(null);

test('at the beginning the system and the browser decide', () => {
  expect(usual).toMatchObject({ theme: 'auto', language: 'auto', speed: 'normal', large: false });
});

test('what was kept holds', () => {
  const kept = { ...usual, theme: 'dark', language: 'it', sound: 0, large: true };
  expect(readSettings(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['null', 'no object'],
  ['[1]', 'a list'],
  [
    '{"theme": "pink", "large": "yes", "language": "tlh", "sound": null, "more": 1}',
    'unknown values',
  ],
])('%s is read as %s', (text) => {
  expect(readSettings(text)).toEqual(usual);
});
