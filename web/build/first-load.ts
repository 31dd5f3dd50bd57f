import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Asset = Rolldown.OutputAsset;

/** Fetched at once though nothing imports them for good: fonts, the first page, and its words in
 * the language that takes most. */
const FONTS = '.woff2';
const FIRST_PAGE = '/pages/Home.svelte';
const WORDS = /laydown:messages\/[a-z]+\/first$/;

const sizeOf = (name: string, content: string | Uint8Array): number =>
  name.endsWith(FONTS) ? content.length : gzipSync(content, { level: 9 }).length;

/** Tells after a build what a browser fetches before it shows the first page, compressed. */
export function firstLoad(): Plugin {
  return {
    name: 'laydown-first-load',
    apply: 'build',
    writeBundle(options, bundle) {
      const files = Object.values(bundle);
      const chunks = new Map(files.filter((f) => f.type === 'chunk').map((f) => [f.fileName, f]));
      const needed = new Set<string>(['index.html']);
      const follow = (chunk: Chunk | undefined): void => {
        if (!chunk || needed.has(chunk.fileName)) return;
        needed.add(chunk.fileName);
        for (const name of chunk.viteMetadata?.importedCss ?? []) needed.add(name);
        for (const name of chunk.imports) follow(chunks.get(name));
      };
      const all = [...chunks.values()];
      const words = all.filter((chunk) => WORDS.test(chunk.facadeModuleId ?? ''));
      const longest = words.sort((one, other) => other.code.length - one.code.length)[0];
      for (const chunk of all) {
        if (chunk.isEntry || chunk.facadeModuleId?.endsWith(FIRST_PAGE)) follow(chunk);
      }
      follow(longest);
      for (const file of files) if (file.fileName.endsWith(FONTS)) needed.add(file.fileName);

      const sizes: Record<string, number> = {};
      for (const name of [...needed].sort()) {
        const file: Chunk | Asset | undefined = bundle[name];
        if (file) sizes[name] = sizeOf(name, file.type === 'chunk' ? file.code : file.source);
      }
      const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
      writeFileSync(
        join(options.dir ?? 'dist', 'first-load.json'),
        `${JSON.stringify({ total, files: sizes }, null, 2)}\n`,
      );
      for (const [name, size] of Object.entries(sizes)) this.info(`${kilobytes(size)}  ${name}`);
      this.info(`${kilobytes(total)}  first load, compressed`);
    },
  };
}

const kilobytes = (size: number): string => `${(size / 1000).toFixed(1).padStart(6)} kB`;
