import { expect, test } from 'vitest';
import type { Beat } from '../store/playback.ts';
import type { EditionInfo, Event, Options, Seat, View } from '../wire/types.ts';
import { course, lessonsNow, nextLesson, stillHolds } from './lessons.ts';
import { recent, type Moment } from './moment.ts';
import { classesOf, pointsOf } from './points.ts';
import { message } from '../telling/message.ts';

const EDITION: EditionInfo = {
  name: 'mattel',
  colours: 'GYOR',
  cards: 108,
  hand: 10,
  highest: 12,
  wilds: 8,
  skips: 4,
  number_points: [5, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10],
  wild_points: 25,
  skip_points: 15,
  last_card: 'any',
  least_players: 2,
  most_players: 6,
  keep: 0,
  out_steps: 1,
  jokers: false,
  phases: [
    { phase: 1, text: '', groups: ['set 3', 'set 3'], assumed: false },
    { phase: 2, text: '', groups: ['set 3', 'run 4'], assumed: false },
  ],
  options: [],
  ring: [],
  lengths: {},
  assumed: [],
  clauses: { turn: 'M-07', set: 'M-13', run: 'M-14', lay: 'M-09' },
};

const BOARD: EditionInfo = {
  ...EDITION,
  name: 'board',
  wilds: 0,
  skips: 0,
  jokers: true,
  keep: 5,
  out_steps: 2,
  last_card: 'discard',
  number_points: Array.from({ length: 12 }, () => 0),
  ring: [{ action: 'star' }, { action: 'draw', cards: 2 }, { action: 'joker' }, { action: 'ask' }],
};

/** What comes before all else, and is met in most moments. */
const BASICS = ['goal', 'group-set'];

interface Situation {
  readonly options?: Options | null;
  readonly mine?: Partial<Seat>;
  readonly view?: Partial<View>;
  readonly edition?: EditionInfo;
  readonly rest?: Partial<Moment>;
}

function at({ options = null, mine, view, edition = EDITION, rest }: Situation): Moment {
  return {
    view: {
      seat: 1,
      edition: edition.name,
      options: {},
      round: 1,
      dealer: 2,
      now: { ply: 0, step: 'draw', turn: 1, actors: [1], draw: 80 },
      discard: ['G12'],
      seats: [
        { hand: ['R1', 'R2', 'R3', 'R4'], phase: 1, ...mine },
        { hand: [10], phase: 1 },
      ],
      ...view,
    },
    options,
    edition,
    names: ['Nora', 'Tim'],
    lately: [],
    arrived: null,
    gaps: 0,
    sheet: false,
    ...rest,
  };
}

const play = (more: Partial<Options> = {}): Options => ({
  step: 'play',
  discards: ['R1'],
  ...more,
});
const laid: Partial<Seat> = { laid: 1, hand: ['R1', 'R2', 'R3', 'R4'] };

test('first comes the phase, with the kinds of its groups and their picture', () => {
  const lesson = nextLesson(at({ options: { step: 'draw', draw: true, take: true } }), []);
  expect(lesson?.name).toBe('phase');
  expect(lesson?.patterns).toEqual(['set 3', 'set 3']);
  expect(lesson?.text.map(({ name }) => name)).toEqual(['lesson-goal', 'lesson-group-set']);
  expect(lesson?.meets).toEqual(BASICS);
  expect(lesson?.clause).toBe('M-13');
});

test('a later phase tells only of the group that is new', () => {
  const lesson = nextLesson(at({ mine: { phase: 2 } }), BASICS);
  expect(lesson?.text.map(({ name }) => name)).toEqual(['lesson-group-run']);
  expect(nextLesson(at({ mine: { phase: 2 } }), [...BASICS, 'group-run'])).toBeNull();
});

test('what was met does not come again', () => {
  const moment = at({ options: { step: 'draw', draw: true, take: true } });
  expect(nextLesson(moment, BASICS)?.name).toBe('draw');
  expect(nextLesson(moment, [...BASICS, 'draw'])).toBeNull();
});

