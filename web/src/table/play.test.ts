import { describe, expect, it } from 'vitest';
import { FakeWorld } from '../net/fake-world.ts';
import { Session } from '../store/session.svelte.ts';
import type { LayOption, Options, View } from '../wire/types.ts';
import { UNKNOWN } from './edition.ts';
import { Play } from './play.svelte.ts';

const VIEW: View = {
  seat: 1,
  edition: 'mattel',
  options: {},
  round: 1,
  dealer: 2,
  now: { ply: 3, step: 'play', turn: 1, actors: [1], draw: 50 },
  discard: ['G6'],
  seats: [
    { hand: ['R1', 'Y1', 'G5', 'W'], phase: 1 },
    { hand: [4], phase: 2, laid: 1, groups: [{ pattern: 'set 3', cards: ['R5', 'Y5', 'B5'] }] },
  ],
};

const EDITION = {
  ...UNKNOWN,
  name: 'mattel',
  phases: [
    { phase: 1, groups: ['set 3', 'set 3'], text: '', assumed: false },
    { phase: 2, groups: ['set 2'], text: '', assumed: false },
  ],
};
const HIT = { move: 'hit G5 on 2.1', cards: ['G5'], owner: 2, group: 1 };
const OPTIONS: Options = { step: 'play', discards: ['R1', 'Y1', 'G5', 'W'], hits: [HIT] };

interface Start {
  world: FakeWorld;
  session: Session;
  play: Play;
  /** The key of a card of the hand. */
  key: (card: string) => number;
  /** The frame that was sent last. */
  sent: () => Record<string, unknown> | undefined;
  /** Answers that frame. */
  answer: (frame: object) => Promise<void>;
}

