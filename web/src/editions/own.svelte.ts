/**
 * Editions of one's own on this device: the file, and what the server has read in it. Whatever page
 * offers editions offers these too.
 */
import { api } from '../api/api.ts';
import { learn } from '../sheet/editions.ts';
import type { OwnEdition } from '../wire/types.ts';

const KEY = 'laydown.own-editions';

let own = $state.raw<readonly OwnEdition[]>(kept());

function kept(): OwnEdition[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnEdition[];
    for (const { text, sheet } of found) learn(text, sheet);
    return found;
  } catch {
    return [];
  }
}

function keep(editions: readonly OwnEdition[]): void {
  own = editions;
  localStorage.setItem(KEY, JSON.stringify(editions));
}

/** All of them, by name. */
export function ownEditions(): readonly OwnEdition[] {
  return own;
}

/** The one of that name; one of the same name takes the place of an older one. */
export function ownEdition(name: string): OwnEdition | null {
  return own.find(({ info }) => info.name === name) ?? null;
}

/** Reads a file, by the server, and keeps it; throws a `RequestFailed` that says what is wrong. */
export async function addEdition(text: string): Promise<OwnEdition> {
  const read = await api.readEdition(text);
  learn(read.text, read.sheet);
  const others = own.filter(({ info }) => info.name !== read.info.name);
  keep([...others, read].sort((one, other) => (one.info.name < other.info.name ? -1 : 1)));
  return read;
}

/** Makes an edition known that came along with something; an empty text is one of ours. */
export async function needEdition(text: string): Promise<OwnEdition | null> {
  if (!text) return null;
  const known = own.find((edition) => edition.text === text);
  if (known) return known;
  const read = await api.readEdition(text);
  learn(read.text, read.sheet);
  return read;
}

/** Takes it off the list; sheets of it keep what they need. */
export function forgetEdition(name: string): void {
  keep(own.filter(({ info }) => info.name !== name));
}
