import { expect, test } from 'vitest';
import type { Beat } from '../../store/playback.ts';
import type { Company } from '../../telling/events.ts';
import type { Event, View } from '../../wire/types.ts';
import { Announcer } from './announce.ts';

const COMPANY: Company = { names: ['Ann', 'Bea', 'Cid'], me: 1, ring: [] };

function beat(event: Event, held = 10): Beat {
  const view: View = {
    seat: 1,
    edition: 'mattel',
    options: {},
    round: 1,
    dealer: 1,
    now: { ply: 1, step: 'draw', turn: 1, actors: [1], draw: 1 },
    discard: [],
    seats: [{ hand: [] }, { hand: [held] }, { hand: [10] }],
  };
  return { n: 1, event, view };
}

const names = (announcer: Announcer, beats: Beat[], mode: 'short' | 'full'): string[] =>
  announcer.hear(COMPANY, beats, mode).map((one) => one.name);

test('a turn of another is said when it is over, merged', () => {
  const announcer = new Announcer();
  expect(names(announcer, [beat({ e: 'drew', seat: 2 })], 'full')).toEqual([]);
  expect(names(announcer, [beat({ e: 'discarded', seat: 2, card: 'R5' })], 'full')).toEqual([
    'log-deeds',
  ]);
});

test('in short only what lies open is said', () => {
  const announcer = new Announcer();
  const turn = [beat({ e: 'drew', seat: 2 }), beat({ e: 'discarded', seat: 2, card: 'R5' })];
  expect(names(announcer, turn, 'short')).toEqual(['event-discarded']);
});

test("one's own events are said at once", () => {
  const announcer = new Announcer();
  expect(names(announcer, [beat({ e: 'drew', seat: 1, card: 'R5' })], 'short')).toEqual([
    'event-drew-card-you',
  ]);
});

test('somebody with three cards or fewer is announced, once for each number', () => {
  const announcer = new Announcer();
  const discard: Event = { e: 'discarded', seat: 2, card: 'R5' };
  expect(names(announcer, [beat(discard, 4)], 'short')).not.toContain('announce-few');
  expect(names(announcer, [beat(discard, 3)], 'short')).toContain('announce-few');
  expect(names(announcer, [beat(discard, 3)], 'short')).not.toContain('announce-few');
  expect(names(announcer, [beat(discard, 1)], 'short')).toContain('announce-few');
});
