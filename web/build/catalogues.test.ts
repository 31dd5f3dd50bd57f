import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';

const folder = mkdtempSync(join(tmpdir(), 'laydown-locale-'));
const files = {
  'en/cards.ftl': '# Cards\ncard-wild = Wild\ncard-skip = Skip\n',
  'en/web.ftl': 'web-close = Close\n',
  'en/home.ftl': 'home-play = Play\nmake-hints = Hints\n',
  'eo/cards.ftl': 'card-wild = Ĵokero\n',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function loaded(id: string): string {
  const { load } = catalogues(folder);
  if (typeof load !== 'function') throw new TypeError('the plugin loads nothing');
  const found = load.call({ addWatchFile: () => undefined } as never, `\0laydown:${id}`);
  if (typeof found !== 'string') throw new TypeError(`nothing is loaded for ${id}`);
  return found;
}

test('a folder with one file is a language of the client', () => {
  expect(loaded('catalogues')).toMatch(/^export default \{ en: .*, eo: /);
});

test('what it lacks is told in English, be it a message or a whole file', () => {
  const text = loaded('messages/eo/first');
  expect(text).toContain('card-wild = Ĵokero');
  expect(text).not.toContain('card-wild = Wild');
  expect(text).toContain('card-skip = Skip');
  expect(text).toContain('web-close = Close');
  expect(loaded('messages/eo/home')).toContain('home-play = Play');
});

test('a file may be shared out among parts by the names of its messages', () => {
  expect(loaded('messages/en/home')).not.toContain('make-hints');
  expect(loaded('messages/eo/make')).toContain('make-hints = Hints');
  expect(loaded('messages/eo/make')).not.toContain('home-play');
});
