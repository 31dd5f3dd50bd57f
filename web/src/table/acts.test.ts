import { describe, expect, it } from 'vitest';
import { reconcile } from '../store/hand.ts';
import type { Options, View } from '../wire/types.ts';
import { actsFor, type Acts, type Situation } from './acts.ts';
import type { Aim } from './aim.ts';

const VIEW: View = {
  seat: 1,
  edition: 'mattel',
  options: {},
  round: 1,
  dealer: 2,
  now: { ply: 3, step: 'play', turn: 1, actors: [1], draw: 50 },
  discard: ['G6'],
  seats: [
    { hand: ['R1', 'R1', 'G5', 'W', 'S'], phase: 1 },
    {
      hand: [4],
      phase: 2,
      laid: 1,
      groups: [
        { pattern: 'set 3', cards: ['R5', 'Y5', 'W'], number: 5 },
        { pattern: 'run 3', cards: ['R2', 'Y3', 'G4'] },
      ],
    },
  ],
};

const AIM: Aim = { phase: 1, groups: '2 sets of 3', short: 2, slots: [], wanted: [] };
const HAND = reconcile([], ['R1', 'R1', 'G5', 'W', 'S']);
const HITS: Options['hits'] = [
  { move: 'hit G5 on 2.1', cards: ['G5'], owner: 2, group: 1 },
  { move: 'hit W on 2.2 low', cards: ['W'], owner: 2, group: 2, end: 'low', stands: '1' },
  { move: 'hit W on 2.2 high', cards: ['W'], owner: 2, group: 2, end: 'high', stands: '5' },
];

/** The acts with these cards chosen. */
function acts(options: Options | null, chosen: string[] = [], more: Partial<Situation> = {}): Acts {
  return actsFor({
    view: VIEW,
    options,
    company: { names: ['Ann', 'Bea'], me: 1, ring: [] },
    chosen: chosen.map((card) => HAND.find((one) => one.card === card) ?? { key: 0, card }),
    hand: HAND,
    aim: AIM,
    lay: null,
    hitsAfter: 0,
    asked: { number: null, direction: null },
    found: null,
    ...more,
  });
}

const key = (card: string): number => HAND.find((one) => one.card === card)?.key ?? -1;

describe('who waits', () => {
  it('is told whose turn it is, and that they are next', () => {
    const now = { ...VIEW.now, turn: 2, actors: [2] };
    const said = acts(null, [], { view: { ...VIEW, now } });
    expect(said.title.name).toBe('turn-next');
    expect(said.headline).toEqual({ name: 'turn-of', args: { player: 'Bea' } });
    expect(said.primary).toBeNull();
  });

  it('is not next with a Skip in front of them', () => {
    const now = { ...VIEW.now, turn: 2, actors: [2] };
    const seats = VIEW.seats.map((seat) => ({ ...seat, skips: 1 }));
    const said = acts(null, [], { view: { ...VIEW, now, seats } });
    expect(said.title.name).toBe('turn-you');
    expect(said.brief).toEqual({ name: 'own-skips', args: { count: 1 } });
  });

  it('can choose a card in advance, and nothing is lit', () => {
    const said = acts(null, ['G5']);
    expect(said.detail?.name).toBe('say-chosen');
    expect([said.primary, said.secondary, said.places]).toEqual([null, null, []]);
  });

  it('for the end of a pause, is told so', () => {
    const said = acts(null, ['G5'], { paused: true });
    expect([said.title.name, said.headline.name]).toEqual(['vote-paused', 'vote-paused']);
    expect([said.primary, said.secondary, said.places]).toEqual([null, null, []]);
  });

  it('and only looks on, is told so', () => {
    expect(acts(null, [], { view: { ...VIEW, seat: null } }).title.name).toBe('turn-watching');
  });
});

describe('who draws', () => {
  it('draws by the lit button, takes by the other', () => {
    const said = acts({ step: 'draw', draw: true, take: true });
    expect([said.primary?.move, said.secondary?.move]).toEqual(['draw', 'take']);
    expect(said.headline).toEqual({ name: 'say-draw-or-take', args: { card: { cards: ['G6'] } } });
  });

  it('may not take what may not be taken', () => {
    const said = acts({ step: 'draw', draw: true });
    expect([said.primary?.move, said.secondary]).toEqual(['draw', null]);
    expect(said.headline.name).toBe('say-draw');
  });

  it('passes where there is nothing to draw', () => {
    const said = acts({ step: 'draw', may_pass: true });
    expect(said.primary?.move).toBe('pass');
    expect(said.headline.name).toBe('say-draw-none');
  });

  it('is told how many cards are drawn', () => {
    const view = { ...VIEW, now: { ...VIEW.now, number: 3 } };
    const said = acts({ step: 'draw', draw: true }, [], { view });
    expect(said.headline).toEqual({ name: 'say-draw-several', args: { count: 3 } });
  });
});