function start(options: Options = OPTIONS, view = VIEW): Start {
  const world = new FakeWorld();
  const session = new Session({ world, name: 'me', language: () => 'en', clock: () => world.now });
  world.socket.onopen?.();
  const table = {
    id: 'a',
    code: 'ABC234',
    status: 'playing' as const,
    settings: { edition: 'mattel' },
    places: [],
    time: 0,
  };
  world.socket.receive({ t: 'welcome', protocol: 1, build: 'x', table, seat: 1 });
  world.socket.receive({ t: 'view', n: 10, view });
  world.socket.receive({ t: 'options', n: 10, options });
  const play = new Play(
    session,
    () => EDITION,
    () => ['Ann', 'Bea'],
    () => world.now,
  );
  const sent = (): Record<string, unknown> | undefined => world.socket.sent.at(-1);
  return {
    world,
    session,
    play,
    key: (card) => session.hand.cards.find((one) => one.card === card)?.key ?? -1,
    sent,
    answer: async (frame) => {
      world.socket.receive({ id: String(sent()?.['id']), ...frame } as never);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('a card of the hand', () => {
  it('is chosen by a press, and let go by another', () => {
    const { play, key, sent } = start();
    play.press(key('R1'));
    expect(play.chosen.map((one) => one.card)).toEqual(['R1']);
    expect(play.acts?.primary?.move).toBe('discard R1');
    play.press(key('R1'));
    expect(play.chosen).toEqual([]);
    expect(sent()?.['t']).toBe('hello');
  });

  it('takes the place of the one that was chosen', () => {
    const { play, key } = start();
    play.press(key('R1'));
    play.press(key('Y1'));
    expect(play.chosen.map((one) => one.card)).toEqual(['Y1']);
  });

  it('with one place hits by a second press, but not by a double tap', () => {
    const { play, key, world, sent } = start();
    play.press(key('G5'));
    world.now += 200;
    play.press(key('G5'));
    expect(sent()?.['t']).toBe('hello');
    expect(play.isChosen(key('G5'))).toBe(true);
    world.now += 301;
    play.press(key('G5'));
    expect(sent()).toMatchObject({ t: 'move', move: HIT.move });
  });

  it('is let go with everything else', async () => {
    const { play, key, answer } = start();
    play.press(key('R1'));
    const asked = play.askHint();
    await answer({ t: 'hinted', hint: { moves: [] } });
    await asked;
    expect(play.hint).not.toBeNull();
    play.letGo();
    expect([play.chosen, play.hint]).toEqual([[], null]);
  });

  it('stays chosen when the move is refused, and goes when it is made', async () => {
    const { play, key, session, answer } = start();
    play.press(key('R1'));
    const act = play.acts?.primary;
    if (!act) throw new Error('no act');
    const refused = play.send(act);
    await answer({ t: 'no', refusal: { code: 'late', text: 'Too late.' } });
    await refused;
    expect(session.refused?.refusal.text).toBe('Too late.');
    expect(play.chosen.map((one) => one.card)).toEqual(['R1']);
    const made = play.send(act);
    await answer({ t: 'ok' });
    await made;
    expect(play.chosen).toEqual([]);
  });
});

describe('a card that is dragged', () => {
  it('onto the pile is discarded', () => {
    const { play, key, sent } = start();
    play.discard(key('Y1'));
    expect(sent()).toMatchObject({ t: 'move', move: 'discard Y1' });
  });

  it('onto the pile is asked about if it may not go', async () => {
    const { play, key, session, sent, answer } = start({ ...OPTIONS, discards: [] });
    play.discard(key('Y1'));
    expect(sent()).toMatchObject({ t: 'why', move: 'discard Y1' });
    await answer({ t: 'because', refusal: { code: 'x', text: 'Because.' } });
    expect(session.refused?.refusal.text).toBe('Because.');
    expect(play.chosen.map((one) => one.card)).toEqual(['Y1']);
  });

  it('onto a group hits, or is asked about', () => {
    const { play, key, sent } = start();
    play.hitOn(key('R1'), 2, 1, 'high');
    expect(sent()).toMatchObject({ t: 'why', move: 'hit R1 on 2.1' });
    play.hitOn(key('G5'), 2, 1, 'high');
    expect(sent()).toMatchObject({ t: 'move', move: HIT.move });
  });

  it('onto a group with both ends goes to the nearer one', () => {
    const ends = (['low', 'high'] as const).map((end) => ({
      move: `hit W on 2.1 ${end}`,
      cards: ['W'],
      owner: 2,
      group: 1,
      end,
    }));
    const { play, key, sent } = start({ step: 'play', hits: ends });
    play.hitOn(key('W'), 2, 1, 'low');
    expect(sent()).toMatchObject({ move: 'hit W on 2.1 low' });
  });

  it('within the hand goes there, and the server keeps the order', () => {
    const { play, key, session, sent } = start();
    play.putBefore(key('W'), key('R1'));
    expect(session.hand.cards.map((one) => one.card)).toEqual(['W', 'R1', 'Y1', 'G5']);
    expect(sent()).toMatchObject({ t: 'arrange', order: ['W', 'R1', 'Y1', 'G5'] });
  });
});

describe('the phase in the making', () => {
  const AIM = {
    phase: 1,
    short: 3,
    slots: [['R1', 'Y1', 'W=1'], []],
    wanted: [[], ['5', '5']],
  };

  async function aimed(): Promise<Start> {
    const begun = start();
    begun.session.hand.sorting = 'phase';
    const asked = begun.play.askAim();
    await begun.answer({ t: 'aimed', aim: AIM });
    await asked;
    return begun;
  }

  const inTrays = ({ play }: Start): string[][] =>
    play.laying.trays?.trays.map((tray) => tray.cards.map((one) => one.as)) ?? [];

  it('is shown as far as the hand gets', async () => {
    const begun = await aimed();
    expect(begun.play.laying.isAimed).toBe(true);
    expect(begun.play.laying.inTrays).toBe(true);
    expect(inTrays(begun)).toEqual([['R1', 'Y1', 'W=1'], []]);
  });

  it('is changed by the player, asked about, and kept by the server', async () => {
    const begun = await aimed();
    begun.play.press(begun.key('G5'));
    begun.play.place(1);
    expect(inTrays(begun)).toEqual([['R1', 'Y1', 'W=1'], ['G5']]);
    const kinds = begun.world.socket.kinds();
    expect(kinds).toContain('arrange');
    expect(kinds).toContain('fit');
    begun.play.put(begun.key('G5'), null);
    expect(inTrays(begun)[1]).toEqual([]);
  });

  describe('that was prepared', () => {
    /** Puts the 5 where it is wanted, or where it is not; then draws, and is told what there is. */
    async function drawn(tray: number, card: string, slots: string[][]): Promise<Start> {
      const begun = await aimed();
      begun.play.put(begun.key('G5'), tray);
      const sent = begun.play.send({ move: 'draw', keys: [] });
      await begun.answer({ t: 'ok' });
      await sent;
      begun.world.socket.receive({
        t: 'events',
        n: 11,
        events: [{ e: 'drew', seat: 1, card }],
        now: { ...VIEW.now, ply: 4 },
      });
      const asked = begun.play.askAim();
      await begun.answer({ t: 'aimed', aim: { ...AIM, slots, wanted: [[], []] } });
      await asked;
      return begun;
    }

    it('stays when a card is drawn', async () => {
      const begun = await drawn(0, 'B9', [['R1', 'Y1', 'W'], ['G5']]);
      expect(inTrays(begun)).toEqual([['R1', 'Y1', 'W=1', 'G5'], []]);
    });

    it('is filled in when the proposal goes on from it', async () => {
      const begun = await drawn(1, 'B5', [
        ['R1', 'Y1', 'W'],
        ['G5', 'B5'],
      ]);
      expect(begun.session.hand.slots).toEqual([]);
      expect(inTrays(begun)).toEqual([
        ['R1', 'Y1', 'W=1'],
        ['G5', 'B5'],
      ]);
    });
  });

  it('is not asked about again for what others do', async () => {
    const begun = await aimed();
    begun.play.put(begun.key('G5'), 1);
    await begun.answer({ t: 'fitted', fit: { phase: 1, slots: [{ ok: true }, { ok: false }] } });
    const asked = begun.world.socket.sent.length;
    const now = { ...VIEW.now, ply: 4 };
    begun.world.socket.receive({ t: 'events', n: 11, events: [{ e: 'drew', seat: 2 }], now });
    void begun.play.laying.askFit();
    expect(begun.world.socket.sent).toHaveLength(asked);
    begun.play.put(begun.key('G5'), 0);
    expect(begun.sent()).toMatchObject({ t: 'fit', slots: [['R1', 'Y1', 'W=1', 'G5'], []] });
  });

  it('lets a Wild stand for something else by a second press', async () => {
    const begun = await aimed();
    begun.play.put(begun.key('W'), 1);
    const group = { pattern: 'set 3', cards: ['W=1'], number: 1 };
    const wilds = [{ group: 2, card: 1, value: 'W=2', move: '' }];
    await begun.answer({
      t: 'fitted',
      fit: { phase: 1, slots: [{ ok: false }, { ok: false, group, wilds }] },
    });
    begun.play.press(begun.key('W'));
    expect(begun.play.isChosen(begun.key('W'))).toBe(true);
    begun.play.press(begun.key('W'));
    expect(begun.session.hand.slots[1]?.map((one) => one.as)).toEqual(['W=2']);
  });
});

describe('in free order', () => {
  const seats = [{ hand: ['R1', 'Y1', 'G5', 'W'], choices: [1, 2] }, { hand: [4] }];
  const view = { ...VIEW, seats };
  const lay = (phase: number, ...groups: string[][]): LayOption => ({
    phase,
    move: `lay ${phase}`,
    groups: groups.map((cards) => ({ pattern: 'set 2', cards })),
    cards: 2,
    points: 0,
  });

  it('the player goes for another phase than the one proposed', async () => {
    const begun = start({ step: 'play', discards: ['G5'] }, view);
    const { play, session, sent, answer } = begun;
    const asked = play.askAim();
    await answer({
      t: 'aimed',
      aim: { phase: 1, short: 1, slots: [['R1', 'Y1'], []], wanted: [[], ['5']] },
    });
    await asked;
    expect(play.laying.open).toEqual([1, 2]);
    expect(play.laying.goal?.phase).toBe(1);
    play.laying.want(2);
    expect(play.laying.goal?.phase).toBe(2);
    expect(play.laying.inTrays).toBe(true);
    expect(sent()).toMatchObject({ t: 'fit', phase: 2, slots: [[]] });
    await answer({ t: 'fitted', fit: { phase: 2, slots: [{ ok: false, missing: 2 }] } });
    expect(play.laying.trays?.trays.map((tray) => tray.missing)).toEqual([2]);
    play.put(begun.key('G5'), 0);
    expect(session.hand.slots[0]?.map((one) => one.as)).toEqual(['G5']);
    expect(sent()).toMatchObject({ t: 'fit', phase: 2, slots: [['G5']] });
  });

  it('and lays that one', () => {
    const lays = [lay(1, ['R1', 'Y1']), lay(2, ['G5', 'W'])];
    const { play } = start({ step: 'play', lays }, view);
    expect(play.acts?.primary?.move).toBe('lay 1');
    play.laying.want(2);
    expect(play.acts?.primary?.move).toBe('lay 2');
  });
});

it('a hint is no longer said when something has happened', async () => {
  const { world, play, answer } = start();
  const asked = play.askHint();
  const hint = { moves: [{ move: 'discard R1', told: 'Discard [R1]', text: 'Because.' }] };
  await answer({ t: 'hinted', hint });
  await asked;
  expect(play.hint).toEqual(hint);
  const now = { ...VIEW.now, ply: 4, step: 'play' as const };
  world.socket.receive({ t: 'events', n: 11, events: [{ e: 'drew', seat: 1, card: 'B2' }], now });
  expect(play.hint).toBeNull();
});

it('cards to keep: what helps the phase is proposed once, and as many as may be kept', async () => {
  const { play, session, answer } = start({ step: 'keep', picks: { move: 'keep', most: 2 } });
  const asked = play.askAim();
  const aim = { phase: 1, short: 3, slots: [['R1', 'Y1', 'W'], []], wanted: [[], []] };
  await answer({ t: 'aimed', aim });
  await asked;
  expect(play.chosen).toHaveLength(2);
  play.letGo();
  const again = play.askAim();
  await answer({ t: 'aimed', aim });
  await again;
  expect(play.chosen).toEqual([]);
  for (const { key } of session.hand.cards) play.press(key);
  expect(play.chosen).toHaveLength(2);
});
