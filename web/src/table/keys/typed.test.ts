import { expect, test } from 'vitest';
import { readTyped, spell } from './typed.ts';

test.each([
  ['DRAW', 'draw', 'draw'],
  ['lay r7 g7 y7|g3 g4 w=5 r6', 'play', 'lay R7 G7 Y7 | G3 G4 W=5 R6'],
  ['hit r8 on 2.1', 'play', 'hit R8 on 2.1'],
  ['hit w on 2.1 high', 'play', 'hit W on 2.1 high'],
  ['skip s on 3', 'play', 'skip S on 3'],
  ['r7, g8', 'swap', 'swap R7 G8'],
  ['(r7)', 'keep', 'keep (R7)'],
  ['4', 'walk', 'walk 4'],
  ['7 left', 'ask', 'ask 7 left'],
  ['Search', 'star', 'star search'],
  ['star search', 'star', 'star search'],
] as const)('%s', (typed, step, move) => {
  expect(spell(typed, step)).toBe(move);
});

test('questions, deeds and moves are told apart', () => {
  expect(readTyped('  ', 'draw')).toBeNull();
  expect(readTyped('Hand', 'draw')).toEqual({ kind: 'question', question: 'hand' });
  expect(readTyped('score', 'draw')).toEqual({ kind: 'question', question: 'phases' });
  expect(readTyped('?', 'draw')).toEqual({ kind: 'deed', deed: 'hint' });
  expect(readTyped(' Lay', 'play')).toEqual({ kind: 'deed', deed: 'lay' });
  expect(readTyped('lay r7', 'play')).toEqual({ kind: 'move', move: 'lay R7' });
  expect(readTyped('why hit r8 on 2.1', 'play')).toEqual({ kind: 'why', move: 'hit R8 on 2.1' });
  expect(readTyped('rules', 'play', 'express')).toEqual({ kind: 'page', path: '/rules/express' });
  expect(readTyped('Rules Pocket', 'play', 'express')).toEqual({
    kind: 'page',
    path: '/rules/pocket',
  });
  expect(readTyped('rules m-07', 'play')).toEqual({ kind: 'page', path: '/rules/M-07' });
  expect(readTyped('quit', 'play')).toEqual({ kind: 'page', path: '/' });
  expect(readTyped('Q', 'play')).toEqual({ kind: 'page', path: '/' });
  expect(readTyped('why', 'play')).toEqual({ kind: 'example' });
  expect(readTyped('discard w', 'play')).toEqual({ kind: 'move', move: 'discard W' });
});
