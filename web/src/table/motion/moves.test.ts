import { expect, test } from 'vitest';
import type { Beat } from '../../store/playback.ts';
import type { Event, View } from '../../wire/types.ts';
import { waysOf } from './moves.ts';

const NONE = { leaving: [], coming: [] };
const beat = (event: Event): Beat => ({ n: 1, event, view: {} as View });

test('a drawn card goes to the hand, hidden to the others', () => {
  const own = waysOf(beat({ e: 'drew', seat: 1, card: 'R7' }), 1, { ...NONE, coming: [9] });
  expect(own).toEqual([{ card: 'R7', from: 'draw', to: 'hand:9', delay: 0 }]);
  const other = waysOf(beat({ e: 'drew', seat: 2 }), 1, NONE);
  expect(other).toEqual([{ card: '?', from: 'draw', to: 'seat:2', delay: 0 }]);
});

test('a discard leaves the place where it stood', () => {
  const ways = waysOf(beat({ e: 'discarded', seat: 1, card: 'R7' }), 1, { ...NONE, leaving: [4] });
  expect(ways).toEqual([{ card: 'R7', from: 'hand:4', to: 'discard', delay: 0 }]);
});

test('a hit goes into its group', () => {
  const event: Event = {
    e: 'hit',
    seat: 2,
    cards: ['R7'],
    owner: 3,
    group: 1,
    result: { pattern: 'set 3', cards: [] },
  };
  expect(waysOf(beat(event), 1, NONE)).toEqual([
    { card: 'R7', from: 'seat:2', to: 'group:3.1', delay: 0 },
  ]);
});

test('a deal is over within 600 ms', () => {
  const coming = Array.from({ length: 20 }, (_, index) => index);
  const event: Event = { e: 'dealt', round: 1, dealer: 1, hands: [], start: 'R1' };
  const ways = waysOf(beat(event), 1, { ...NONE, coming });
  expect(ways).toHaveLength(20);
  expect(ways.at(-1)?.delay).toBeLessThanOrEqual(600);
});
