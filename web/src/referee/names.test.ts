import { beforeAll, expect, test } from 'vitest';
import { needPart, setLanguage } from '../i18n/text.svelte.ts';
import { UNKNOWN } from '../table/edition.ts';
import { moveText } from './names.ts';
import { newSituation } from './situation.ts';

const FACTS = {
  ...UNKNOWN,
  phases: [{ phase: 1, groups: ['set 3', 'run 4'], text: '', assumed: false }],
};

beforeAll(async () => {
  await setLanguage('en');
  for (const part of ['home', 'table', 'referee'] as const) await needPart(part);
});

test.each([
  ['hit R8 on 2.1', 'Hit [R8] on Player 2’s set'],
  ['hit R8 W on 2.2', 'Hit [R8] [W] on Player 2’s run'],
  ['hit W on 2.2 low', 'Hit [W] on Player 2’s run, at the low end'],
  ['hit W on 2.2 high', 'Hit [W] on Player 2’s run, at the high end'],
])('%s is told as “%s”', (move, text) => {
  const situation = newSituation('mattel');
  const other = { laid: { phase: 1, groups: [[], []] }, skip: false };
  const players = situation.players.map((one, at) => (at === 1 ? other : one));
  expect(moveText({ move }, { ...situation, players }, FACTS)).toBe(text);
});

test('what is no hit is told in the words of the server', () => {
  const told = { move: 'discard R8', text: 'Discard [R8]' };
  expect(moveText(told, newSituation('mattel'), FACTS)).toBe('Discard [R8]');
});
