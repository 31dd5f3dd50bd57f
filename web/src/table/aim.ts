import { message, type Argument, type Message } from '../telling/message.ts';
import type { View } from '../wire/types.ts';

/** How far the own hand is from a phase, and how it would best be put together; from the server. */
export interface Aim {
  readonly phase: number;
  /** The groups of the phase, to be said. */
  readonly groups: Argument;
  /** How many cards are missing. */
  readonly short: number;
  /** For each group the cards of the hand that would go into it. */
  readonly slots: readonly (readonly string[])[];
  /** For each group what is missing: `7`, `R`. */
  readonly wanted: readonly (readonly string[])[];
}

/** How far the hand is from the phase, in a few words. */
export function aimBrief(aim: Aim | null, view: View): Message | null {
  const laid = view.seats[(view.seat ?? 1) - 1]?.laid;
  if (laid !== undefined) return message('aim-brief-laid', { phase: laid });
  if (!aim) return null;
  const { phase, short } = aim;
  if (short === 0) return message('aim-brief-ready', { phase });
  return message('aim-brief-short', { phase, count: short });
}

/** The same as a sentence. */
export function aimDetail(aim: Aim | null, view: View): Message | null {
  if (view.seats[(view.seat ?? 1) - 1]?.laid !== undefined) return message('aim-laid');
  if (!aim) return null;
  const phase = message('phase-numbered', { phase: aim.phase, groups: aim.groups });
  return aim.short === 0
    ? message('aim-ready', { phase })
    : message('aim-short', { phase, count: aim.short });
}
