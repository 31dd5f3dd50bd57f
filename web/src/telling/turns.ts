import type { Beat } from '../store/playback.ts';
import type { Discarded, Event, Hit } from '../wire/types.ts';
import { about, drew, tell, type Company } from './events.ts';
import { cards, message, type Message } from './message.ts';

/** A line of the log: a turn, or something that happens at the table. */
export interface LogLine {
  /** The number of its last event: what the table looked like after it. */
  readonly n: number;
  readonly seat: number | null;
  readonly messages: readonly Message[];
  /** Made by the clock or by a stand-in. */
  readonly mark?: Beat['mark'];
}

/** What happened, one line for each turn; what tells nothing is left out. */
export function turnLines(company: Company, beats: readonly Beat[]): LogLine[] {
  const worth = beats.filter((beat) => !isSilence(beat.event));
  const lines: { beats: Beat[]; seat: number | null }[] = [];
  let turn: number | null = null;
  for (const beat of worth) {
    const seat = seatOf(beat.event);
    const last = lines.at(-1);
    if (last && seat !== null && !startsLine(company, beat.event, seat, turn))
      last.beats.push(beat);
    else lines.push({ beats: [beat], seat });
    if (seat === null) turn = null;
    else if (startsLine(company, beat.event, seat, turn)) turn = seat;
  }
  return lines.map(({ beats: some, seat }) => ({
    n: some.at(-1)?.n ?? 0,
    seat,
    messages: sentences(
      company,
      some.map((beat) => beat.event),
    ),
    mark: some.find((beat) => beat.mark)?.mark,
  }));
}

/** What a move of a replay was, in words: also what a log has no line for. */
export function moveTold(company: Company, beats: readonly Beat[]): Message[] {
  const told = turnLines(company, beats).flatMap(({ messages }) => messages);
  return told.length > 0 ? told : beats.flatMap(({ event }) => tell(company, event));
}

/** Tells whether an event says nothing: a card that was not claimed, a hidden choice. */
function isSilence(event: Event): boolean {
  if (event.e === 'passed') return event.step === 'claim';
  return event.e === 'kept' && event.cards === undefined;
}

function seatOf(event: Event): number | null {
  return 'seat' in event ? event.seat : null;
}

/** A new line: another seat's turn. On the ring a turn begins with a roll, and others act in it. */
function startsLine(company: Company, event: Event, seat: number, turn: number | null): boolean {
  if (turn === null) return true;
  switch (event.e) {
    case 'rolled':
    case 'turn_lost':
    case 'kept':
    case 'taken_back':
      return true;
    default:
      return company.ring.length === 0 && seat !== turn;
  }
}

/** Sentences for the events of a turn; draws in a row, and a draw with a discard, are one. */
function sentences(company: Company, events: readonly Event[]): Message[] {
  const found: Message[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    if (!event) break;
    const whole = wholeTurn(company, event, events[at + 1], events[at + 2]);
    if (whole) {
      found.push(whole);
      at += 1;
    } else if (event.e === 'drew') {
      const same = run(events, at, event.seat);
      found.push(
        drew(
          company,
          event.seat,
          same.map((one) => one.card ?? null),
        ),
      );
      at += same.length - 1;
    } else if (event.e === 'hit') {
      const same = hitsInARow(events, at, event);
      found.push(...tell(company, { ...event, cards: same.flatMap((one) => one.cards) }));
      at += same.length - 1;
    } else if (event.e === 'rolled' && events[at + 1]?.e === 'walked') {
      found.push(...rolledAndWalked(company, event, events[at + 1]));
      at += event.seat === company.me ? 0 : 1;
    } else {
      found.push(...tell(company, event));
    }
  }
  return found;
}

/** "Tim draws a card and discards ..." */
function wholeTurn(
  company: Company,
  first: Event,
  second: Event | undefined,
  third: Event | undefined,
): Message | null {
  if (second?.e !== 'discarded' || third?.e === 'discarded') return null;
  if (!('seat' in first) || first.seat !== second.seat || first.seat === company.me) return null;
  const player = company.names[second.seat - 1] ?? '';
  const card = cards((second satisfies Discarded).card);
  if (first.e === 'took' && !first.knocked) {
    return message('event-took-discarded', { player, taken: cards(first.card), card });
  }
  if (first.e === 'drew' && first.card === undefined) {
    return message('event-drew-discarded', { player, count: 1, card });
  }
  return null;
}

function run(
  events: readonly Event[],
  from: number,
  seat: number,
): Extract<Event, { e: 'drew' }>[] {
  const found: Extract<Event, { e: 'drew' }>[] = [];
  for (const event of events.slice(from)) {
    if (event.e !== 'drew' || event.seat !== seat) break;
    found.push(event);
  }
  return found;
}

/** Hits of one seat on one group, one after the other: told together. */
function hitsInARow(events: readonly Event[], from: number, first: Hit): Hit[] {
  const found: Hit[] = [];
  for (const event of events.slice(from)) {
    if (event.e !== 'hit' || event.owner !== first.owner || event.group !== first.group) break;
    found.push(event);
  }
  return found;
}

/** Your own roll waits for your choice; another's is told with where it led. */
function rolledAndWalked(
  company: Company,
  rolled: Extract<Event, { e: 'rolled' }>,
  walked: Event | undefined,
): Message[] {
  if (rolled.seat === company.me || walked?.e !== 'walked') return tell(company, rolled);
  const [one = 0, other = 0] = rolled.dice;
  const space = company.ring[walked.space];
  const action = message(`action-${space?.action ?? 'star'}`, { number: space?.cards ?? 0 });
  return [about(company, 'event-rolled-walked', rolled.seat, { one, other, action })];
}
