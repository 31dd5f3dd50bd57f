import { describe, expect, it } from 'vitest';
import type { EditionInfo, View } from '../wire/types.ts';
import {
  editionTextIn,
  linkTo,
  linkToPosition,
  newSituation,
  readLink,
  situationOf,
  textOf,
} from './situation.ts';

const CARDS = { ring: [], hand: 10 } as unknown as EditionInfo;
const BOARD = { ring: [{ action: 'draw' }], hand: 10 } as unknown as EditionInfo;

describe('a situation as text', () => {
  it('hides what others hold, and tells phases, groups, Skips and the pile', () => {
    const situation = newSituation('mattel');
    situation.phase = 2;
    situation.hand = ['R7', 'W'];
    situation.discard = 'G3';
    situation.options = { knocking: 'yes' };
    situation.players[1] = { laid: { phase: 1, groups: [['R1', 'G1'], ['W']] }, skip: true };
    expect(textOf(situation, CARDS).split('\n')).toEqual([
      'position: 1',
      'edition: mattel',
      'options: knocking=yes',
      'view: 1',
      'turn: 1',
      'step: play 1',
      'discard pile: G3',
      'hand 1: R7 W',
      'phase 1: 2',
      'hand 2: ?x10',
      'phase 2: 1',
      'table 2: 1: R1 G1 | W',
      'skip 2: 1',
      '',
    ]);
  });

  it('begins a turn with a roll where there is a ring', () => {
    const situation = { ...newSituation('board'), moment: 'draw' as const };
    expect(textOf(situation, BOARD)).toContain('step: roll 1');
    expect(textOf({ ...situation, moment: 'wait' }, BOARD)).toContain('step: roll 2');
  });
});

describe('a link to a situation', () => {
  it('brings back what was sent', () => {
    const situation = { ...newSituation('pocket'), hand: ['R7', '(G3)'] };
    const link = linkTo(situation, 'discard R7').replace('/referee/', '');
    expect(readLink(decodeURIComponent(link))).toEqual({
      situation,
      position: '',
      move: 'discard R7',
    });
  });

  it('may bring a position as text, with the file of an edition', () => {
    const position = 'position: 1\nedition: three\n|name = "three"\n|\n|[deck]\nhand 1: R1\n';
    const link = linkToPosition(position, 'walk 3').replace('/referee/', '');
    expect(readLink(decodeURIComponent(link))).toEqual({
      situation: null,
      position,
      move: 'walk 3',
    });
    expect(editionTextIn(position)).toBe('name = "three"\n\n[deck]');
  });

  it.each([
    '',
    'nonsense',
    '{}',
    'null',
    '{"position":7}',
    '{"edition":"mattel","hand":[1]}',
    '{"edition":"mattel","me":9}',
    '{"edition":"mattel","players":[{"laid":null,"skip":false,"made":"x"},{"laid":null,"skip":false}]}',
  ])('is none: %s', (text) => {
    expect(readLink(text)).toBeNull();
  });
});

it('knows which phases were made and who has been skipped already', () => {
  const view = {
    seat: 1,
    edition: 'pocket',
    options: { free_order: 'yes' },
    now: { turn: 1, step: 'play' },
    discard: [],
    seats: [
      { hand: ['S', 'G2'], made: [4, 7] },
      { hand: [7], skipped: 1 },
    ],
  } as unknown as View;
  const situation = situationOf(view);
  const text = situation && textOf(situation, CARDS);
  expect(text).toContain('made 1: 4 7\n');
  expect(text).toContain('skipped 2: 1\n');
});

it('is the view of a seat: own hand, groups and Skips, others hidden', () => {
  const view = {
    seat: 2,
    edition: 'mattel',
    options: {},
    now: { turn: 2, step: 'play' },
    discard: ['R5', 3],
    seats: [
      { hand: [4], phase: 1, laid: 1, groups: [{ cards: ['R1', 'W=1'] }], skips: 1 },
      { hand: ['G2', 'S'], phase: 3 },
    ],
  } as unknown as View;
  expect(situationOf(view)).toEqual({
    edition: 'mattel',
    options: {},
    phase: 3,
    moment: 'play',
    hand: ['G2', 'S'],
    discard: 'R5',
    players: [
      { laid: { phase: 1, groups: [['R1', 'W=1']] }, skip: true },
      { laid: null, skip: false },
    ],
    me: 2,
  });
  expect(situationOf({ ...view, seat: null })).toBeNull();
});
