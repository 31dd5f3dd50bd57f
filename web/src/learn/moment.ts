import { kindOf } from '../telling/phases.ts';
import type { Beat } from '../store/playback.ts';
import type { EditionInfo, Event, Options, Seat, Step, View } from '../wire/types.ts';

/** Everything that decides what is explained: what the server said, and no rules computed here. */
export interface Moment {
  readonly view: View;
  readonly options: Options | null;
  readonly edition: EditionInfo;
  readonly names: readonly string[];
  /** What the others did since the own seat did something. */
  readonly lately: readonly Event[];
  /** What the space does at which the own pawn arrived in this turn. */
  readonly arrived: string | null;
  /** How many cards the phase still needs, if the hand shows gaps for them; else 0. */
  readonly gaps: number;
  /** The score sheet of a round lies there. */
  readonly sheet: boolean;
}

/** What of the story matters now: from the last thing on that the own seat did. */
export function recent(
  beats: readonly Beat[],
  seat: number | null,
): Pick<Moment, 'lately' | 'arrived'> & { readonly mark: number } {
  const rolled = beats.findLast((beat) => beat.event.e === 'rolled');
  const ownTurn = rolled === undefined || seatOf(rolled.event) === seat;
  // With Everyone one draws in another's turn.
  const isAct = ({ event }: Beat): boolean =>
    seatOf(event) === seat && event.e !== 'turn_lost' && (ownTurn || event.e !== 'drew');
  const at = beats.findLastIndex(isAct);
  const turn = rolled !== undefined && ownTurn ? beats.slice(beats.indexOf(rolled)) : [];
  const walked = turn.map((beat) => beat.event).findLast((event) => event.e === 'walked');
  return {
    mark: beats[at]?.n ?? 0,
    lately: beats.slice(at + 1).map((beat) => beat.event),
    arrived: walked?.action ?? null,
  };
}

function seatOf(event: Event): number | null {
  return 'seat' in event ? event.seat : null;
}

export function ownSeat({ view }: Moment): Seat | null {
  return (view.seat === null ? undefined : view.seats[view.seat - 1]) ?? null;
}

export function isAsked({ options }: Moment, step: Step): boolean {
  return options?.step === step;
}

/** The cards of the own hand. */
export function held(moment: Moment): readonly string[] {
  return (ownSeat(moment)?.hand ?? []).filter((card) => typeof card === 'string');
}

export function hasLaid(moment: Moment): boolean {
  return ownSeat(moment)?.laid !== undefined;
}

/** What the game is about for this seat now: the phase to be laid. */
export function goalOf(moment: Moment): EditionInfo['phases'][number] | null {
  const seat = ownSeat(moment);
  if (!seat || seat.laid !== undefined) return null;
  return moment.edition.phases.find((one) => one.phase === seat.phase) ?? null;
}

/** The kinds of groups of these patterns, as they are explained: each once. */
export function kindsOf(patterns: readonly string[]): string[] {
  return [...new Set(patterns.flatMap(kindsOfOne))];
}

function kindsOfOne(pattern: string): string[] {
  const known = kindOf(pattern)?.kind;
  if (known) return [known];
  // One that has no name of its own: what it is without the colour, and the colour.
  const rest = kindOf(pattern.replace(/ one colour$/, ''))?.kind;
  return rest ? [rest, 'colour'] : [];
}

/** An option of the table: what was agreed, else what the edition has. */
export function lastCard({ view, edition }: Moment): string {
  return view.options['last_card'] ?? edition.last_card;
}
