/** Where the spaces of a ring lie: around a rectangle, clockwise from the bottom left. */

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface RingLayout {
  readonly columns: number;
  readonly rows: number;
  /** By space; columns and rows count from 1. */
  readonly cells: readonly Cell[];
}

/** A ring of any size; with an odd number of spaces one place at the bottom stays empty. */
export function layRing(spaces: number, tall: boolean, wanted?: number): RingLayout {
  const half = Math.ceil((Math.max(spaces, 8) + 4) / 2);
  // Twice as wide as high on a table; on a phone eight columns, or fewer on a small ring.
  const usual = tall ? Math.min(8, Math.ceil(half / 2)) : Math.round((half * 2) / 3);
  const columns = Math.min(wanted ?? usual, half - 2);
  const rows = half - columns;
  const cells = Array.from({ length: spaces }, (_, space) => cellOf(space, columns, rows));
  return { columns, rows, cells };
}

function cellOf(space: number, columns: number, rows: number): Cell {
  const up = rows - 1;
  const across = columns - 1;
  if (space < up) return { column: 1, row: rows - space };
  if (space < up + across) return { column: 1 + space - up, row: 1 };
  if (space < 2 * up + across) return { column: columns, row: 1 + space - up - across };
  return { column: columns - (space - 2 * up - across), row: rows };
}
