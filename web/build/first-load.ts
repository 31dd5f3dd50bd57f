import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { WORKER } from './worker.ts';

type Chunk = Rolldown.OutputChunk;
type Asset = Rolldown.OutputAsset;

/** Fetched at once though nothing imports them for good: fonts, the first page, and its words in
 * the language that takes most. */
const FONTS = '.woff2';
const ENTRY = '/src/main.ts';
const FIRST_PAGE = '/Home.svelte';
const WORDS = /laydown:messages\/([a-z]+)\/(?:first|home)$/;

const sizeOf = (name: string, content: string | Uint8Array): number =>
  name.endsWith(FONTS) ? content.length : gzipSync(content, { level: 9 }).length;

/**
 * Puts what the first page shares with others into one file, which compresses better than the many
 * that it would be, and comes in one request. Tells after a build what a browser fetches before it
 * shows the first page, compressed.
 */
export function firstLoad(): Plugin {
  const first = new Set<string>();
  return {
    name: 'laydown-first-load',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'base', test: (id) => first.has(id), minShareCount: 2 }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const follow = (id: string): void => {
        if (first.has(id)) return;
        first.add(id);
        for (const each of this.getModuleInfo(id)?.importedIds ?? []) follow(each);
      };
      for (const id of this.getModuleIds()) {
        if (id.endsWith(FIRST_PAGE) || id.endsWith(ENTRY)) follow(id);
      }
    },
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
      const first = all.find((chunk) => chunk.facadeModuleId?.endsWith(FIRST_PAGE));
      if (!first) this.error(`no page ${FIRST_PAGE}: what does a browser show first?`);
      for (const chunk of [
        ...all.filter((each) => each.isEntry && each.fileName !== WORKER),
        first,
      ])
        follow(chunk);
      for (const chunk of longest(all)) follow(chunk);
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

/** The words of the first page, in the language that takes most. */
function longest(chunks: readonly Chunk[]): Chunk[] {
  const words: Record<string, Chunk[]> = {};
  for (const chunk of chunks) {
    const language = WORDS.exec(chunk.facadeModuleId ?? '')?.[1];
    if (language) (words[language] ??= []).push(chunk);
  }
  const size = (list: Chunk[]): number => list.reduce((sum, { code }) => sum + code.length, 0);
  return Object.values(words).sort((one, other) => size(other) - size(one))[0] ?? [];
}

const kilobytes = (size: number): string => `${(size / 1000).toFixed(1).padStart(6)} kB`;