const lately = (...events: Event[]): Partial<Moment> => ({ lately: events });
const SITUATIONS: Readonly<Record<string, Situation>> = {
  draw: { options: { step: 'draw', draw: true, take: true } },
  'draw-blocked': { options: { step: 'draw', draw: true }, view: { discard: ['S'] } },
  'draw-empty': { options: { step: 'draw', may_pass: true }, view: { discard: [] } },
  missing: { options: { step: 'draw', draw: true }, rest: { gaps: 2 } },
  discard: { options: play() },
  lay: {
    options: play({ lays: [{ move: 'lay', phase: 1, groups: [], cards: 6, points: 30 }] }),
  },
  hit: {
    options: play({ hits: [{ move: 'hit', cards: ['R1'], owner: 2, group: 1 }] }),
    mine: laid,
  },
  'hit-pair': {
    options: play({ hits: [{ move: 'hit', cards: ['R1', 'R1'], owner: 2, group: 1 }] }),
    mine: laid,
  },
  'two-discards': { options: play({ discard_pairs: [['R1', 'R2']] }), mine: laid },
  rid: { options: play(), mine: laid },
  out: { options: play(), mine: { laid: 1, hand: ['R1', 'R2'] } },
  'last-kept': { options: { step: 'play', may_pass: true }, mine: { hand: ['R1'] } },
  wild: { options: play(), mine: { hand: ['R1', 'W'] } },
  joker: { options: play(), mine: { hand: ['R1', '(R7)'] }, edition: BOARD },
  'skip-card': {
    options: play({ discards: [], skips: [{ seat: 2, move: 'skip 2' }] }),
    mine: { hand: ['R1', 'S'] },
  },
  claim: { options: { step: 'claim', knock: true, may_pass: true } },
  'free-order': { mine: { phase: 0, choices: [1, 2] } },
  skipped: { rest: lately({ e: 'skipped', seat: 2, target: 1 }) },
  'skipped-start': { rest: lately({ e: 'turn_lost', seat: 1, start: true }) },
  'other-laid': { rest: lately({ e: 'laid', seat: 2, phase: 1, groups: [] }) },
  reshuffled: { rest: lately({ e: 'reshuffled', cards: 40 }) },
  round: { rest: { sheet: true } },
  roll: { options: { step: 'roll', roll: true }, edition: BOARD },
  walk: { options: { step: 'walk' }, edition: BOARD, view: { dice: [1, 2] } },
  double: { options: { step: 'walk' }, edition: BOARD, view: { dice: [2, 2] } },
  give: { options: { step: 'give', give: ['R1'] }, edition: BOARD },
  keep: {
    options: { step: 'keep', picks: { move: 'keep', most: 5 } },
    edition: BOARD,
    rest: { sheet: true },
  },
  'action-draw': {
    options: { step: 'draw', draw: true, take: true },
    edition: BOARD,
    mine: { pawn: 1 },
    rest: { arrived: 'draw' },
  },
};

test.each(Object.keys(SITUATIONS))('%s is explained when it comes', (name) => {
  const moment = at(SITUATIONS[name] ?? {});
  const lesson = nextLesson(moment, BASICS);
  expect(lesson?.name).toBe(name);
  expect(lesson && stillHolds(lesson, moment)).toBe(true);
  expect(lesson?.meets).toContain(name);
});

test('points come after who moves on', () => {
  expect(nextLesson(at({ rest: { sheet: true } }), ['round'])?.name).toBe('points');
});

test('nothing is explained while one waits and nothing is new', () => {
  expect(nextLesson(at({}), BASICS)).toBeNull();
});

