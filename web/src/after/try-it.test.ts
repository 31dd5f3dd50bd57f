import { expect, test } from 'vitest';
import { readLink } from '../referee/situation.ts';
import type { View } from '../wire/types.ts';
import { tryPath } from './try-it.ts';

const VIEW: View = {
  seat: null,
  open: true,
  edition: 'mattel',
  options: {},
  round: 1,
  dealer: 1,
  now: { ply: 0, step: 'play', turn: 2, actors: [2], draw: 4 },
  discard: ['R5'],
  seats: [{ hand: [2] }, { hand: ['R1', 'W'], phase: 3 }],
};

test('a move can be tried again from the table as it was', () => {
  const path = tryPath(VIEW, 2) ?? '';
  const found = readLink(decodeURIComponent(path.replace('/referee/', '')));
  expect(found?.situation).toMatchObject({
    edition: 'mattel',
    hand: ['R1', 'W'],
    discard: 'R5',
    phase: 3,
    moment: 'play',
    me: 2,
  });
});

test('nothing can be tried with a hand that is not seen, or before the first move', () => {
  expect(tryPath(VIEW, 1)).toBeNull();
  expect(tryPath(undefined, 2)).toBeNull();
  expect(tryPath(VIEW, null)).toBeNull();
});
