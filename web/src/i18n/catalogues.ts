import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Parts of a catalogue: every page needs the first one, the others are fetched with their page. */
export type Part = 'first' | 'home' | 'table';

/** How each language calls itself. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

type Load = () => Promise<{ default: string }>;

/** A new language is a line here and in ENDONYMS, besides its folder of catalogues. */
const PARTS: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  en: {
    first: () => import('laydown:messages/en/first'),
    home: () => import('laydown:messages/en/home'),
    table: () => import('laydown:messages/en/table'),
  },
  fr: {
    first: () => import('laydown:messages/fr/first'),
    home: () => import('laydown:messages/fr/home'),
    table: () => import('laydown:messages/fr/table'),
  },
  de: {
    first: () => import('laydown:messages/de/first'),
    home: () => import('laydown:messages/de/home'),
    table: () => import('laydown:messages/de/table'),
  },
  it: {
    first: () => import('laydown:messages/it/first'),
    home: () => import('laydown:messages/it/home'),
    table: () => import('laydown:messages/it/table'),
  },
};

/** Fetches these parts of a language. */
export async function fetchCatalogue(
  language: Language,
  parts: readonly Part[],
): Promise<FluentBundle> {
  const texts = await Promise.all(parts.map((part) => PARTS[language][part]()));
  // Isolating marks guard mixed directions of writing, which no language of ours has.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text.default));
  return bundle;
}

/** The first of the wanted languages that we speak; English if we speak none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((language) => language === codes.find(isLanguage)) ?? 'en';
}

function isLanguage(code: string | undefined): code is Language {
  return LANGUAGES.some((language) => language === code);
}
