import type { Beat } from '../store/playback.ts';
import type { Event, Hit } from '../wire/types.ts';
import { deedOf, deedsTold, drewOf, type Deed } from './deeds.ts';
import { about, drew, tell, type Company } from './events.ts';
import { message, type Message } from './message.ts';

/** A line of the log: a turn, or something that happens at the table. */
export interface LogLine {
  /** The number of its first event. */
  readonly from: number;
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
    from: some[0]?.n ?? 0,
    n: some.at(-1)?.n ?? 0,
    seat,
    messages: sentences(
      company,
      some.map((beat) => beat.event),
    ),
    mark: some.find((beat) => beat.mark)?.mark,
  }));
}

/** These lines, but those that were there before themselves: they need not be said anew. */
export function sameLines(before: readonly LogLine[], lines: readonly LogLine[]): LogLine[] {
  const known = new Map(before.map((line) => [line.from, line]));
  return lines.map((line) => {
    const same = known.get(line.from);
    return same?.n === line.n ? same : line;
  });
}

/** What a move was, in words: also what a log has no line for. */
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

/** Something that happened: a sentence of its own, or a deed that may go along with others. */
interface Part {
  readonly alone: readonly Message[];
  readonly deed: Deed | null;
}

/** Sentences for the events of a turn: "Tim draws a card and discards ...". */
function sentences(company: Company, events: readonly Event[]): Message[] {
  const found: Message[] = [];
  let together: Part[] = [];
  for (const part of parts(company, events)) {
    const before = together.at(-1)?.deed;
    const goesAlong = before && !before.last && before.seat === part.deed?.seat;
    if (!goesAlong) {
      found.push(...sentenceOf(company, together));
      together = [];
    }
    together.push(part);
  }
  return [...found, ...sentenceOf(company, together)];
}

function sentenceOf(company: Company, together: readonly Part[]): readonly Message[] {
  if (together.length < 2) return together[0]?.alone ?? [];
  return [
    deedsTold(
      company,
      together.flatMap(({ deed }) => deed ?? []),
    ),
  ];
}

/** The events one by one, but draws and hits in a row together, and a roll with where it led. */
function parts(company: Company, events: readonly Event[]): Part[] {
  const found: Part[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    if (!event) break;
    if (event.e === 'drew') {
      const same = run(events, at, event.seat);
      const drawn = same.map((one) => one.card ?? null);
      const { seat } = event;
      found.push({ alone: [drew(company, seat, drawn)], deed: drewOf(company, seat, drawn) });
      at += same.length - 1;
    } else if (event.e === 'hit') {
      const same = hitsInARow(events, at, event);
      const hits = { ...event, cards: same.flatMap((one) => one.cards) };
      found.push({ alone: tell(company, hits), deed: deedOf(company, hits) });
      at += same.length - 1;
    } else if (event.e === 'rolled' && events[at + 1]?.e === 'walked') {
      found.push({ alone: rolledAndWalked(company, event, events[at + 1]), deed: null });
      at += event.seat === company.me ? 0 : 1;
    } else {
      found.push({ alone: tell(company, event), deed: deedOf(company, event) });
    }
  }
  return found;
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
