import { count } from '../store/cards.ts';
import type { EditionInfo, Place, Seat, Table, TimeLeft, View } from '../wire/types.ts';

/** A seat as the table shows it. */
export interface SeatInfo {
  readonly number: number;
  readonly name: string;
  readonly seat: Seat;
  readonly place: Place | undefined;
  readonly bot: boolean;
  /** How many cards it holds. */
  readonly cards: number;
  /** Jokers whose faces all see. */
  readonly jokers: readonly string[];
  /** It is asked to do something, and nobody else is shown in the light. */
  readonly active: boolean;
  readonly made: readonly number[];
  /** The patterns of the phase that it is on. */
  readonly groups: readonly string[];
}

/** A seat of the view together with who sits there. */
export function seatInfo(
  view: View,
  table: Table | null,
  edition: EditionInfo,
  names: readonly string[],
  number: number,
): SeatInfo {
  const seat = view.seats[number - 1] ?? { hand: [] };
  const place = table?.places[number - 1];
  const phase = edition.phases.find((one) => one.phase === seat.phase);
  return {
    number,
    name: names[number - 1] ?? String(number),
    seat,
    place,
    bot: place?.kind === 'bot',
    cards: count(seat.hand),
    jokers: seat.hand.filter((card) => typeof card === 'string'),
    active: inTheLight(view) === number,
    made: seat.made ?? [],
    groups: phase?.groups ?? [],
  };
}

/**
 * The one seat in the light: the one asked, or in turn where several are asked; but whoever may
 * knock sees their own in it.
 */
export function inTheLight(view: View): number | null {
  const { actors, turn, step } = view.now;
  if (step === null) return null;
  if (step === 'claim' && view.seat !== null && actors.includes(view.seat)) return view.seat;
  return actors.length === 1 ? (actors[0] ?? null) : turn;
}

/** The others, clockwise from one's own seat; for a spectator, all from the first. */
export function othersOf(view: View): number[] {
  const count = view.seats.length;
  const from = view.seat ?? 0;
  const length = view.seat === null ? count : count - 1;
  return Array.from({ length }, (_, index) => ((from + index) % count) + 1);
}

/** Whether points are counted in this edition. */
export function isScored(edition: EditionInfo): boolean {
  return edition.number_points.some((points) => points > 0);
}

/** The phases that are played at this table, by number. */
export function phasesPlayed(edition: EditionInfo, options: Record<string, string>): number[] {
  const all = edition.phases.map((one) => one.phase);
  const wanted = options['phases'];
  if (!wanted) return all;
  if (wanted === 'odd') return all.filter((phase) => phase % 2 === 1);
  if (wanted === 'even') return all.filter((phase) => phase % 2 === 0);
  const named = wanted.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return all.filter((phase) => named.includes(phase));
}

/** The share of its time that a seat has left, 0 to 1; none without a clock. */
export function clockShare(
  table: Table | null,
  clock: TimeLeft | undefined,
  time: () => number,
): number | undefined {
  const settings = table?.settings.clock;
  if (!clock || settings?.kind !== 'bank') return undefined;
  const left = clock.until === undefined ? clock.bank : clock.until - time();
  return Math.max(0, Math.min(1, left / (settings.bank * 1000)));
}
