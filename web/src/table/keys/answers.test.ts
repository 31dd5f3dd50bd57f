import { beforeAll, expect, it } from 'vitest';
import { needPart, setLanguage } from '../../i18n/text.svelte.ts';
import { callWild } from '../../i18n/wild.svelte.ts';
import { FakeWorld } from '../../net/fake-world.ts';
import { Session } from '../../store/session.svelte.ts';
import type { Table, View } from '../../wire/types.ts';
import { UNKNOWN } from '../edition.ts';
import { Play } from '../play.svelte.ts';
import { answer } from './answers.ts';
import { doKey } from './keys.ts';

const VIEW: View = {
  seat: 1,
  edition: 'mattel',
  options: {},
  round: 1,
  dealer: 2,
  now: { ply: 3, step: 'play', turn: 1, actors: [1], draw: 50 },
  discard: ['G6'],
  seats: [
    { hand: ['R1', 'W'], phase: 1, total: 15 },
    {
      hand: [4],
      phase: 2,
      laid: 1,
      total: 30,
      groups: [{ pattern: 'set 3', cards: ['R5', 'Y5', 'W'], number: 5 }],
    },
  ],
};

const TABLE: Table = {
  id: 'a',
  code: 'ABC234',
  status: 'playing',
  settings: { edition: 'mattel' },
  places: [],
  time: 0,
};

const EDITION = {
  ...UNKNOWN,
  name: 'mattel',
  number_points: [5],
  phases: [
    { phase: 1, groups: ['set 3', 'set 3'], text: '', assumed: false },
    { phase: 2, groups: ['set 3', 'run 4'], text: '', assumed: false },
  ],
};

function playing(view = VIEW, table = TABLE): { play: Play; world: FakeWorld } {
  const world = new FakeWorld();
  const session = new Session({ world, name: 'me', language: () => 'en', clock: () => world.now });
  world.socket.onopen?.();
  world.socket.receive({ t: 'welcome', protocol: 1, build: 'x', table, seat: 1 });
  world.socket.receive({ t: 'view', n: 10, view });
  const play = new Play(
    session,
    () => EDITION,
    () => ['Ann', 'Bea'],
    () => world.now,
  );
  return { play, world };
}

beforeAll(async () => {
  await setLanguage('en');
  await needPart('table');
});

it.each([
  ['hand', 'You have 2 cards: red 1, Wild.'],
  ['counts', 'You: 2 cards. Bea: 4 cards.'],
  ['clock', 'There is no clock at this table.'],
] as const)('%s: %s', (question, text) => {
  expect(answer(playing().play, question)).toBe(text);
});

it('what lies on the table, with what its Wilds stand for', () => {
  expect(answer(playing().play, 'table')).toContain('red 5, yellow 5, Wild as 5');
  const seats = VIEW.seats.map(({ hand, phase }) => ({ hand, ...(phase ? { phase } : {}) }));
  const nothing = answer(playing({ ...VIEW, seats }).play, 'table');
  expect(nothing).not.toContain('red');
});

it('a Wild is called what the edition calls it', () => {
  const end = callWild('J');
  expect(answer(playing().play, 'hand')).toBe('You have 2 cards: red 1, Joker.');
  expect(answer(playing().play, 'table')).toContain('Joker as 5');
  end();
  expect(answer(playing().play, 'hand')).toContain('Wild');
});

it('the piles', () => {
  const said = answer(playing().play, 'pile');
  expect(said).toContain('green 6');
  expect(said).toContain('50');
});

it('the phases of all, you first, with their points', () => {
  const said = answer(playing().play, 'phases');
  expect(said).toMatch(/^You.*2 sets of 3.*15.*Bea.*run of 4.*30/);
});

it('the clocks, where there are some', () => {
  const places = [{ kind: 'person' as const, clock: { bank: 61_000 } }];
  const { play } = playing(VIEW, { ...TABLE, places });
  expect(answer(play, 'clock')).toContain('61');
});

it('the last turn', () => {
  const { play, world } = playing();
  expect(answer(play, 'last')).not.toContain('Bea');
  const now = { ...VIEW.now, ply: 4 };
  world.socket.receive({ t: 'events', n: 11, events: [{ e: 'drew', seat: 2 }], now });
  expect(answer(play, 'last')).toBe('Bea draws a card.');
  const own = { ...now, ply: 5 };
  const drew = { e: 'drew', seat: 1, card: 'R5' } as const;
  world.socket.receive({ t: 'events', n: 12, events: [drew], now: own });
  world.pass(3000);
  expect(answer(play, 'last')).toMatch(/^Bea draws a card\. You draw/);
});

it('what is missing: numbers, and colours by name', async () => {
  const { play, world } = playing();
  const asked = play.askAim();
  const aim = { phase: 1, short: 2, slots: [['R1'], []], wanted: [['1'], ['R']] };
  world.socket.receive({ t: 'aimed', id: String(world.socket.sent.at(-1)?.['id']), aim });
  await asked;
  const said = answer(play, 'missing');
  expect(said).toContain('2 cards short');
  expect(said).toMatch(/1, .*red/);
});

it('a key that can do nothing says what is to be done, and sorting says how', () => {
  const { play, world } = playing();
  world.socket.sent.length = 0;
  expect(doKey(play, 'u')).toContain('nothing that you can take back');
  expect(doKey(play, 'i')).toContain('nothing to suggest');
  expect(doKey(play, 'd')).toBeNull(); // it is one's own turn: its options are on their way
  expect(doKey(play, 's')).toBe('By number');
  const waits = playing({ ...VIEW, now: { ...VIEW.now, turn: 2, actors: [2] } });
  expect(doKey(waits.play, 'd')).toBe('Bea’s turn');
  expect(world.socket.sent.some((frame) => frame['t'] === 'move')).toBe(false);
});

it('whoever lays with nothing to lay hears why not', () => {
  const laid = { ...VIEW, seats: VIEW.seats.map((seat) => ({ ...seat, laid: 1 })) };
  const { play, world } = playing(laid);
  world.socket.sent.length = 0;
  expect(doKey(play, 'l')).toBe(answer(play, 'missing'));
  expect(doKey(play, 'l')).toContain('Your phase is on the table');
  expect(world.socket.sent).toEqual([]);
});
