import { describe, expect, it } from 'vitest';
import { FakeWorld } from '../net/fake-world.ts';
import type { Event, Now, Options, Table, View } from '../wire/types.ts';
import { Session } from './session.svelte.ts';

const TABLE: Table = {
  id: 'a',
  code: 'ABC234',
  status: 'playing',
  settings: { edition: 'mattel' },
  places: [],
  time: 5000,
};

const NOW: Now = { ply: 3, step: 'draw', turn: 1, actors: [1], draw: 50, number: 1 };

const VIEW: View = {
  seat: 1,
  edition: 'mattel',
  options: {},
  round: 1,
  dealer: 2,
  now: NOW,
  discard: ['G6'],
  seats: [
    { hand: ['R1', 'R1', 'G5', 'W'], phase: 1 },
    { hand: [4], phase: 1 },
  ],
};

const OPTIONS: Options = { step: 'draw', draw: true, take: true };

interface Start {
  world: FakeWorld;
  session: Session;
  tell: (n: number, events: Event[], now?: Partial<Now>) => void;
}

function start(): Start {
  const world = new FakeWorld();
  const session = new Session({ world, name: 'me', language: () => 'en', clock: () => world.now });
  greet(world);
  world.socket.receive({ t: 'view', n: 10, view: VIEW, order: ['W', 'R1', 'G5', 'R1'] });
  world.socket.receive({ t: 'options', n: 10, options: OPTIONS });
  const tell = (n: number, events: Event[], now: Partial<Now> = {}): void => {
    world.socket.receive({ t: 'events', n, events, now: { ...NOW, ply: n, ...now } });
  };
  return { world, session, tell };
}

function greet(world: FakeWorld): void {
  world.socket.onopen?.();
  world.socket.receive({ t: 'welcome', protocol: 1, build: 'x', table: TABLE, seat: 1 });
}

const hand = (session: Session): string => session.hand.cards.map((one) => one.card).join(' ');

