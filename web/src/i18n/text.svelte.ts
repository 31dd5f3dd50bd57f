import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { fetchCatalogue, type Language, type Part } from './catalogues.ts';

export type Arguments = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
let parts: readonly Part[] = ['first'];

/** The language of the page now. */
export function language(): Language {
  return current;
}

/** Changes the language, at once for everything that is shown. */
export async function setLanguage(wanted: Language): Promise<void> {
  const loaded = await fetchCatalogue(wanted, parts);
  bundle = loaded;
  current = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** Fetches another part of the catalogue, for a page that needs it. */
export async function needPart(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  parts = [...parts, part];
  await setLanguage(current);
}

/** A message of the catalogue with its arguments filled in. Reactive to the language. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return missing(`no message ${id} in ${current}`, id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length ? missing(`message ${id} in ${current}: ${errors.join('; ')}`, text) : text;
}

/** While one works on the client a missing text is an error; a player had rather see its name. */
function missing(why: string, makeshift: string): string {
  if (import.meta.env.DEV) throw new Error(why);
  return makeshift;
}
