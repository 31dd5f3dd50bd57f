import { describe, expect, it } from 'vitest';
import type { Hello, ServerFrame, Welcome } from '../wire/types.ts';
import { Line, type LineState } from './socket.ts';
import { FakeWorld } from './fake-world.ts';

const WELCOME: Welcome = {
  t: 'welcome',
  protocol: 1,
  build: 'test',
  table: {
    id: 'a',
    code: 'ABC234',
    status: 'playing',
    settings: { edition: 'mattel' },
    places: [],
    time: 0,
  },
};

class Person {
  readonly states: LineState[] = [];
  readonly frames: ServerFrame['t'][] = [];
  since: number | undefined;

  hello(): Hello {
    return this.since === undefined ? { t: 'hello' } : { t: 'hello', since: this.since };
  }

  onState(state: LineState): void {
    this.states.push(state);
  }

  onFrame(frame: ServerFrame): void {
    this.frames.push(frame.t);
  }
}

function start(): { world: FakeWorld; person: Person; line: Line } {
  const world = new FakeWorld();
  const person = new Person();
  return { world, person, line: new Line(world, person) };
}

function live(): { world: FakeWorld; person: Person; line: Line } {
  const all = start();
  all.world.socket.onopen?.();
  all.world.socket.receive(WELCOME);
  return all;
}

describe('a line', () => {
  it('says hello first and is up when it is welcomed', () => {
    const { world, person, line } = start();
    expect(line.send({ t: 'ping' })).toBe(false);
    world.socket.onopen?.();
    expect(world.socket.sent).toEqual([{ t: 'hello' }]);
    expect(line.state).toBe('connecting');
    world.socket.receive(WELCOME);
    expect(person.states).toEqual(['up']);
    expect(line.send({ t: 'ping' })).toBe(true);
  });

  it('comes back at once when it is cut, and says what it has seen last', () => {
    const { world, person } = live();
    person.since = 17;
    world.socket.onclose?.();
    expect(person.states.at(-1)).toBe('down');
    world.pass(0);
    expect(world.sockets).toHaveLength(2);
    world.socket.onopen?.();
    expect(world.socket.sent).toEqual([{ t: 'hello', since: 17 }]);
  });

  it('waits 0.25 s, doubling to 5 s, with jitter, and never gives up', () => {
    const { world } = live();
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const cut = world.now;
      const before = world.sockets.length;
      world.socket.onclose?.();
      while (world.sockets.length === before) world.pass(0.5);
      waits.push(world.now - cut);
    }
    // Chance is 0.5 in this world: three quarters of the full time.
    const full = [0, 250, 500, 1000, 2000, 4000, 5000, 5000, 5000];
    waits.forEach((wait, index) => {
      expect(Math.abs(wait - (full[index] ?? 0) * 0.75)).toBeLessThanOrEqual(1);
    });
  });

  it('starts anew with waiting once it was welcomed', () => {
    const { world } = live();
    for (let tries = 0; tries < 3; tries += 1) {
      world.socket.onclose?.();
      world.pass(1000);
    }
    world.socket.onopen?.();
    world.socket.receive(WELCOME);
    world.socket.onclose?.();
    world.pass(0);
    expect(world.sockets).toHaveLength(5);
  });

  it('gives a silent socket up within 6 s while somebody looks', () => {
    const { world, person } = live();
    world.pass(3000);
    expect(world.socket.kinds()).toEqual(['hello', 'ping']);
    world.pass(2999);
    expect(person.states).toEqual(['up']);
    world.pass(1);
    expect(person.states).toEqual(['up', 'down']);
    expect(world.sockets[0]?.closed).toBe(true);
    expect(world.sockets).toHaveLength(2);
  });

  it('keeps a quiet socket that answers', () => {
    const { world, person } = live();
    for (let times = 0; times < 10; times += 1) {
      world.pass(3000);
      world.socket.receive({ t: 'pong' });
    }
    expect(person.states).toEqual(['up']);
    expect(world.sockets).toHaveLength(1);
  });

  it('does not watch while nobody looks', () => {
    const { world } = live();
    world.seen = false;
    world.pass(60_000);
    expect(world.socket.kinds()).toEqual(['hello']);
    expect(world.sockets).toHaveLength(1);
  });

  it('gives a socket up after 2 s when the page comes back and nothing is heard', () => {
    const { world } = live();
    world.seen = false;
    world.pass(60_000);
    world.seen = true;
    world.probe();
    expect(world.socket.kinds()).toEqual(['hello', 'ping']);
    world.pass(1999);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    expect(world.sockets).toHaveLength(2);
  });

  it('keeps a socket that answers the probe', () => {
    const { world } = live();
    world.probe();
    world.socket.receive({ t: 'pong' });
    world.pass(2500);
    expect(world.sockets).toHaveLength(1);
  });

  it('tries at once when the network is back, though it was to wait', () => {
    const { world } = live();
    for (let tries = 0; tries < 6; tries += 1) {
      world.socket.onclose?.();
      world.pass(5000);
    }
    const before = world.sockets.length;
    world.socket.onclose?.();
    world.pass(10);
    expect(world.sockets).toHaveLength(before);
    world.probe();
    expect(world.sockets).toHaveLength(before + 1);
    world.pass(0);
    expect(world.sockets).toHaveLength(before + 1);
  });

  it('gives up a socket that never opens', () => {
    const { world } = start();
    world.pass(6000);
    expect(world.sockets).toHaveLength(2);
  });

  it('hears nothing more of a socket that it gave up', () => {
    const { world, person } = live();
    const old = world.socket;
    world.probe();
    world.pass(2000);
    expect(old.onmessage).toBeNull();
    expect(old.onclose).toBeNull();
    expect(person.frames).toEqual(['welcome']);
  });

  it('comes back when the server restarts, after the time it says', () => {
    const { world, line } = live();
    world.socket.receive({ t: 'bye', reason: 'restart', after: 1000 });
    expect(line.state).toBe('down');
    world.pass(1249);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    expect(world.sockets).toHaveLength(2);
  });

  it.each(['left', 'closed', 'outdated'] as const)('stays away after %s', (reason) => {
    const { world, line, person } = live();
    world.socket.receive({ t: 'bye', reason });
    expect(line.state).toBe('ended');
    expect(person.frames.at(-1)).toBe('bye');
    world.probe();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('is closed by its owner for good', () => {
    const { world, line } = live();
    line.close();
    expect(world.socket.closed).toBe(true);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});
