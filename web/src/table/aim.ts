import type { Argument } from '../telling/message.ts';

/** How far the own hand is from a phase, and how it would best be put together; from the server. */
export interface Aim {
  readonly phase: number;
  /** The groups of the phase, to be said. */
  readonly groups: Argument;
  /** How many cards lack. */
  readonly short: number;
  /** For each group the cards of the hand that would go into it. */
  readonly slots: readonly (readonly string[])[];
  /** For each group what lacks in it: `7`, `R`. */
  readonly wanted: readonly (readonly string[])[];
}