describe('a session', () => {
  it('shows the view with the hand in the order that was kept', () => {
    const { session } = start();
    expect(session.shown).toEqual(VIEW);
    expect(hand(session)).toBe('W R1 G5 R1');
    expect(session.options).toEqual(OPTIONS);
    expect(session.serverTime()).toBe(5000);
  });

  it('keeps a move pending until it is answered, and guesses nothing', async () => {
    const { world, session, tell } = start();
    const made = session.move('draw');
    expect(world.socket.sent.at(-1)).toEqual({ t: 'move', n: 10, move: 'draw', id: 'me-1' });
    expect(session.pending?.move).toBe('draw');
    expect(hand(session)).toBe('W R1 G5 R1');
    expect(await session.move('take')).toBe(false);
    tell(11, [{ e: 'drew', seat: 1, card: 'B2' }], { step: 'play' });
    world.socket.receive({ t: 'ok', id: 'me-1' });
    expect(await made).toBe(true);
    expect(session.pending).toBeNull();
    expect(hand(session)).toBe('W R1 G5 R1 B2');
    expect(session.hand.texts(session.hand.drawn)).toEqual(['B2']);
    expect(session.options).toBeNull();
  });

  it('tells why a move is refused, and leaves the hand as it is', async () => {
    const { world, session } = start();
    const made = session.move('discard G5');
    const refusal = { code: 'draw_first', text: 'First draw.', clause: 'M-09' };
    world.socket.receive({ t: 'no', id: 'me-1', refusal });
    expect(await made).toBe(false);
    expect(session.refused).toEqual({ refusal, move: 'discard G5' });
    expect(hand(session)).toBe('W R1 G5 R1');
  });

  it('tells why a seat is refused until something else is asked for', async () => {
    const { world, session } = start();
    const sits = session.command({ t: 'sit', seat: 2, name: 'Mia' });
    const refusal = { code: 'seat_taken', text: 'Somebody sits there.' };
    world.socket.receive({ t: 'no', id: 'me-1', refusal });
    await sits;
    expect(session.refused?.refusal).toEqual(refusal);
    void session.command({ t: 'sit', seat: 3, name: 'Mia' });
    expect(session.refused).toBeNull();
  });

  it('loses, of two equal cards, the one that was chosen', () => {
    const { session, tell } = start();
    const last = session.hand.cards[3]?.key ?? 0;
    void session.move('discard R1', [last]);
    tell(11, [{ e: 'discarded', seat: 1, card: 'R1' }], { turn: 2, actors: [2] });
    expect(hand(session)).toBe('W R1 G5');
    expect(session.shown?.discard).toEqual(['R1', 'G6']);
  });

  it('puts cards back where they were when a move is taken back', () => {
    const { world, session, tell } = start();
    const group = { pattern: 'set 2', cards: ['R1', 'G5'] };
    tell(11, [{ e: 'laid', seat: 1, phase: 1, groups: [group] }], { step: 'play' });
    expect(hand(session)).toBe('W R1');
    tell(12, [{ e: 'taken_back', seat: 1, count: 1 }], { step: 'play' });
    world.socket.receive({ t: 'view', n: 12, view: VIEW });
    expect(hand(session)).toBe('W R1 G5 R1');
    expect(session.story.beats.map((beat) => beat.event.e)).toEqual(['taken_back']);
  });

  it('asks for what it missed when a number is skipped', () => {
    const { world, session, tell } = start();
    tell(13, [{ e: 'drew', seat: 2 }]);
    expect(session.shown).toEqual(VIEW);
    greet(world); // on a line of its own
    expect(world.socket.sent).toEqual([{ t: 'hello', protocol: 1, language: 'en', since: 10 }]);
    tell(12, [
      { e: 'drew', seat: 2 },
      { e: 'drew', seat: 2 },
    ]);
    world.pass(1000);
    expect(session.shown?.seats[1]?.hand).toEqual([6]);
  });

  it('tells of the round so far when it comes new to the table', () => {
    const { world, session } = start();
    expect(session.story.beats).toEqual([]);
    const opening: View = { ...VIEW, now: { ...NOW, draw: 51, turn: 2 } };
    const events: Event[] = [
      { e: 'dealt', round: 1, dealer: 2, hands: [['R1', 'R1', 'G5', 'W'], [4]], start: 'R3' },
      { e: 'drew', seat: 2 },
      { e: 'discarded', seat: 2, card: 'G6' },
    ];
    world.socket.receive({ t: 'view', n: 10, view: VIEW, so_far: { view: opening, events } });
    const { beats } = session.story;
    expect(beats.map((beat) => [beat.n, beat.event.e])).toEqual([
      [8, 'dealt'],
      [9, 'drew'],
      [10, 'discarded'],
    ]);
    expect(beats[1]?.view.seats[1]?.hand).toEqual([5]);
    expect(beats[1]?.view.now).toMatchObject({ turn: 2, draw: 50 });
    expect(beats[2]?.view.discard).toEqual(['G6', 'R3']);
  });

  it('forgets move after move when they are taken back', () => {
    const { session, tell } = start();
    tell(11, [{ e: 'walked', seat: 1, space: 3, action: 'draw' }]);
    tell(12, [{ e: 'walked', seat: 1, space: 5, action: 'draw' }]);
    tell(13, [{ e: 'taken_back', seat: 1, count: 1 }]);
    tell(14, [{ e: 'taken_back', seat: 1, count: 1 }]);
    session.pace = 0;
    tell(15, [{ e: 'drew', seat: 2 }]);
    expect(session.story.beats.map((beat) => beat.event.e)).toEqual([
      'taken_back',
      'taken_back',
      'drew',
    ]);
  });

  it('takes in once what it is told twice', () => {
    const { world, session, tell } = start();
    tell(11, [{ e: 'drew', seat: 2 }]);
    tell(12, [
      { e: 'drew', seat: 2 },
      { e: 'drew', seat: 2 },
    ]);
    world.pass(1000);
    expect(session.shown?.seats[1]?.hand).toEqual([6]);
  });

  it('comes back with what it has seen, and sends again what was not answered', () => {
    const { world, session, tell } = start();
    tell(11, [{ e: 'drew', seat: 1, card: 'B2' }], { step: 'play' });
    void session.move('discard B2');
    world.socket.onclose?.();
    expect(session.line).toBe('down');
    world.pass(0);
    world.socket.onopen?.();
    expect(world.socket.sent).toEqual([{ t: 'hello', protocol: 1, language: 'en', since: 11 }]);
    world.socket.receive({ t: 'welcome', protocol: 1, build: 'x', table: TABLE, seat: 1 });
    expect(world.socket.sent.at(-1)).toEqual({
      t: 'move',
      n: 11,
      move: 'discard B2',
      id: 'me-1',
    });
  });

  it('lets time stand on a dead line, and go on with the next one', () => {
    const { world, session } = start();
    world.pass(1000);
    expect(session.serverTime()).toBe(6000);
    world.socket.onclose?.();
    world.pass(0);
    world.now += 900;
    expect(session.serverTime()).toBe(6000);
    world.socket.onopen?.();
    const table = { ...TABLE, time: 6900 };
    world.socket.receive({ t: 'welcome', protocol: 1, build: 'x', table, seat: 1 });
    world.pass(100);
    expect(session.serverTime()).toBe(7000);
  });

  it('offers options only when all before them is shown', () => {
    const { world, session, tell } = start();
    tell(11, [{ e: 'drew', seat: 2 }]);
    tell(12, [{ e: 'discarded', seat: 2, card: 'R9' }]);
    world.socket.receive({ t: 'options', n: 12, options: OPTIONS });
    expect(session.options).toBeNull();
    world.pass(330);
    expect(session.shown?.discard).toEqual(['R9', 'G6']);
    expect(session.options).toEqual(OPTIONS);
  });

  it('offers nothing while the game is paused', () => {
    const { world, session } = start();
    world.socket.receive({ t: 'table', table: { ...TABLE, status: 'paused' }, seat: 1 });
    expect(session.options).toBeNull();
    world.socket.receive({ t: 'table', table: TABLE, seat: 1 });
    expect(session.options).toEqual(OPTIONS);
  });

  it('marks what was drawn again when it is taken back', () => {
    const { world, session, tell } = start();
    tell(11, [{ e: 'drew', seat: 1, card: 'B5' }], { step: 'play' });
    const group = { pattern: 'set 2', cards: ['B5', 'G5'] };
    const [one, two] = VIEW.seats;
    const view = { ...VIEW, seats: [{ ...one, hand: [...(one?.hand ?? []), 'B5'] }, { ...two }] };
    world.pass(330);
    tell(12, [{ e: 'laid', seat: 1, phase: 1, groups: [group] }], { step: 'play' });
    world.pass(330);
    expect(session.hand.drawn).toEqual([]);
    tell(13, [{ e: 'taken_back', seat: 1, count: 1 }], { step: 'play' });
    world.socket.receive({ t: 'view', n: 13, view: view as View });
    expect(session.hand.texts(session.hand.drawn)).toEqual(['B5']);
  });

  it('keeps an arrangement', () => {
    const { world, session } = start();
    session.hand.sort('number');
    expect(hand(session)).toBe('R1 R1 G5 W');
    expect(world.socket.sent.at(-1)).toEqual({
      t: 'arrange',
      id: 'me-1',
      order: ['R1', 'R1', 'G5', 'W'],
      slots: [],
    });
    const [first, second] = session.hand.cards.map((one) => one.key);
    session.hand.prepare([[{ key: first ?? 0, as: 'R1' }], [{ key: second ?? 0, as: 'R1' }]]);
    expect(world.socket.sent.at(-1)).toMatchObject({ slots: [['R1'], ['R1']] });
  });

  it('comes back with the order as it was, and goes on sorting in that way', () => {
    const orders = [
      { order: ['R1', 'R1', 'G5', 'W'], sorting: 'number' },
      { order: ['W', 'R1', 'G5', 'R1'], sorting: 'own' },
      { order: [], sorting: 'phase' }, // then the order follows from the phase
    ] as const;
    for (const { order, sorting } of orders) {
      const world = new FakeWorld();
      const options = { world, name: 'me', language: () => 'en', clock: () => world.now };
      const session = new Session(options);
      session.hand.sorting = 'colour';
      greet(world);
      world.socket.receive({ t: 'view', n: 10, view: VIEW, order: [...order] });
      expect(session.hand.sorting).toBe(sorting);
    }
  });

  it('keeps the order that a turn ends with, and none where the phase decides on it', () => {
    const { world, session, tell } = start();
    session.hand.sort('number');
    tell(11, [{ e: 'drew', seat: 1, card: 'R3' }], { step: 'play' });
    expect(hand(session)).toBe('R1 R1 G5 W R3');
    expect(session.hand.texts(session.hand.apart)).toEqual(['R3']);
    tell(12, [{ e: 'discarded', seat: 1, card: 'G5' }], { turn: 2 });
    world.pass(330);
    expect(hand(session)).toBe('R1 R1 R3 W');
    expect(world.socket.sent.at(-1)).toMatchObject({
      t: 'arrange',
      order: hand(session).split(' '),
    });
    session.hand.sort('phase');
    expect(world.socket.sent.at(-1)).toMatchObject({ t: 'arrange', order: [] });
  });

  it('has what was prepared in its slots again when a move is taken back', () => {
    const { world, session, tell } = start();
    const [wild, one] = session.hand.cards.map(({ key }) => key);
    const slots = [[{ key: one ?? 0, as: 'R1' }], [{ key: wild ?? 0, as: 'W=1' }]];
    session.hand.prepare(slots);
    session.hand.played = [one ?? 0, wild ?? 0];
    const group = { pattern: 'set 2', cards: ['R1', 'W'] };
    tell(11, [{ e: 'laid', seat: 1, phase: 1, groups: [group] }], { step: 'play' });
    expect(session.hand.slots).toEqual([]);
    tell(12, [{ e: 'taken_back', seat: 1, count: 1 }], { step: 'play' });
    world.socket.receive({ t: 'view', n: 12, view: VIEW });
    expect(session.hand.slots).toEqual(slots);
  });

  it('leaves out of the slots that were kept what has left the hand', () => {
    const world = new FakeWorld();
    const options = { world, name: 'me', language: () => 'en', clock: () => world.now };
    const session = new Session(options);
    greet(world);
    const slots = [
      ['B9', 'R1'],
      ['W=5', 'R1'],
    ];
    world.socket.receive({ t: 'view', n: 10, view: VIEW, order: [], slots });
    const texts = session.hand.slots.map((slot) =>
      slot.map(({ key, as }) => `${session.hand.text(key)} ${as}`),
    );
    expect(texts).toEqual([['R1 R1'], ['W W=5', 'R1 R1']]);
  });

  it('sorts a new deal as before, but not an order of the own', () => {
    const { session, tell } = start();
    session.hand.sort('colour');
    const deal = (hands: string[]): Event => ({
      e: 'dealt',
      round: 2,
      dealer: 1,
      hands: [hands, [4]],
      start: 'R1',
    });
    tell(11, [deal(['R9', 'G1', 'R2'])]);
    expect(hand(session)).toBe('R2 R9 G1');
    session.hand.put(session.hand.cards[2]?.key ?? 0, session.hand.cards[0]?.key ?? 0);
    expect(hand(session)).toBe('G1 R2 R9');
    expect(session.hand.sorting).toBe('own');
  });
});