describe('who plays', () => {
  const options: Options = { step: 'play', hits: HITS, discards: ['R1', 'G5', 'W'] };

  it('lays the phase that lies in the trays', () => {
    const lay = { phase: 1, move: 'lay R1 R1 W', keys: [0, 1, 3] };
    const said = acts(options, [], { lay, hitsAfter: 2 });
    expect(said.primary).toEqual({
      label: { name: 'act-lay', args: { phase: 1 } },
      move: lay.move,
      keys: lay.keys,
    });
    expect(said.detail).toEqual({ name: 'say-ready-more', args: { count: 2 } });
  });

  it('still lays it when a card of it is chosen, and may discard that one', () => {
    const lay = { phase: 1, move: 'lay R1 R1 W', keys: [key('R1'), key('W')] };
    const said = acts(options, ['W'], { lay });
    expect([said.primary?.move, said.secondary?.move]).toEqual([lay.move, 'discard W']);
    expect(acts(options, ['G5'], { lay }).primary?.move).toBe('hit G5 on 2.1');
    expect(said.detail?.name).toBe('say-ready-more');
    const wild = acts(options, ['W'], { lay, other: 'W=5' });
    expect(wild.detail).toEqual({ name: 'say-other', args: { card: { cards: ['W=5'] } } });
  });

  it('is told how many cards fit', () => {
    expect(acts(options).headline).toEqual({ name: 'say-hit', args: { count: 2 } });
    expect(acts({ step: 'play', discards: ['R1'] }).headline.name).toBe('say-discard');
    expect(acts({ step: 'play' }).headline.name).toBe('say-last-card');
  });

  it('hits on the one place by the lit button, or discards by the other', () => {
    const said = acts(options, ['G5']);
    expect(said.places).toHaveLength(1);
    expect(said.primary).toMatchObject({ move: 'hit G5 on 2.1', keys: [key('G5')] });
    expect(said.secondary).toMatchObject({ move: 'discard G5', keys: [key('G5')] });
  });

  it('chooses among several places: no button is lit', () => {
    const said = acts(options, ['W']);
    expect(said.places.map((one) => one.end)).toEqual(['low', 'high']);
    expect(said.primary).toBeNull();
    expect(said.title.name).toBe('say-where');
  });

  it('discards a card that fits nowhere', () => {
    const said = acts(options, ['R1']);
    expect(said.primary).toMatchObject({ move: 'discard R1', keys: [key('R1')] });
    expect(said.places).toEqual([]);
  });

  it('is told of a card that may not go', () => {
    const said = acts({ step: 'play', discards: ['R1'] }, ['G5']);
    expect(said.primary).toBeNull();
    expect(said.headline.name).toBe('say-cannot-go');
  });

  it('chooses whom a Skip is for', () => {
    const skips = [{ seat: 2, move: 'skip 2' }];
    const said = acts({ ...options, skips }, ['S']);
    expect(said.targets).toEqual(skips);
    expect(said.primary).toBeNull();
  });

  it('discards two cards where those go together', () => {
    const chosen = HAND.slice(0, 2);
    const pairs: Options = { step: 'play', discard_pairs: [['R1', 'R1']] };
    expect(acts(pairs, [], { chosen }).primary).toMatchObject({
      move: 'discard R1 R1',
      keys: chosen.map((one) => one.key),
    });
  });

  it('hits with a partner that is not chosen yet', () => {
    const hits = [{ move: 'hit R1 R1 on 2.1', cards: ['R1', 'R1'], owner: 2, group: 1 }];
    const said = acts({ step: 'play', hits }, ['R1']);
    expect(said.primary?.keys).toEqual(HAND.slice(0, 2).map((one) => one.key));
  });

  it('may pass beside discarding, where the rules let them', () => {
    expect(acts({ ...options, hits: [], may_pass: true }).secondary?.move).toBe('pass');
    expect(acts({ step: 'play', may_pass: true }).primary?.move).toBe('pass');
  });
});

describe('a card that may be claimed', () => {
  it('is knocked for, or let go', () => {
    const said = acts({ step: 'claim', knock: true, may_pass: true });
    expect([said.primary?.move, said.secondary?.move]).toEqual(['knock', 'pass']);
    expect(said.title).toEqual({ name: 'say-claim', args: { card: { cards: ['G6'] } } });
  });
});

describe('on the ring', () => {
  it('dice are rolled', () => {
    expect(acts({ step: 'roll' }).primary?.move).toBe('roll');
  });

  it('a number and a direction make a question, to whom sits there first', () => {
    const asked = { number: 9, direction: 'right' };
    const said = acts({ step: 'ask' }, [], { asked });
    expect(said.primary?.move).toBe('ask 9 right');
    expect(said.primary?.label.args).toEqual({ player: 'Bea', number: 9 });
    expect(acts({ step: 'ask' }, [], { asked: { number: 9, direction: null } }).primary).toBeNull();
  });

  it('cards are swapped, or none', () => {
    const picks: Options = { step: 'swap', picks: { move: 'swap', most: 4 } };
    expect(acts(picks).primary?.move).toBe('swap');
    expect(acts(picks, ['G5']).primary?.move).toBe('swap G5');
  });

  it('a found card is taken, an asked one given', () => {
    expect(acts({ step: 'search' }, [], { found: 'R9' }).primary?.move).toBe('search R9');
    expect(acts({ step: 'give', give: ['G5'] }, ['G5']).primary?.move).toBe('give G5');
    expect(acts({ step: 'give', give: ['G5'] }, ['R1']).primary).toBeNull();
  });

  it('cards are kept, or none', () => {
    const picks: Options = { step: 'keep', picks: { move: 'keep', most: 5 } };
    const said = acts(picks, ['G5']);
    expect([said.primary?.move, said.secondary?.move]).toEqual(['keep G5', 'keep']);
    expect(acts(picks).primary).toBeNull();
  });
});
