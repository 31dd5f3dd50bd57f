import { describe, expect, it } from 'vitest';
import { reconcile } from '../store/hand.ts';
import type { Fit } from '../wire/types.ts';
import type { Aim } from './aim.ts';
import {
  goesOn,
  itemsOf,
  moveTo,
  nextValue,
  standing,
  traysOfAim,
  traysOfLay,
  traysOfSlots,
  type Tray,
} from './trays.ts';

const HAND = reconcile([], ['R4', 'Y5', 'W', 'G7', 'R4', 'B4']);
const texts = (tray: Tray | undefined): string[] => tray?.cards.map((one) => one.as) ?? [];
const keys = (tray: Tray | undefined): number[] => tray?.cards.map((one) => one.key) ?? [];

describe('trays as the server proposes to lay', () => {
  const lay = {
    phase: 2,
    move: 'lay R4 R4 B4 | Y5 W=6 G7',
    groups: [
      { pattern: 'set 3', cards: ['R4', 'R4', 'B4'], number: 4 },
      { pattern: 'run 3', cards: ['Y5', 'W=6', 'G7'] },
    ],
    cards: 6,
    points: 0,
    wilds: [{ group: 2, card: 2, value: 'W=8', move: '' }],
  };

  it('hold each card once, and make the whole lay', () => {
    const { trays, lay: whole } = traysOfLay(lay, HAND);
    expect(trays.map(texts)).toEqual([
      ['R4', 'R4', 'B4'],
      ['Y5', 'W=6', 'G7'],
    ]);
    expect(new Set(trays.flatMap(keys)).size).toBe(6);
    expect(trays.every((tray) => tray.ok)).toBe(true);
    expect(whole).toEqual({ phase: 2, move: lay.move, keys: trays.flatMap(keys) });
  });

  it('know in which of them a Wild has a choice', () => {
    const { trays } = traysOfLay(lay, HAND);
    expect(trays.map((tray) => tray.wilds.length)).toEqual([0, 1]);
  });
});

describe('trays as far as the hand gets', () => {
  const aim: Aim = {
    phase: 2,
    groups: '',
    short: 2,
    slots: [
      ['R4', 'W'],
      ['Y5', 'G7'],
    ],
    wanted: [['4'], ['6']],
  };

  it('say what lacks, and cannot be laid', () => {
    const { trays, lay } = traysOfAim(aim, ['set 3', 'run 3'], HAND);
    expect(lay).toBeNull();
    expect(trays.map((tray) => [tray.ok, tray.missing, tray.wanted])).toEqual([
      [false, 1, ['4']],
      [false, 1, ['6']],
    ]);
  });

  it('show what a Wild stands for in a set', () => {
    const [set] = traysOfAim(aim, ['set 3', 'run 3'], HAND).trays;
    expect(texts(set)).toEqual(['R4', 'W=4']);
  });

  it('show the gap of a run where it belongs', () => {
    const run = traysOfAim(aim, ['set 3', 'run 3'], HAND).trays[1];
    const items = run ? itemsOf(run) : [];
    expect(items.map((item) => ('gap' in item ? `gap ${item.gap}` : item.card.as))).toEqual([
      'Y5',
      'gap 6',
      'G7',
    ]);
  });
});

