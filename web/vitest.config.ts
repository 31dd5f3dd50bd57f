import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

// Styles are read too: the tests of the palette measure tokens.css.
export default mergeConfig(vite, defineConfig({ test: { css: true } }));
