import { keep, kept } from '../shell/kept.ts';

/**
 * The commitment that this device was shown before the deal. It is kept here, and not asked of the
 * server again: a server that changed its mind could change what it says, too.
 */
const KEY = 'laydown.commitments';
const KEPT = 50;

function shown(): Record<string, string> {
  try {
    return JSON.parse(kept(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remembers what was shown for a table, the first time it is. */
export function keepCommitment(table: string, commitment: string): void {
  const all = shown();
  if (commitment === '' || table in all) return;
  const recent = Object.entries(all).slice(1 - KEPT);
  // Where nothing is kept, only the server's own word can be checked.
  keep(KEY, JSON.stringify(Object.fromEntries([...recent, [table, commitment]])));
}

/** What was shown on this device, if it sat at that table. */
export function seenCommitment(table: string): string | undefined {
  return shown()[table];
}
