import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './build/catalogues.ts';
import { firstLoad } from './build/first-load.ts';
import { worker, WORKER } from './build/worker.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const locale = folder('../src/laydown/locale');

// Where `laydown serve` listens while one works on the client with hot reload.
const server = process.env['LAYDOWN_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // Relative addresses: the client works under any path that a host serves it from.
  base: './',
  plugins: [svelte(), catalogues(locale), worker(folder('./public')), firstLoad()],
  resolve: { alias: { $lib: folder('./src') } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The browsers of spring 2024 and later: they know light-dark(), which tokens.css is written in.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // No data: addresses, so that the host's content policy can forbid them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: folder('./index.html'), worker: folder('./src/worker/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [folder('.'), locale] },
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
});
