import { spread } from '../../store/cards.ts';
import type { Beat } from '../../store/playback.ts';
import type { View } from '../../wire/types.ts';

/** What the score sheet says of one seat after a round. */
export interface SheetSeat {
  readonly seat: number;
  readonly out: boolean;
  /** What was left in the hand, where that is told. */
  readonly left: readonly string[];
  readonly made: readonly number[];
  /** Crossed off just now. */
  readonly fresh: readonly number[];
  /** Passed over without being made (the board game). */
  readonly skipped: readonly number[];
  /** The phase it is on now; none where it may choose, or has made all. */
  readonly phase: number | undefined;
  /** Whether it has laid in this round, and so moves on. */
  readonly movesOn: boolean;
  /** Points of each round. */
  readonly points: readonly number[];
  readonly total: number;
}

export interface Sheet {
  readonly round: number;
  readonly out: number | null;
  readonly seats: readonly SheetSeat[];
  readonly moving: number;
}

/** The sheet after the last round of a view; the event itself tells what was left in the hands. */
export function sheetOf(view: View, ended?: Beat): Sheet | null {
  const results = view.results ?? [];
  const last = results.at(-1);
  if (!last) return null;
  const hands = ended?.event.e === 'round_ended' ? ended.event.hands : [];
  const seats = view.seats.map((seat, index): SheetSeat => {
    const made = seat.made ?? [];
    const laid = last.laid[index] ?? null;
    // The server counts as made what the marker has jumped over, too (B-29): nobody has laid it.
    const everLaid = results.map((result) => result.laid[index]);
    const skipped = made.filter((phase) => !everLaid.includes(phase));
    const before = made.filter((phase) => phase !== laid && !skipped.includes(phase));
    return {
      seat: index + 1,
      out: last.out === index + 1,
      left: spread(hands[index] ?? []).filter((card) => card !== null),
      made: before,
      fresh: laid !== null && made.includes(laid) ? [laid] : [],
      skipped,
      phase: seat.phase,
      movesOn: laid !== null,
      points: results.map((result) => result.points[index] ?? 0),
      total: seat.total ?? 0,
    };
  });
  const moving = seats.filter((one) => one.movesOn).length;
  return {
    round: ended?.event.e === 'round_ended' ? ended.event.round : results.length,
    out: last.out,
    seats,
    moving,
  };
}

/** The seats from the winner down: winners, then phases made, then fewest points. */
export function ranking(view: View): { seat: number; place: number }[] {
  const winners = view.winners ?? [];
  const key = (seat: number): [number, number, number] => {
    const info = view.seats[seat - 1];
    const far = Math.max(info?.made?.length ?? 0, (info?.phase ?? 0) - 1);
    return [winners.includes(seat) ? 0 : 1, -far, info?.total ?? 0];
  };
  const compare = (a: number, b: number): number => {
    const [x, y] = [key(a), key(b)];
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  };
  const seats = view.seats.map((_, index) => index + 1).toSorted(compare);
  return seats.map((seat) => ({
    seat,
    place: seats.findIndex((other) => compare(other, seat) === 0) + 1,
  }));
}
