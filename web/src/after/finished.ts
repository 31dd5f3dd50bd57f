import { api } from '../api/api.ts';
import { go } from '../shell/router.svelte.ts';
import type { Status, Table } from '../wire/types.ts';

const RUNS: readonly Status[] = ['waiting', 'playing', 'paused'];

/**
 * The table of a game that is over. One that still runs has neither a replay nor a review: its link
 * leads to the table itself. Who leaves the page leaves without an id for a moment: then nothing is
 * asked for.
 */
export async function finished(id: string): Promise<Table> {
  const table = id ? await api.table(id) : null;
  if (table && !RUNS.includes(table.status)) return table;
  if (table) go(`/table/${id}`, { replace: true });
  return new Promise(() => undefined);
}
