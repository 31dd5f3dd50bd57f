import type { Language } from '../i18n/catalogues.ts';
import made from './questions.json';
import { scores, type Entry } from './search.ts';

/** An answer: the editions in which it holds, and the clauses; the first one settles it. */
export interface Case {
  readonly message: string;
  /** `yes`, `no`, `depends`, or `told` where the question is not one of yes or no. */
  readonly verdict: string;
  /** The option that has to be played for it; empty for none. */
  readonly option: string;
  readonly clauses: Readonly<Record<string, readonly string[]>>;
}

export interface Question {
  readonly name: string;
  readonly theme: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly others: Readonly<Record<Language, string>>;
  readonly cases: readonly Case[];
}

interface Made {
  readonly themes: readonly string[];
  readonly least: number;
  readonly near: number;
  readonly foreign: number;
  readonly small: Readonly<Record<Language, string>>;
  readonly questions: readonly Question[];
}

const { themes, least, near, foreign, small, questions }: Made = made;

export { questions, themes };

export function questionNamed(name: string): Question | undefined {
  return questions.find((one) => one.name === name);
}

/** The answer in an edition, as it is played without options. */
export function answerOf(question: Question, edition: string): Case | undefined {
  return question.cases.find((one) => !one.option && edition in one.clauses);
}

/** The answers in an edition where a table has agreed on an option. */
export function agreedOf(question: Question, edition: string): readonly Case[] {
  return question.cases.filter((one) => one.option && edition in one.clauses);
}

/** The answers of other editions that differ. */
export function othersOf(question: Question, edition: string): readonly Case[] {
  const own = answerOf(question, edition);
  return question.cases.filter((one) => !one.option && one !== own);
}

/** Whether the rulebook says nothing, so that a ruling of ours settles it. */
export function silent(answer: Case, edition: string): boolean {
  return answer.clauses[edition]?.[0]?.startsWith('X-') ?? false;
}

const LANGUAGES = Object.keys(small);
const smallWords = new Map(
  Object.entries(small).map(([spoken, words]) => [spoken, new Set(words.split(' '))]),
);
const entries = new Map(
  LANGUAGES.map((spoken) => [
    spoken,
    new Map<string, Entry>(
      questions.map(({ name, title, others }) => [
        name,
        { title: split(title[spoken]), others: split(others[spoken]) },
      ]),
    ),
  ]),
);

function split(words: string | undefined): string[] {
  return words ? words.split(' ') : [];
}

/** The questions that a query means, the best first; of equal ones the shortest. */
export function find(query: string, language: Language): Question[] {
  const best = new Map<string, number>();
  for (const spoken of LANGUAGES) {
    const part = spoken === language ? 1 : foreign;
    const found = scores(
      entries.get(spoken) ?? new Map(),
      query,
      smallWords.get(spoken) ?? new Set(),
    );
    for (const [name, score] of found) best.set(name, Math.max(best.get(name) ?? 0, score * part));
  }
  const bound = Math.max(least, near * Math.max(0, ...best.values()));
  const score = ({ name }: Question): number => best.get(name) ?? 0;
  const length = ({ name }: Question): number =>
    entries.get(language)?.get(name)?.title.length ?? 0;
  return questions
    .filter((one) => score(one) >= bound)
    .sort((one, other) => score(other) - score(one) || length(one) - length(other));
}
