import type { EditionInfo } from '../wire/types.ts';

/** An edition of which nothing is known yet. */
export const UNKNOWN: EditionInfo = {
  name: '',
  colours: 'RYGB',
  cards: 0,
  hand: 0,
  highest: 12,
  wilds: 0,
  skips: 0,
  number_points: [],
  wild_points: 0,
  skip_points: 0,
  last_card: '',
  least_players: 2,
  most_players: 6,
  keep: 0,
  out_steps: 1,
  jokers: false,
  phases: [],
  options: [],
  ring: [],
  lengths: {},
  assumed: [],
  clauses: {},
};
