import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A whole file, or those of its messages whose names fit. */
type Source = string | readonly [file: string, names: RegExp];
const ALL = /^/;

/** Which files of a language go into which part; a part is fetched when a page needs it. */
const PARTS: Readonly<Record<string, readonly Source[]>> = {
  first: ['cards.ftl', ['web.ftl', /^(?!settings-)|^settings-(heading|language)$/]],
  home: [
    'bots.ftl',
    ['home.ftl', /^(?!(make|table|waiting|device)-)/],
    ['table.ftl', /^player-seat$/],
    ['web-rules.ftl', /^rules-(example|fits|fits-not)$/],
  ],
  make: [
    ['home.ftl', /^(make|table|waiting|device)-/],
    ['table.ftl', /^(line-|screen-open$)/],
  ],
  settings: [['web.ftl', /^settings-(?!(heading|language)$)/]],
  about: ['web-about.ftl'],
  learn: ['web-learn.ftl'],
  after: ['after.ftl'],
  answers: ['answers.ftl'],
  own: ['own.ftl'],
  referee: ['referee.ftl'],
  sheet: ['errors.ftl', 'web-sheet.ftl'],
  rules: ['editions.ftl', 'rules.ftl', ['web-rules.ftl', /^(?!rules-(example|fits|fits-not)$)/]],
  table: [
    'events.ftl',
    'moves.ftl',
    'ring.ftl',
    ['table.ftl', /^(?!line-|screen-open$|player-seat$)/],
    'turn.ftl',
  ],
};
/** What another language does not tell yet is told in this one. */
const SOURCE = 'en';
/** Here the headings are texts too: comments of Fluent, by edition (###) and by chapter (##). */
const RULES = 'rules.ftl';
const LIST = 'laydown:catalogues';
const CLAUSES = 'laydown:clauses';
const MESSAGES = /^laydown:messages\/([a-z]+)\/([a-z]+)$/;

/**
 * Gives the browser the catalogues of the Python side. `laydown:catalogues` has each language of the
 * folder with a way to load each of its parts; a part is a module with the text of its files.
 * `laydown:clauses` has the rules' clauses by edition and chapter.
 */
export function catalogues(folder: string): Plugin {
  return {
    name: 'laydown-catalogues',
    resolveId: (id) => (id === LIST || id === CLAUSES || MESSAGES.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return list(folder);
      if (id === `\0${CLAUSES}`) {
        const rules = join(folder, SOURCE, RULES);
        this.addWatchFile(rules);
        return `export default ${JSON.stringify(chapters(readFileSync(rules, 'utf8')))};`;
      }
      const [, language, part] = MESSAGES.exec(id.slice(1)) ?? [];
      if (!language || !part) return null;
      const sources = (PARTS[part] ?? []).map((one) =>
        typeof one === 'string' ? ([one, ALL] as const) : one,
      );
      for (const [file] of sources) this.addWatchFile(join(folder, language, file));
      const text = sources.map(([file, names]) => whole(folder, language, file, names)).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function list(folder: string): string {
  const found = readdirSync(folder, { withFileTypes: true });
  const languages = found
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name)
    .sort(
      (one, other) => Number(other === SOURCE) - Number(one === SOURCE) || (one < other ? -1 : 1),
    );
  const lines = languages.map((language) => {
    const parts = Object.keys(PARTS).map(
      (part) => `${part}: () => import('laydown:messages/${language}/${part}')`,
    );
    return `${language}: { ${parts.join(', ')} }`;
  });
  return `export default { ${lines.join(', ')} };`;
}

/** A file of a language, and what only the source has; as far as the names fit. */
function whole(folder: string, language: string, file: string, names: RegExp): string {
  const own = messages(folder, language, file);
  const missing = [...messages(folder, SOURCE, file)].filter(([id]) => !own.has(id));
  const wanted = [...own, ...missing].filter(([id]) => names.test(id));
  return wanted.map(([, text]) => text).join('');
}

/** The messages of a file by their names, without comments. */
function messages(folder: string, language: string, file: string): Map<string, string> {
  let text = '';
  try {
    text = readFileSync(join(folder, language, file), 'utf8');
  } catch {
    // A language may lack the whole file.
  }
  if (file === RULES) text = withHeadings(text);
  const lines = text.split('\n').filter((line) => !line.startsWith('#') && line.trim() !== '');
  const entries = `${lines.join('\n')}\n`.split(/^(?=[a-zA-Z-])/m).filter((entry) => entry.trim());
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry]));
}

/** The rules with each heading as a message that is named after the clause behind it. */
function withHeadings(text: string): string {
  return text.replace(/^## (.+)\n\n([A-Z]-\w+) =/gm, 'heading-$2 = $1\n$2 =');
}

/** The clauses of the rules, by edition and chapter. */
function chapters(text: string): Record<string, string[][]> {
  const found: Record<string, string[][]> = {};
  for (const part of text.split(/^### /m).slice(1)) {
    const [edition = '', ...rest] = part.split(/^## /m);
    found[edition.trim()] = rest.map((chapter) =>
      [...chapter.matchAll(/^([A-Z]-\w+) =/gm)].map(([, clause]) => clause ?? ''),
    );
  }
  return found;
}