test('what is said follows the facts of the edition and the options of the table', () => {
  const few = { options: play(), mine: { laid: 1, hand: ['R1', 'R2'] } };
  const how = (situation: Situation): unknown =>
    nextLesson(at(situation), BASICS)?.text[0]?.args['how'];
  expect(how(few)).toBe('any');
  expect(how({ ...few, view: { options: { last_card: 'discard' } } })).toBe('discard');
  expect(how({ rest: { sheet: true } })).toBe('one');
  expect(how({ rest: { sheet: true }, edition: BOARD })).toBe('more');
  expect(how({ rest: { sheet: true }, view: { options: { ten_rounds: 'yes' } } })).toBe('all');
  const wild = nextLesson(at({ options: play(), mine: { hand: ['W'] } }), BASICS);
  expect(wild?.text[0]?.args['points']).toBe(25);
});

test('what a space does is told with the cards that it gives', () => {
  const lesson = nextLesson(at(SITUATIONS['action-draw'] ?? {}), BASICS);
  expect(lesson?.title).toEqual(message('action-draw', { number: 2 }));
  expect(lesson?.text[0]).toEqual(message('action-draw-help', { number: 2 }));
});

test('what can be called back: the present step, then the phase', () => {
  const names = lessonsNow(at({ options: { step: 'draw', draw: true, take: true } }));
  expect(names.map(({ name }) => name)).toEqual(['draw', 'phase']);
});

test('only what an edition has is to be learned there', () => {
  expect(course(EDITION)).toEqual(expect.arrayContaining(['group-run', 'wild', 'skip-card']));
  expect(course(EDITION)).not.toContain('roll');
  expect(course(BOARD)).toEqual(expect.arrayContaining(['roll', 'keep', 'give', 'action-joker']));
  for (const name of ['wild', 'skipped', 'skip-card', 'action-search', 'double']) {
    expect(course(BOARD)).not.toContain(name);
  }
});

test('points are told by classes, by face or not at all', () => {
  expect(classesOf(EDITION.number_points)).toEqual([
    { first: 1, last: 9, points: 5 },
    { first: 10, last: 12, points: 10 },
  ]);
  const letter = message('wild-letter');
  expect(pointsOf(EDITION, letter)).toMatchObject({ kind: 'some', wild: 25, skip: 15 });
  expect(pointsOf(BOARD, letter)).toMatchObject({ kind: 'none', wild: 0, skip: 0 });
  const face = { ...EDITION, number_points: [1, 2, 3] };
  expect(pointsOf(face, letter)).toMatchObject({ kind: 'face' });
});

function beats(...events: Event[]): Beat[] {
  return events.map((event, index) => ({
    n: index + 1,
    event,
    view: at({}).view,
    mark: undefined,
  }));
}

test('what is recent follows the last own act', () => {
  const told = recent(
    beats(
      { e: 'drew', seat: 1, card: 'R1' },
      { e: 'discarded', seat: 1, card: 'R1' },
      { e: 'skipped', seat: 2, target: 1 },
      { e: 'turn_lost', seat: 1 },
    ),
    1,
  );
  expect(told.mark).toBe(2);
  expect(told.lately.map(({ e }) => e)).toEqual(['skipped', 'turn_lost']);
});

test('a card that another’s space brings is no act of one’s own', () => {
  const told = recent(
    beats(
      { e: 'rolled', seat: 1, dice: [1, 2] },
      { e: 'walked', seat: 1, space: 2, action: 'joker' },
      { e: 'discarded', seat: 1, card: 'R1' },
      { e: 'rolled', seat: 2, dice: [1, 2] },
      { e: 'walked', seat: 2, space: 7, action: 'everyone' },
      { e: 'drew', seat: 1, card: 'R2' },
    ),
    1,
  );
  expect([told.mark, told.arrived]).toEqual([3, null]);
});

test('where the pawn has come to counts until the next roll', () => {
  const told = recent(
    beats(
      { e: 'rolled', seat: 1, dice: [1, 2] },
      { e: 'walked', seat: 1, space: 0, action: 'star' },
      { e: 'walked', seat: 1, space: 2, action: 'joker' },
      { e: 'joker_drawn', seat: 1, card: '(R1)' },
    ),
    1,
  );
  expect(told.arrived).toBe('joker');
});
