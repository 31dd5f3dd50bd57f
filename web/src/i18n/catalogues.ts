import { FluentBundle, FluentResource } from '@fluent/bundle';
import catalogues from 'laydown:catalogues';

/** The code of a language, such as `en`: each that has a folder of catalogues. */
export type Language = string;

/** Parts of a catalogue: every page needs the first one, the others are fetched with their page. */
export type Part = keyof (typeof catalogues)[string];

export const LANGUAGES: readonly Language[] = Object.keys(catalogues);

/** How a language calls itself. */
export function endonym(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What was read before: each text is read once. */
const read = new Map<string, FluentResource>();

/** Fetches these parts of a language. */
export async function fetchCatalogue(
  language: Language,
  parts: readonly Part[],
): Promise<FluentBundle> {
  const loads = catalogues[language];
  const texts = await Promise.all(loads ? parts.map((part) => loads[part]()) : []);
  // Isolating marks guard mixed directions of writing, which no language of ours has.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const { default: text } of texts) {
    const resource = read.get(text) ?? new FluentResource(text);
    read.set(text, resource);
    bundle.addResource(resource);
  }
  return bundle;
}

/** The first of the wanted languages that we speak; English if we speak none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-', 1)[0]);
  return codes.find((code) => code !== undefined && LANGUAGES.includes(code)) ?? 'en';
}
