/** Sheets on this device: each under a key of its own, so that a full storage loses no other. */
import type { Operation, SheetEdition, SheetKeys } from '../wire/types.ts';
import { editionOf, learn } from './editions.ts';

export interface Kept {
  readonly id: string;
  readonly operations: readonly Operation[];
  /** So many of them the server has, in this order. */
  readonly sent: number;
  /** How it is shared, if it is. */
  readonly keys: SheetKeys | null;
  /** What an edition of one's own is folded by: it has to be there without the network. */
  readonly own?: SheetEdition;
}

const SHEET = 'laydown.sheet.';
const DEVICE = 'laydown.device';
const AUTHOR = 'laydown.author';

export function keptSheets(): Kept[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(SHEET));
  return names.flatMap((name) => keptSheet(name.slice(SHEET.length)) ?? []);
}

export function keptSheet(id: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(SHEET + id) ?? 'null') as Kept | null;
    if (kept?.own) learn(textOf(kept.operations), kept.own);
    return kept;
  } catch {
    return null;
  }
}

export function keepSheet(sheet: Kept): void {
  const start = sheet.operations[0]?.what;
  const own = start?.do === 'start' && start.edition_text ? editionOf(start) : null;
  localStorage.setItem(SHEET + sheet.id, JSON.stringify(own ? { ...sheet, own } : sheet));
}

/** The file of the edition that a sheet carries along; empty if it is one of ours. */
export function textOf(operations: readonly Operation[]): string {
  const start = operations[0]?.what;
  return start?.do === 'start' ? (start.edition_text ?? '') : '';
}

export function forgetSheet(id: string): void {
  localStorage.removeItem(SHEET + id);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** By what this device signs its operations. */
export function device(): string {
  const known = localStorage.getItem(DEVICE);
  if (known) return known;
  const fresh = newId();
  localStorage.setItem(DEVICE, fresh);
  return fresh;
}

export function author(): string {
  return localStorage.getItem(AUTHOR) ?? '';
}

export function setAuthor(name: string): void {
  localStorage.setItem(AUTHOR, name);
}
