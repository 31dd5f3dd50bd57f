import type { Place } from '../wire/types.ts';

/** The seat that somebody wants; if it was taken meanwhile, the first empty one, if there is one. */
export function freeSeat(places: readonly Place[], wanted: number): number {
  const empty = places.flatMap(({ kind }, at) => (kind === 'empty' ? [at + 1] : []));
  return empty.includes(wanted) ? wanted : (empty[0] ?? wanted);
}