describe('trays that the player has filled', () => {
  const slots = [
    [
      { key: 2, as: 'W' },
      { key: 1, as: 'Y5' },
      { key: 3, as: 'G7' },
    ],
    [],
  ];

  it('stand as they are until the server has answered', () => {
    const { trays, lay } = traysOfSlots(2, ['run 3', 'set 3'], slots, null);
    expect(trays.map(texts)).toEqual([['W', 'Y5', 'G7'], []]);
    expect([trays[0]?.ok, lay]).toEqual([false, null]);
  });

  it('are put in order as the server reads them', () => {
    const group = { pattern: 'run 3', cards: ['Y5', 'W=6', 'G7'] };
    const fit: Fit = {
      phase: 2,
      slots: [
        { pattern: 'run 3', ok: true, group },
        { pattern: 'set 3', ok: false, missing: 3 },
      ],
    };
    const { trays, lay } = traysOfSlots(2, ['run 3', 'set 3'], slots, fit);
    expect(texts(trays[0])).toEqual(['Y5', 'W=6', 'G7']);
    expect(keys(trays[0])).toEqual([1, 2, 3]);
    expect([trays[1]?.missing, lay]).toEqual([3, null]);
  });

  it('are a lay once the server says which', () => {
    const stands = { pattern: 'run 3', ok: true };
    const fit: Fit = { phase: 2, slots: [stands, stands], move: 'lay Y5 W=6 G7' };
    expect(traysOfSlots(2, ['run 3', 'set 3'], slots, fit).lay).toEqual({
      phase: 2,
      move: 'lay Y5 W=6 G7',
      keys: [2, 1, 3],
    });
  });
});

describe('a card that is moved', () => {
  const slots = [
    [
      { key: 0, as: 'R4' },
      { key: 2, as: 'W=4' },
    ],
    [{ key: 1, as: 'Y5' }],
  ];

  it('goes from tray to tray, and stands for nothing there yet', () => {
    expect(moveTo(slots, [{ key: 2, as: 'W=4' }], 1)).toEqual([
      [{ key: 0, as: 'R4' }],
      [
        { key: 1, as: 'Y5' },
        { key: 2, as: 'W' },
      ],
    ]);
  });

  it('goes back into the hand', () => {
    expect(moveTo(slots, [{ key: 0, as: 'R4' }], null)).toEqual([
      [{ key: 2, as: 'W=4' }],
      [{ key: 1, as: 'Y5' }],
    ]);
  });
});

describe('a Wild in a tray', () => {
  const tray: Tray = {
    pattern: 'run 3',
    cards: [
      { key: 2, as: 'W=4' },
      { key: 1, as: 'Y5' },
    ],
    ok: false,
    missing: 1,
    wanted: [],
    wilds: [{ group: 1, card: 1, value: 'W=6', move: '' }],
    refusal: null,
  };

  it('stands for the next thing that it can, and round again', () => {
    expect(nextValue(tray, 2)).toBe('W=6');
    const cards = [{ key: 2, as: 'W=6' }];
    const wilds = [{ group: 1, card: 1, value: 'W=4', move: '' }];
    expect(nextValue({ ...tray, cards, wilds }, 2)).toBe('W=4');
  });

  it('stays where the rules leave no choice', () => {
    expect(nextValue({ ...tray, wilds: [] }, 2)).toBeNull();
    expect(nextValue(tray, 1)).toBeNull();
  });
});

describe('a laid group', () => {
  it.each([
    [{ pattern: 'set 3', cards: ['R5', 'W', '(B2)'], number: 5 }, ['R5', 'W=5', '(B2)=5']],
    [{ pattern: '7 one colour', cards: ['R5', 'W'], colour: 'R' }, ['R5', 'W=R']],
    [{ pattern: 'run 3', cards: ['R5', 'W=6', 'G7'] }, ['R5', 'W=6', 'G7']],
  ])('writes out what its Wilds stand for: %j', (group, cards) => {
    expect(standing(group)).toEqual(cards);
  });
});

describe('a proposal', () => {
  const slots = [[{ key: 1, as: 'R7' }], [{ key: 2, as: 'W=5' }]];

  it('goes on from what is prepared', () => {
    expect(
      goesOn(slots, [
        ['G7', 'R7'],
        ['W', 'R6'],
      ]),
    ).toBe(true);
    expect(goesOn(slots, [['R7'], ['R4', 'W=5']])).toBe(true);
    expect(goesOn([], [['R7'], []])).toBe(true);
  });

  it('or has something else there', () => {
    expect(goesOn(slots, [['W'], ['R7']])).toBe(false);
    expect(goesOn(slots, [['R7'], ['W=6']])).toBe(false);
    expect(goesOn([[...(slots[0] ?? []), { key: 3, as: 'R7' }]], [['R7']])).toBe(false);
  });
});
