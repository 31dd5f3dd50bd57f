import { describe, expect, it } from 'vitest';
import type { Beat } from '../store/playback.ts';
import type { Event, View } from '../wire/types.ts';
import type { Company } from './events.ts';
import { cards, message, type ListArgument, type Message } from './message.ts';
import { moveTold, sameLines, turnLines } from './turns.ts';

const COMPANY: Company = { names: ['Ann', 'Bea', 'Cid'], me: 1, ring: [] };

function beats(...events: Event[]): Beat[] {
  return events.map((event, index) => ({ n: index + 1, event, view: {} as View }));
}

function hit(card: string, group: number): Event {
  const result = { pattern: 'set 3', cards: [card] };
  return { e: 'hit', seat: 2, cards: [card], owner: 3, group, result };
}

/** For each line: the number of its last event, and the names of its messages. */
function lines(company: Company, ...events: Event[]): [number, ...string[]][] {
  return turnLines(company, beats(...events)).map((line) => [
    line.n,
    ...line.messages.map((one) => one.name),
  ]);
}

describe('a line of the log', () => {
  it('is a turn, and what was done in one go is one sentence', () => {
    const told = lines(
      COMPANY,
      { e: 'drew', seat: 2 },
      { e: 'discarded', seat: 2, card: 'R5' },
      { e: 'took', seat: 3, card: 'R5' },
      { e: 'discarded', seat: 3, card: 'G1' },
    );
    expect(told).toEqual([
      [2, 'log-deeds'],
      [4, 'log-deeds'],
    ]);
  });

  it("tells one's own turn by the card that was drawn", () => {
    const mine = beats({ e: 'drew', seat: 1, card: 'R5' }, { e: 'discarded', seat: 1, card: 'R5' });
    const [line, ...more] = turnLines(COMPANY, mine);
    expect(more).toEqual([]);
    expect(line?.messages).toEqual([
      message('log-deeds-you', {
        deeds: {
          list: [
            message('deed-drew-card-you', { card: cards('R5') }),
            message('deed-discarded-you', { card: cards('R5') }),
          ],
        },
      }),
    ]);
  });

  it('begins a new sentence after a phase that was laid', () => {
    const told = lines(
      COMPANY,
      { e: 'took', seat: 2, card: 'R5' },
      { e: 'laid', seat: 2, phase: 1, groups: [{ pattern: 'set 3', cards: ['R5'] }] },
      hit('R9', 1),
      { e: 'skipped', seat: 2, target: 1 },
    );
    expect(told).toEqual([[4, 'log-deeds', 'log-deeds']]);
  });

  it('says alone what goes along with nothing', () => {
    const told = lines(
      COMPANY,
      { e: 'took', seat: 2, card: 'R5', knocked: true },
      { e: 'discarded', seat: 3, card: 'G1' },
    );
    expect(told).toEqual([
      [1, 'event-knocked'],
      [2, 'event-discarded'],
    ]);
  });

  it('tells hits on one group together, those on another as another deed', () => {
    const [line] = turnLines(COMPANY, beats(hit('R5', 1), hit('Y5', 1), hit('R9', 2)));
    const [sentence] = line?.messages ?? [];
    const { list } = sentence?.args['deeds'] as ListArgument;
    expect(list.map((one) => (one as Message).args['cards'])).toEqual([
      cards('R5', 'Y5'),
      cards('R9'),
    ]);
  });

  it('tells cards drawn in a row together', () => {
    const draw: Event = { e: 'drew', seat: 2 };
    const [line, ...more] = turnLines(COMPANY, beats(draw, draw, draw));
    expect(more).toEqual([]);
    expect(line?.messages).toHaveLength(1);
    expect(line?.messages[0]?.args['count']).toBe(3);
  });

  it('leaves out what says nothing: a card that nobody claimed', () => {
    expect(lines(COMPANY, { e: 'passed', seat: 3, step: 'claim' })).toEqual([]);
  });

  it('begins anew when somebody misses a turn', () => {
    const told = lines(
      COMPANY,
      { e: 'discarded', seat: 2, card: 'R5' },
      { e: 'turn_lost', seat: 3 },
    );
    expect(told).toHaveLength(2);
  });

  it('says by whom it was made', () => {
    const [beat] = beats({ e: 'discarded', seat: 2, card: 'R5' });
    const [line] = turnLines(COMPANY, beat ? [{ ...beat, mark: 'timer' }] : []);
    expect(line?.mark).toBe('timer');
  });
});

describe('on the ring', () => {
  const ring = { ...COMPANY, ring: [{ action: 'star' }, { action: 'draw', cards: 2 }] };
  const roll = (seat: number): Event => ({ e: 'rolled', seat, dice: [1, 4] });
  const walk = (seat: number): Event => ({
    e: 'walked',
    seat,
    space: 1,
    action: 'draw',
  });

  it("another's roll is told with where it led, and others act in that turn", () => {
    const told = lines(ring, roll(2), walk(2), { e: 'drew', seat: 3 });
    expect(told).toHaveLength(1);
    expect(told[0]?.[1]).toBe('event-rolled-walked');
  });

  it("one's own roll is told apart: it waits for a choice", () => {
    const told = lines(ring, roll(1), walk(1));
    expect(told[0]).toHaveLength(3);
  });
});

describe('a move of a replay', () => {
  it('is told though a log has no line for it', () => {
    const told = moveTold(COMPANY, beats({ e: 'passed', seat: 3, step: 'claim' }));
    expect(told.map(({ name }) => name)).toEqual(['event-passed-claim']);
  });

  it('is told as the log tells it', () => {
    const told = moveTold(COMPANY, beats({ e: 'took', seat: 2, card: 'R5' }));
    expect(told.map(({ name }) => name)).toEqual(['event-took']);
  });
});

describe('the lines of a log that goes on', () => {
  const draw = (seat: number): Event => ({ e: 'drew', seat });
  const discard = (seat: number): Event => ({ e: 'discarded', seat, card: 'R5' });
  const before = turnLines(COMPANY, beats(draw(2), discard(2), draw(3)));

  it('stay themselves, but for the one that goes on', () => {
    const told = beats(draw(2), discard(2), draw(3), discard(3), draw(1));
    const lines = sameLines(before, turnLines(COMPANY, told));
    expect(lines).toEqual(turnLines(COMPANY, told));
    expect(lines[0]).toBe(before[0]);
  });

  it('are told anew where something was taken back', () => {
    const told = beats(draw(2), discard(2), draw(3), { e: 'taken_back', seat: 3, count: 1 });
    const lines = sameLines(before, turnLines(COMPANY, told.toSpliced(2, 1)));
    expect(lines[0]).toBe(before[0]);
    expect(lines.at(-1)?.messages.map((one) => one.name)).toEqual(['log-taken-back']);
  });
});
