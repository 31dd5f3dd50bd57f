/** Sheets on this device: each under a key of its own, so that a full storage loses no other. */
import type { Operation, SheetKeys } from '../wire/types.ts';

export interface Kept {
  readonly id: string;
  readonly operations: readonly Operation[];
  /** So many of them the server has, in this order. */
  readonly sent: number;
  /** How it is shared, if it is. */
  readonly keys: SheetKeys | null;
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
    return JSON.parse(localStorage.getItem(SHEET + id) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keepSheet(sheet: Kept): void {
  localStorage.setItem(SHEET + sheet.id, JSON.stringify(sheet));
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
