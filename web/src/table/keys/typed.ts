import type { Step } from '../../wire/types.ts';

const CARD = /^(?:[a-z]\d{1,2}|w(?:=[a-z]?\d{0,2})?|s|\([a-z]\d{1,2}\)(?:=[a-z]?\d{0,2})?)$/i;
const FACE = /^(?:[a-z]\d{1,2}|\([a-z]\d{1,2}\))$/i;
const CARDS_ALONE: readonly (Step | null)[] = ['swap', 'keep', 'search', 'give'];

/** A move as somebody typed it, as the server reads it: any case, commas, cards alone. */
export function spell(typed: string, step: Step | null): string {
  const words = typed.replaceAll('|', ' | ').replaceAll(',', ' ').split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const cards = CARDS_ALONE.includes(step) && FACE.test(first);
  const number = (step === 'walk' || step === 'ask') && /^\d+$/.test(first);
  const action = step === 'star' && words.length === 1 && first !== step;
  if (step && (cards || number || action)) words.unshift(step);
  return words
    .map((word, at) => (at > 0 && CARD.test(word) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
}

/** What a word alone stands for. */
export type Deed = 'hint' | 'undo' | 'lay' | 'keys';

/** What somebody typed: a question, something the page does, or a move. */
export type Typed =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'deed'; readonly deed: Deed }
  | { readonly kind: 'why'; readonly move: string }
  /** `why` alone: what to type after it. */
  | { readonly kind: 'example' }
  /** A page: the rules, one clause of them, or the first page. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'move'; readonly move: string };

/** What can be asked about the table at any time. */
const QUESTIONS = [
  'hand',
  'table',
  'pile',
  'phases',
  'counts',
  'clock',
  'last',
  'missing',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Words of the terminal game that ask the same. */
const WORDS: Readonly<Record<string, Question>> = {
  score: 'phases',
  log: 'last',
  discards: 'pile',
};

export function readTyped(typed: string, step: Step | null, edition = ''): Typed | null {
  const text = typed.trim();
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/);
  if (text === '') return null;
  const question = WORDS[first] ?? QUESTIONS.find((one) => one === first);
  if (question && rest.length === 0) return { kind: 'question', question };
  if (first === '?' || first === 'hint') return { kind: 'deed', deed: 'hint' };
  if (text.toLowerCase() === 'lay') return { kind: 'deed', deed: 'lay' };
  if (first === 'undo') return { kind: 'deed', deed: 'undo' };
  if (first === 'help' || first === 'h') return { kind: 'deed', deed: 'keys' };
  if (first === 'rules') {
    const [place] = rest; // a clause, as in M-07, or an edition
    const clause = place !== undefined && /^[a-z]-\w\d$/.test(place);
    return { kind: 'page', path: `/rules/${clause ? place.toUpperCase() : (place ?? edition)}` };
  }
  if (first === 'quit' || text.toLowerCase() === 'q') return { kind: 'page', path: '/' };
  if (first === 'why') {
    const move = spell(text.slice(first.length), step);
    return move === '' ? { kind: 'example' } : { kind: 'why', move };
  }
  return { kind: 'move', move: spell(text, step) };
}
