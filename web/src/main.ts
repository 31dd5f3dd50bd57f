import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage } from './i18n/text.svelte.ts';
import { PAGES } from './pages/pages.ts';
import { wantedLanguage } from './settings/apply.svelte.ts';
import { matchRoute } from './shell/route.ts';
import { address } from './shell/router.svelte.ts';
import { keepOnDevice } from './shell/build.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
// No page without words: the catalogue comes first, and the page with it.
const { pattern } = matchRoute(Object.keys(PAGES), address());
if (pattern) PAGES[pattern]?.().catch(() => undefined);
await setLanguage(wantedLanguage());
if (target) mount(App, { target });
keepOnDevice();
