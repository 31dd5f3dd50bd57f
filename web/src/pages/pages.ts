import type { Component } from 'svelte';
import { withTexts } from '../i18n/text.svelte.ts';

/** A page gets the parts of its address that are open, such as the code of a table, if it asks. */
export type Page = Component<{ params: Readonly<Record<string, string>> }>;

type Load = () => Promise<{ default: Page | Component }>;

/** Every page by its address; each is fetched when it is first shown. A new page is a line here. */
export const PAGES: Readonly<Record<string, Load>> = {
  '/': () => withTexts(['home'], import('../home/Home.svelte')),
  '/make/:edition?': () => withTexts(['home', 'make', 'own'], import('../make/MakeTable.svelte')),
  '/table/:id': () => withTexts(['home', 'make'], import('./Table.svelte')),
  '/table/:id/replay': () =>
    withTexts(['home', 'table', 'after'], import('../after/ReplayPage.svelte')),
  '/table/:id/replay/:move': () =>
    withTexts(['home', 'table', 'after'], import('../after/ReplayPage.svelte')),
  '/table/:id/review': () =>
    withTexts(['home', 'table', 'after'], import('../after/ReviewPage.svelte')),
  '/screen/:id': () => withTexts(['home', 'make', 'table'], import('../screen/ScreenPage.svelte')),
  '/rules/:edition?/:place?': () =>
    withTexts(['home', 'own', 'rules'], import('../rules/Rules.svelte')),
  '/referee/:question?': () =>
    withTexts(['home', 'own', 'rules', 'table', 'referee'], import('../referee/Referee.svelte')),
  '/referee/of/:edition': () =>
    withTexts(['home', 'own', 'rules', 'table', 'referee'], import('../referee/Referee.svelte')),
  '/editions/:name?': () =>
    withTexts(['home', 'own', 'rules'], import('../editions/Editions.svelte')),
  '/sheet': () => withTexts(['home', 'sheet'], import('../sheet/SheetList.svelte')),
  '/sheet/new/:edition?': () =>
    withTexts(['home', 'own', 'sheet'], import('../sheet/NewSheet.svelte')),
  '/sheet/statistics': () => withTexts(['home', 'sheet'], import('../sheet/Statistics.svelte')),
  '/sheet/:id': () => withTexts(['home', 'sheet'], import('../sheet/SheetPage.svelte')),
  '/ask/:edition?/:question?': () =>
    withTexts(['home', 'rules', 'answers'], import('../ask/Ask.svelte')),
  '/device/:code?': () => withTexts(['home', 'make'], import('../device/Device.svelte')),
  '/settings': () => withTexts(['settings'], import('./settings/Settings.svelte')),
  '/about': () => withTexts(['about', 'after'], import('./About.svelte')),
};
