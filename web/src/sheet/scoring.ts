/**
 * The end of a round and of the game, as the engine's scoring.py has it: the one part of the rules
 * that the browser knows, so that a sheet can be kept without the network. A test folds thousands of
 * sheets both ways.
 */
import type { SheetEdition } from '../wire/types.ts';
import type { Agreed } from './options.ts';

export const NOBODY = -1;

/** Where everybody is between two rounds, by seat; `made` are masks of places. */
export interface Standing {
  readonly made: readonly number[];
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly tied: readonly number[];
  readonly replays: number;
  readonly winners: readonly number[];
}

export interface Result {
  readonly out: number;
  /** The place of the phase laid, -1 if none. */
  readonly laid: readonly number[];
  readonly points: readonly number[];
  readonly first: number;
}

export class Scoring {
  readonly #edition: SheetEdition;
  readonly #agreed: Agreed;

  constructor(edition: SheetEdition, agreed: Agreed) {
    this.#edition = edition;
    this.#agreed = agreed;
  }

  /** The place of the phase a seat is on; -1 where it may choose, or has made all. */
  current(standing: Standing, seat: number): number {
    const { phases, tenRounds, freeOrder } = this.#agreed;
    if (standing.tied.length) return phases.at(-1) ?? -1;
    if (tenRounds) return phases[standing.rounds] ?? -1;
    if (freeOrder) return -1;
    return this.#unmade(standing.made[seat] ?? 0)[0] ?? -1;
  }

  /** The places of the phases that a seat may lay in this round. */
  open(standing: Standing, seat: number): number[] {
    const phase = this.current(standing, seat);
    if (phase >= 0) return [phase];
    return this.#agreed.freeOrder ? this.#unmade(standing.made[seat] ?? 0) : [];
  }

  #unmade(made: number): number[] {
    return this.#agreed.phases.filter((phase) => !((made >> phase) & 1));
  }

  after(standing: Standing, result: Result): Standing {
    if (standing.tied.length) return this.#afterReplay(standing, result);
    const totals = standing.totals.map((total, seat) => total + (result.points[seat] ?? 0));
    const made = [...standing.made];
    const rounds = standing.rounds + 1;
    const start = result.out === NOBODY ? result.first : result.out;
    for (let step = 0; step < made.length; step += 1) {
      const seat = (start + step) % made.length;
      const phase = result.laid[seat] ?? -1;
      if (phase < 0) continue;
      let mask = (made[seat] ?? 0) | (1 << phase);
      if (seat === result.out) {
        for (let more = 1; more < this.#edition.out_steps; more += 1) {
          const [following] = this.#unmade(mask);
          if (following !== undefined) mask |= 1 << following;
        }
      }
      made[seat] = mask;
      if (this.#edition.win === 'first' && this.#unmade(mask).length === 0) {
        return { made, totals, rounds, tied: [], replays: 0, winners: [seat] };
      }
    }
    return this.#decided({ made, totals, rounds, tied: [], replays: 0, winners: [] });
  }

  #decided(now: Standing): Standing {
    const everyone = now.totals.map((_, seat) => seat);
    const { phases, tenRounds } = this.#agreed;
    if (tenRounds) {
      const over = now.rounds >= Math.min(phases.length, this.#edition.rounds);
      return over ? { ...now, winners: lowest(now, everyone) } : now;
    }
    const finished = everyone.filter((seat) => this.#unmade(now.made[seat] ?? 0).length === 0);
    if (finished.length) {
      const best = lowest(now, finished);
      const shared = this.#edition.tie === 'share' || this.#edition.replays === 0;
      return best.length === 1 || shared ? { ...now, winners: best } : { ...now, tied: best };
    }
    if (now.rounds >= this.#edition.rounds) {
      const most = Math.max(...now.made.map(bits));
      const first = everyone.filter((seat) => bits(now.made[seat] ?? 0) === most);
      return { ...now, winners: lowest(now, first) };
    }
    return now;
  }

  #afterReplay(standing: Standing, result: Result): Standing {
    const now = { ...standing, replays: standing.replays + 1 };
    if (result.out !== NOBODY) return { ...now, tied: [], winners: [result.out] };
    if (now.replays >= this.#edition.replays) return { ...now, tied: [], winners: now.tied };
    return now;
  }
}

function lowest(standing: Standing, seats: readonly number[]): number[] {
  const least = Math.min(...seats.map((seat) => standing.totals[seat] ?? 0));
  return seats.filter((seat) => standing.totals[seat] === least);
}

export function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left; left &= left - 1) count += 1;
  return count;
}
