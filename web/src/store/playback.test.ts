import { describe, expect, it } from 'vitest';
import { FakeWorld } from '../net/fake-world.ts';
import type { Event, View } from '../wire/types.ts';
import { Playback, type Beat } from './playback.ts';

const DREW: Event = { e: 'drew', seat: 2 };
const ENDED: Event = {
  e: 'round_ended',
  round: 1,
  result: { out: 1, laid: [], points: [] },
  hands: [],
  totals: [],
  made: [],
};

function beat(n: number, event: Event = DREW): Beat {
  const now = { ply: n, step: null, turn: 1, actors: [], draw: 0 };
  const view: View = {
    seat: 1,
    edition: 'mattel',
    options: {},
    round: 1,
    dealer: 1,
    now,
    discard: [],
    seats: [],
  };
  return { n, event, view };
}

function start(): { world: FakeWorld; playback: Playback; shown: string[] } {
  const world = new FakeWorld();
  const shown: string[] = [];
  const playback = new Playback(world, (beats, moving) => {
    shown.push(`${moving ? 'moves' : 'jumps'} ${beats.map((one) => one.n).join(' ')}`);
  });
  return { world, playback, shown };
}

describe('playback', () => {
  it('shows the first event at once and the next when it has been seen', () => {
    const { world, playback, shown } = start();
    playback.push([beat(1), beat(2)]);
    expect(shown).toEqual(['moves 1']);
    world.pass(329);
    expect(shown).toEqual(['moves 1']);
    world.pass(1);
    expect(shown).toEqual(['moves 1', 'moves 2']);
    expect(playback.busy).toBe(true);
    world.pass(330);
    expect(playback.busy).toBe(false);
  });

  it('jumps when more than three moves wait, and shows the last one', () => {
    const { playback, shown } = start();
    playback.push([beat(1)]);
    playback.push([beat(2), beat(3), beat(4)]);
    expect(shown).toEqual(['moves 1']);
    playback.push([beat(5)]);
    expect(shown).toEqual(['moves 1', 'jumps 2 3 4', 'moves 5']);
  });

  it('is never more than two seconds behind', () => {
    const { playback, shown } = start();
    const deal: Event = { e: 'dealt', round: 1, dealer: 1, hands: [], start: 'R1' };
    playback.push([deal, deal, deal, deal].map((one) => beat(1, one)));
    expect(shown).toEqual(['jumps 1', 'moves 1']);
  });

  it('shows everything at once when nobody looks, or at speed 0', () => {
    const { world, playback, shown } = start();
    world.seen = false;
    playback.push([beat(1), beat(2)]);
    expect(shown).toEqual(['jumps 1 2']);
    world.seen = true;
    playback.pace = 0;
    playback.push([beat(3)]);
    expect(shown).toEqual(['jumps 1 2', 'jumps 3']);
  });

  it('goes at the speed that is chosen', () => {
    const { world, playback, shown } = start();
    playback.pace = 0.5;
    playback.push([beat(1), beat(2)]);
    world.pass(165);
    expect(shown).toEqual(['moves 1', 'moves 2']);
  });

  it('stops at the end of a round until one goes on, also when it jumps', () => {
    const { world, playback, shown } = start();
    world.seen = false;
    playback.push([beat(1), beat(2, ENDED), beat(2), beat(3)]);
    expect(shown).toEqual(['jumps 1 2']);
    expect(playback.held).toBe(true);
    world.seen = true;
    playback.push([beat(4)]);
    expect(shown).toHaveLength(1);
    playback.release();
    expect(shown[1]).toBe('moves 2');
    world.pass(5000);
    expect(shown).toEqual(['jumps 1 2', 'moves 2', 'moves 3', 'moves 4']);
  });

  it('forgets what waits when a whole view comes', () => {
    const { world, playback, shown } = start();
    playback.push([beat(1), beat(2)]);
    playback.clear();
    world.pass(5000);
    expect(shown).toEqual(['moves 1']);
    expect(playback.busy).toBe(false);
  });
});
