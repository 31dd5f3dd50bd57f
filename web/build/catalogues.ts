import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Which files of a language go into which part; a part is fetched when a page needs it. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  first: ['cards.ftl', 'web.ftl'],
  home: ['bots.ftl', 'home.ftl'],
  table: ['events.ftl', 'ring.ftl'],
};
const NAME = /^laydown:messages\/([a-z]+)\/([a-z]+)$/;

/**
 * Gives the browser the catalogues of the Python side: `laydown:messages/en/first` is a module with
 * the text of the files of that part, without comments.
 */
export function catalogues(folder: string): Plugin {
  return {
    name: 'laydown-catalogues',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, language, part] = NAME.exec(id.slice(1)) ?? [];
      if (!language || !part) return null;
      const files = (PARTS[part] ?? []).map((file) => join(folder, language, file));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .join('\n');
}
