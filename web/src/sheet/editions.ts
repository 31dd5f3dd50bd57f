import type { SheetEdition } from '../wire/types.ts';
import found from './editions.json' with { type: 'json' };

/** What sheets are folded by: made by `make wire` of what the engine knows of each edition. */
export const EDITIONS = found as readonly SheetEdition[];

export function editionOf(name: string): SheetEdition | null {
  return EDITIONS.find((edition) => edition.name === name) ?? null;
}