describe('the end of a round', () => {
  const ended: Event = {
    e: 'round_ended',
    round: 1,
    result: { out: 2, laid: [null, 1], points: [20, 0] },
    hands: [['R1', 'R1', 'G5', 'W'], []],
    totals: [20, 0],
    made: [[], [1]],
    phases: [1, 2],
  };
  const dealt: Event = { e: 'dealt', round: 2, dealer: 1, hands: [['B1'], [1]], start: 'R2' };

  it('stays until one goes on and the table does', () => {
    const { world, session, tell } = start();
    tell(12, [ended, dealt]);
    world.socket.receive({
      t: 'table',
      table: { ...TABLE, next_round_at: 9000, awaited: [1] },
      seat: 1,
    });
    expect(session.roundOver?.event).toEqual(ended);
    expect(hand(session)).toBe('W R1 G5 R1');
    session.nextRound();
    expect(world.socket.sent.at(-1)).toMatchObject({ t: 'ready', ready: true });
    expect(session.roundOver).not.toBeNull();
    world.socket.receive({ t: 'table', table: TABLE, seat: 1 });
    expect(session.roundOver).toBeNull();
    expect(hand(session)).toBe('B1');
    expect(session.shown?.round).toBe(2);
  });

  it('is left when the game is given up: there is no next one', () => {
    const { world, session, tell } = start();
    tell(12, [ended, dealt]);
    world.socket.receive({ t: 'table', table: { ...TABLE, status: 'abandoned' }, seat: 1 });
    expect(session.roundOver).toBeNull();
  });

  it('is left when the others play on', () => {
    const { session, tell } = start();
    tell(12, [ended, dealt]);
    expect(session.roundOver).not.toBeNull();
    tell(13, [{ e: 'drew', seat: 2 }], { turns: 1 });
    expect(session.roundOver).toBeNull();
  });
});

