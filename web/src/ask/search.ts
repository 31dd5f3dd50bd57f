import { distance } from '../rules/search.ts';

/**
 * A search that forgives typing errors, missing accents and other endings of a word. It is the one of
 * `laydown.answers.search`, where it is explained; both pass the examples of searches.json.
 */

/** What is looked for: the words of its title, and other words for it. */
export interface Entry {
  readonly title: readonly string[];
  readonly others: readonly string[];
}

const WHOLE = 4;
const BEGINNING = 3;
const NEARLY = 2;
const STEM = 4;
const ENDING = 3;
const INSIDE = 5;
const ONE_ERROR = 4;
const TWO_ERRORS = 8;
const TITLE = 4;
const OTHERS = 3;
const LONGEST = 24;

/** The words of a text, in their order; without small ones, if others are left. */
export function wordsOf(text: string, small: ReadonlySet<string>): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  const found = plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const telling = found.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : [...found];
}

/** How well each entry answers to a query: from 0 to 1. */
export function scores(
  entries: ReadonlyMap<string, Entry>,
  query: string,
  small: ReadonlySet<string>,
): Map<string, number> {
  const sums = new Map([...entries.keys()].map((name) => [name, 0]));
  let most = 0;
  for (const wanted of new Set(wordsOf(query, small).slice(0, LONGEST))) {
    const best = new Map(
      [...entries].map(([name, { title, others }]) => [
        name,
        Math.max(
          0,
          ...title.map((word) => fit(word, wanted) * TITLE),
          ...others.map((word) => fit(word, wanted) * OTHERS),
        ),
      ]),
    );
    const having = [...best.values()].filter((points) => points > 0).length;
    const weight = having > 0 ? Math.sqrt(entries.size / having) : 1;
    most += weight * WHOLE * TITLE;
    for (const [name, points] of best) sums.set(name, (sums.get(name) ?? 0) + weight * points);
  }
  return new Map([...sums].map(([name, sum]) => [name, most > 0 ? sum / most : 0]));
}

/** How well a word of an entry fits the one that is looked for. */
function fit(word: string, wanted: string): number {
  if (word === wanted) return WHOLE;
  if (/\d/.test(word) || /\d/.test(wanted)) return 0;
  const [short, long] = word.length <= wanted.length ? [word, wanted] : [wanted, word];
  if (short.length >= STEM && long.startsWith(short)) {
    const whole = long === word || long.length - short.length <= ENDING;
    return whole ? BEGINNING : NEARLY;
  }
  if (short.length >= INSIDE && long.includes(short)) return NEARLY;
  const errors = wanted.length < ONE_ERROR ? 0 : wanted.length < TWO_ERRORS ? 1 : 2;
  if (errors === 0 || long.length - short.length > errors) return 0;
  return distance(word, wanted) <= errors ? NEARLY : 0;
}
