import { forgetAdded, keepAdded } from '../after/commitment.ts';
import type { Session } from '../store/session.svelte.ts';

const BYTES = 16;

/**
 * Adds to the deal of a table, so that nobody alone could have chosen it. What the server has taken
 * is remembered: the check after the game looks for it.
 */
export async function addToDeal(session: Session, table: string): Promise<void> {
  const random = crypto.getRandomValues(new Uint8Array(BYTES));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const answer = await session.command({ t: 'entropy', hex });
  if (answer.t === 'ok') keepAdded(table, hex);
  else if (answer.t === 'no' && answer.refusal.code === 'entropy_added') {
    forgetAdded(table); // another device of the same person was first
    session.refused = null;
  }
}
