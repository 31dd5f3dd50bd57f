import type { SheetEdition } from '../wire/types.ts';
import found from './editions.json' with { type: 'json' };

/** What sheets are folded by: made by `make wire` of what the engine knows of each edition. */
export const EDITIONS = found as readonly SheetEdition[];

/** The same of editions of people's own, by their files: the server has read them. */
const own = new Map<string, SheetEdition>();

/** Learns an edition of somebody's own, as it was kept with a sheet or came from the server. */
export function learn(text: string, edition: SheetEdition): void {
  own.set(text, edition);
}

/** The edition of a sheet, or of its first operation; null for one that is not known here. */
export function editionOf(sheet: {
  readonly edition: string;
  readonly edition_text?: string;
}): SheetEdition | null {
  if (!sheet.edition_text) return EDITIONS.find(({ name }) => name === sheet.edition) ?? null;
  const edition = own.get(sheet.edition_text);
  return edition?.name === sheet.edition ? edition : null;
}
