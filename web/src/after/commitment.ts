import { keep, kept } from '../shell/kept.ts';

/**
 * What this device was shown and has added before the deal. It is kept here, and not asked of the
 * server again: a server that changed its mind could change what it says, too.
 */
const COMMITMENTS = 'laydown.commitments';
const ADDED = 'laydown.added';
const KEPT = 50;

function all<Value>(key: string): Record<string, Value> {
  try {
    return JSON.parse(kept(key) ?? '{}') as Record<string, Value>;
  } catch {
    return {};
  }
}

function note(key: string, table: string, value: unknown): void {
  const others = Object.entries(all(key)).filter(([id]) => id !== table);
  const recent = [...others.slice(1 - KEPT), [table, value]];
  // Where nothing is kept, only the server's own word can be checked.
  keep(key, JSON.stringify(Object.fromEntries(recent)));
}

/** Remembers what was shown for a table, the first time it is. */
export function keepCommitment(table: string, commitment: string): void {
  if (commitment !== '' && !(table in all(COMMITMENTS))) note(COMMITMENTS, table, commitment);
}

/** What was shown on this device, if it sat at that table. */
export function seenCommitment(table: string): string | undefined {
  return all<string>(COMMITMENTS)[table];
}

/** Remembers what was added to the deal of a table: again after one has stood up. */
export function keepAdded(table: string, hex: string): void {
  note(ADDED, table, [...addedTo(table), hex]);
}

/** Forgets it: another device has added instead. */
export function forgetAdded(table: string): void {
  note(ADDED, table, []);
}

/** What this device has added to the deal of a table. */
export function addedTo(table: string): readonly string[] {
  return all<readonly string[]>(ADDED)[table] ?? [];
}
