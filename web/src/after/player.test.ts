import { expect, test } from 'vitest';
import type { Replay, View } from '../wire/types.ts';
import { momentsOf, ReplayPlayer, roundStarts } from './player.svelte.ts';

const NOW = { ply: 0, step: 'draw', turn: 1, actors: [1], draw: 4 } as const;
const VIEW: View = {
  seat: null,
  open: true,
  edition: 'mattel',
  options: {},
  round: 1,
  dealer: 2,
  now: { ...NOW, actors: [1] },
  discard: ['R5'],
  seats: [{ hand: ['R1'] }, { hand: ['G2'] }],
};
const REPLAY: Replay = {
  names: ['Ann', 'Bea'],
  deck: {
    colours: 'RG',
    highest: 12,
    copies: 2,
    wilds: 0,
    skips: 0,
    hand: 1,
    open_cards: 1,
    starting_wild: 'stays',
    starting_skip: 'stays',
  },
  start: VIEW,
  dealt: { t: 'events', n: 1, events: [], now: { ...NOW, actors: [1] } },
  moves: ['1 draw', '1 discard R1'],
  frames: [
    {
      t: 'events',
      n: 2,
      events: [{ e: 'drew', seat: 1, card: 'G9' }],
      now: { ...NOW, actors: [1] },
    },
    {
      t: 'events',
      n: 3,
      events: [{ e: 'discarded', seat: 1, card: 'R1' }],
      now: { ...NOW, turn: 2, actors: [2] },
    },
  ],
  open: true,
};

test('a moment for the deal and one for each move, each with the table after it', () => {
  const moments = momentsOf(REPLAY);
  expect(moments.map(({ move, seat }) => [move, seat])).toEqual([
    [0, null],
    [1, 1],
    [2, 1],
  ]);
  expect(moments[1]?.view.seats[0]?.hand).toEqual(['R1', 'G9']);
  expect(moments[2]?.view.seats[0]?.hand).toEqual(['G9']);
  expect(moments[2]?.view.discard).toEqual(['R1', 'R5']);
});

test('rounds begin where the deal of the round is', () => {
  expect(roundStarts(momentsOf(REPLAY))).toEqual([{ round: 1, move: 0 }]);
});

test('one goes back to the start of the round, and from there to the round before', () => {
  const rounds = [
    { round: 1, move: 0 },
    { round: 2, move: 40 },
  ];
  const wentTo = [0, 12, 40, 55].map((move) => {
    const player = new ReplayPlayer(60, rounds, move);
    const { round } = player;
    player.toRound();
    return [round, player.at];
  });
  expect(wentTo).toEqual([
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 40],
  ]);
});

test('a player has three speeds', () => {
  const player = new ReplayPlayer(2, []);
  const speeds = [1, 2, 3].map(() => {
    player.faster();
    return player.speed;
  });
  expect(speeds).toEqual([2, 4, 1]);
});

test('a player stays within the game', () => {
  const player = new ReplayPlayer(2, [], 9);
  expect(player.at).toBe(2);
  player.step(-5);
  expect(player.at).toBe(0);
  player.toggle();
  expect(player.playing).toBe(true);
  player.step(2);
  expect([player.at, player.playing]).toEqual([2, false]);
});
