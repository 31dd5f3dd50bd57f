import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker lies beside the page, and its name never changes. */
export const WORKER = 'sw.js';
const PAGE = 'index.html';

/**
 * Gives each build a name of its own, made of all that is in it: the page says it to the server,
 * and the service worker keeps its files under it.
 */
export function worker(publicFolder: string): Plugin {
  return {
    name: 'laydown-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const names = Object.keys(bundle).filter((name) => name !== WORKER);
        for (const name of names.sort()) {
          const file = bundle[name];
          if (file) hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const given = readdirSync(publicFolder).sort();
        for (const name of given) hash.update(name).update(readFileSync(join(publicFolder, name)));
        const build = hash.digest('hex').slice(0, 12);
        const page = bundle[PAGE];
        const script = bundle[WORKER];
        if (page?.type !== 'asset' || script?.type !== 'chunk') {
          this.error(`there is no ${PAGE} or no ${WORKER}`);
        }
        page.source = String(page.source).replace('__BUILD__', build);
        script.code = script.code
          .replace('__BUILD__', build)
          .replace('__FILES__', JSON.stringify([...names, ...given]));
      },
    },
  };
}
