import { message, type Message } from '../../telling/message.ts';
import type { View } from '../../wire/types.ts';

/** What is played: the numbers of the phases, and whether points are counted. */
interface Played {
  readonly phases: readonly number[];
  readonly scored: boolean;
}

/**
 * The sentence under the headline: what the winner has made, and when, as the view tells it. Null
 * where there is nothing to say: the game was ended early, or is won in another way.
 */
export function whyWon(view: View, { phases, scored }: Played, short = false): Message | null {
  const winners = view.winners ?? [];
  const round = view.results?.length ?? 0;
  const phase = phases.at(-1) ?? 0;
  const done = view.seats.flatMap(({ made = [] }, index) =>
    phases.every((one) => made.includes(one)) ? [index + 1] : [],
  );
  if (winners.length === 0 || !winners.every((seat) => done.includes(seat))) return null;
  if (view.options['free_order']) return message('end-all', { round });
  // Points were equal: what decided is that the last phase was played again (M-35).
  if (view.results?.at(-1)?.replay?.length) {
    return winners.length === 1 ? message('end-replayed', { phase }) : null;
  }
  if (winners.length > 1) return message('end-made', { phase, round });
  if (done.length === 1) return message(short ? 'end-only-short' : 'end-only', { phase, round });
  if (scored) return message('end-fewest', { count: done.length, phase });
  return message('end-made', { phase, round });
}
