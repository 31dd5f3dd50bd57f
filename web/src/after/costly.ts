import type { Review } from '../wire/types.ts';

/** How many of one's own are marked. */
const MOST = 3;

/** The moves that a replay marks: one's own that cost most, else those that cost most of all. */
export function costlyMoves(review: Review | null, mine: number | undefined): readonly number[] {
  const own = review?.decisions.filter(({ cost, seat }) => cost && seat === mine) ?? [];
  const dear = own.toSorted((a, b) => b.loss - a.loss).slice(0, MOST);
  return dear.length > 0 ? dear.map(({ number }) => number) : (review?.costliest ?? []);
}