describe('a socket that swallows everything', () => {
  it('is current within three seconds when one comes back to the page', async () => {
    const { world, session, tell } = start();
    const made = session.move('draw'); // swallowed
    const [swallowing] = world.sockets;
    world.probe();
    world.pass(3000);
    expect(world.sockets).toHaveLength(2);
    expect(swallowing?.closed).toBe(true);
    world.socket.onopen?.();
    expect(world.socket.sent[0]).toMatchObject({ t: 'hello', since: 10 });
    world.socket.receive({ t: 'welcome', protocol: 1, build: 'x', table: TABLE, seat: 1 });
    expect(world.socket.sent[1]).toEqual(swallowing?.sent.find(({ t }) => t === 'move'));
    tell(11, [{ e: 'drew', seat: 1, card: 'B2' }], { step: 'play' });
    world.socket.receive({ t: 'ok', id: 'me-1' });
    expect(await made).toBe(true);
    expect(hand(session)).toBe('W R1 G5 R1 B2');
  });
});

describe('what comes twice, late, or not at all', () => {
  const drew = (seat: number, card?: string): Event =>
    card === undefined ? { e: 'drew', seat } : { e: 'drew', seat, card };

  it('takes in what is new of a frame that begins with what it has', () => {
    const { world, session, tell } = start();
    tell(12, [drew(2), { e: 'discarded', seat: 2, card: 'R9' }]);
    tell(14, [drew(2), { e: 'discarded', seat: 2, card: 'R9' }, drew(2), drew(1, 'B2')]);
    world.pass(5000);
    expect(session.shown?.discard).toEqual(['R9', 'G6']);
    expect(session.shown?.seats[1]?.hand).toEqual([5]);
    expect(hand(session)).toBe('W R1 G5 R1 B2');
    expect(session.story.beats.map((beat) => beat.n)).toEqual([11, 12, 13, 14]);
  });

  it('changes nothing at a frame of which it has everything', () => {
    const { world, session, tell } = start();
    tell(12, [drew(2), { e: 'discarded', seat: 2, card: 'R9' }]);
    world.pass(5000);
    const { shown, story } = session;
    world.socket.receive({ t: 'options', n: 12, options: OPTIONS });
    tell(11, [drew(2)]);
    expect(session.shown).toBe(shown);
    expect(session.story).toBe(story);
    expect(session.options).toEqual(OPTIONS);
  });

  it('offers nothing for a moment that has passed', () => {
    const { world, session, tell } = start();
    tell(11, [drew(1, 'B2')], { step: 'play' });
    world.socket.receive({ t: 'options', n: 10, options: OPTIONS });
    expect(session.options).toBeNull();
  });

  it('asks once for what it missed, however many frames come before the answer', () => {
    const { world, session, tell } = start();
    const old = world.socket;
    tell(13, [drew(2)]);
    old.receive({ t: 'events', n: 14, events: [drew(2)], now: NOW });
    expect(world.sockets).toHaveLength(2);
    expect(old.closed).toBe(true);
    greet(world);
    tell(14, [drew(2), drew(2), drew(2), drew(2)]);
    world.pass(5000);
    expect(session.shown?.seats[1]?.hand).toEqual([8]);
  });

  it('goes on from a whole view in the middle of a round, with the hand as one has put it', () => {
    const { world, session, tell } = start();
    const wild = session.hand.cards[0]?.key ?? 0;
    session.hand.put(wild, null);
    tell(13, [drew(2)]); // two are missing, and the server has them no more
    greet(world);
    const [own, other] = VIEW.seats;
    const seats = [
      { phase: 1, ...own, hand: ['R1', 'R1', 'W', 'B9'] },
      { ...other, hand: [6] },
    ];
    world.socket.receive({ t: 'view', n: 40, view: { ...VIEW, seats, discard: ['Y3'] } });
    expect(hand(session)).toBe('R1 R1 W B9');
    expect(session.hand.cards.find(({ card }) => card === 'W')?.key).toBe(wild);
    expect(session.settled).toBe(true);
    tell(41, [{ e: 'discarded', seat: 1, card: 'B9' }], { turn: 2 });
    world.pass(1000);
    expect(session.shown?.discard).toEqual(['B9', 'Y3']);
    expect(hand(session)).toBe('R1 R1 W');
  });

  it('leaves nothing running once it is closed', () => {
    const { world, session, tell } = start();
    tell(11, [drew(2)]);
    tell(12, [{ e: 'discarded', seat: 2, card: 'R9' }]);
    session.close();
    const { shown } = session;
    world.pass(60_000);
    expect(session.shown).toBe(shown);
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.closed).toBe(true);
  });
});
