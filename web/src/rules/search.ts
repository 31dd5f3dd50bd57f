/** A search in loaded texts that forgives accents and typing errors. */

export interface Entry {
  readonly id: string;
  readonly text: string;
}

/** How well a word fits one that is looked for; the sum orders what was found. */
const WHOLE = 4;
const BEGINNING = 3;
const INSIDE = 2;
const NEARLY = 1;
/** So many letters a word needs before one of them, or two, may be wrong. */
const ONE_ERROR = 4;
const TWO_ERRORS = 8;

/** The entries in which every word of a query is found, the best first. */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(wordsOf(`${entry.id} ${entry.text}`), wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/** The words of a text, without accents and capitals; `M-12` is one word. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  return plain.match(/[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*/gu) ?? [];
}

function scoreOf(words: readonly string[], wanted: readonly string[]): number {
  let sum = 0;
  for (const one of wanted) {
    const best = Math.max(0, ...words.map((word) => fit(word, one)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function fit(word: string, wanted: string): number {
  if (word === wanted) return WHOLE;
  if (word.startsWith(wanted)) return BEGINNING;
  if (wanted.length >= ONE_ERROR && word.includes(wanted)) return INSIDE;
  const errors = wanted.length >= TWO_ERRORS ? 2 : wanted.length >= ONE_ERROR ? 1 : 0;
  if (errors === 0 || /\d/.test(wanted)) return 0;
  // The beginning of a longer word may be misspelt too, while one still types.
  const beginnings = [word, word.slice(0, wanted.length), word.slice(0, wanted.length + 1)];
  return beginnings.some((part) => distance(part, wanted) <= errors) ? NEARLY : 0;
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const equal = one[row - 1] === other[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (equal ? 0 : 1),
      );
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && exchanged) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      line.push(least);
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? 0;
}
