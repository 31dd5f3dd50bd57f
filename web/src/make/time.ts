import type { Length } from '../wire/types.ts';

const DAY = 24 * 60;

/** How long a game is likely to take: in days where a turn may take one, else in minutes. */
export function timeOf({ minutes }: Length): { minutes: number; days: number } {
  return { minutes, days: minutes < DAY ? 0 : Math.round(minutes / DAY) };
}
