/** The first half of the fold: what was written where, by whom, and what still counts. */
import type { Entry, Operation, SheetStart } from '../wire/types.ts';
import { normal, same } from './entries.ts';

export function nameOf(operation: Operation): string {
  return `${operation.device}.${operation.counter}`;
}

export interface Mark<Value> {
  readonly value: Value;
  readonly by: Operation;
  readonly place: number;
}

function seenBy(mark: Mark<unknown>, operation: Operation): boolean {
  return mark.place < (operation.seen ?? 0) || mark.by.device === operation.device;
}

/** A player: joins before one round, may leave before another. */
export interface Column {
  readonly id: string;
  name: string;
  readonly joins: number;
  leaves: number | null;
}

/** A round as it was written; the mark that holds is the last of each place. */
export interface Row {
  readonly cells: Map<string, Mark<Entry>[]>;
  out: Mark<string>[];
  deleted: boolean;
}

export interface Gathered {
  readonly start: SheetStart;
  title: string;
  readonly columns: Map<string, Column>;
  readonly rows: Map<number, Row>;
  readonly dealers: Map<number, string>;
}

export function gather(operations: readonly Operation[]): Gathered {
  const start = operations[0]?.what;
  if (start?.do !== 'start') throw new Error('a sheet begins with a start');
  const columns = new Map<string, Column>();
  for (const [at, name] of start.players.entries()) {
    columns.set(String(at + 1), { id: String(at + 1), name, joins: 0, leaves: null });
  }
  const found: Gathered = {
    start,
    title: start.title,
    columns,
    rows: new Map(),
    dealers: new Map(),
  };
  const without = undone(operations);
  for (const [place, operation] of operations.entries()) {
    if (!without.has(nameOf(operation))) write(found, operation, place);
  }
  return found;
}

function undone(operations: readonly Operation[]): Set<string> {
  const found = new Set<string>();
  for (const { what } of operations) {
    if (what.do === 'undo') found.add(what.of);
    else if (what.do === 'redo') found.delete(what.of);
  }
  return found;
}

/** Writes one operation; what it cannot find it leaves alone. */
function write(found: Gathered, by: Operation, place: number): void {
  const { what } = by;
  switch (what.do) {
    case 'title':
      found.title = what.title;
      break;
    case 'add':
      found.columns.set(nameOf(by), {
        id: nameOf(by),
        name: what.name,
        joins: what.round,
        leaves: null,
      });
      break;
    case 'drop': {
      const column = found.columns.get(what.player);
      if (column) column.leaves = what.round;
      break;
    }
    case 'name': {
      const column = found.columns.get(what.player);
      if (column) column.name = what.name;
      break;
    }
    case 'deal':
      found.dealers.set(what.round, what.player);
      break;
    case 'delete': {
      const row = found.rows.get(what.round);
      if (row) row.deleted = marks(row).every((mark) => seenBy(mark, by));
      break;
    }
    case 'enter': {
      const row: Row = found.rows.get(what.round) ?? { cells: new Map(), out: [], deleted: false };
      found.rows.set(what.round, row);
      row.deleted = false;
      for (const [player, entry] of Object.entries(what.entries ?? {})) {
        row.cells.set(player, written(row.cells.get(player) ?? [], normal(entry), by, place, same));
      }
      if (typeof what.out === 'string') {
        row.out = written(row.out, what.out, by, place, (one, other) => one === other);
      }
    }
  }
}

export function marks(row: Row): Mark<unknown>[] {
  return [...[...row.cells.values()].flat(), ...row.out];
}

/** What holds is written last; what its author had not seen stays beside it. */
function written<Value>(
  before: readonly Mark<Value>[],
  value: Value,
  by: Operation,
  place: number,
  equal: (one: Value, other: Value) => boolean,
): Mark<Value>[] {
  const kept = before.filter((mark) => !seenBy(mark, by) && !equal(mark.value, value));
  return [...kept, { value, by, place }];
}
