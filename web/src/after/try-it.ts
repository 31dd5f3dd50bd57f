import { linkTo, situationOf } from '../referee/situation.ts';
import type { View } from '../wire/types.ts';

/**
 * The way to the referee with the table as it was before a move, to try another one. None where the
 * hand is not shown, or nobody had moved yet.
 */
export function tryPath(before: View | undefined, seat: number | null): string | null {
  if (!before || seat === null) return null;
  const hand = before.seats[seat - 1]?.hand ?? [];
  if (hand.some((card) => typeof card === 'number')) return null;
  const situation = situationOf({ ...before, seat });
  return situation && linkTo(situation);
}
