import type { Component } from 'svelte';

/** A page gets the parts of its address that are open, such as the code of a table, if it asks. */
export type Page = Component<{ params: Readonly<Record<string, string>> }>;

type Load = () => Promise<{ default: Page | Component }>;

/** Every page by its address; each is fetched when it is first shown. A new page is a line here. */
export const PAGES: Readonly<Record<string, Load>> = {
  '/': () => import('./Home.svelte'),
  '/settings': () => import('./settings/Settings.svelte'),
};
