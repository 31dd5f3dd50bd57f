import type { Company } from './events.ts';
import { message, type Message } from './message.ts';
import { isRun } from './phases.ts';

/** A group on the table by whose it is and what, as a card is hit on it: "Nora's run". */
export function placeOf(company: Company, owner: number, pattern: string): Message {
  return whose('place', company, owner, pattern);
}

/** The same as the name of the group. */
export function laidOf(company: Company, owner: number, pattern: string): Message {
  return whose('laid', company, owner, pattern);
}

function whose(name: string, company: Company, owner: number, pattern: string): Message {
  const kind = pattern.startsWith('set') ? 'set' : isRun(pattern) ? 'run' : 'group';
  if (owner === company.me) return message(`${name}-${kind}-you`);
  return message(`${name}-${kind}`, { player: company.names[owner - 1] ?? String(owner) });
}
