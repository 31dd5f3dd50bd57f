import { expect, test } from 'vitest';
import { matchRoute } from './route.ts';

const patterns = [
  '/',
  '/settings',
  '/table/:code',
  '/game/:game/review',
  '/rules/:edition?/:place?',
];

test.each([
  ['', '/', {}],
  ['#', '/', {}],
  ['#/', '/', {}],
  ['#/settings', '/settings', {}],
  ['#/settings/', '/settings', {}],
  ['#/settings?from=table', '/settings', {}],
  ['#/table/ABC123', '/table/:code', { code: 'ABC123' }],
  ['#/table/a%20b', '/table/:code', { code: 'a b' }],
  ['#/table/%', '/table/:code', { code: '%' }],
  ['#/game/17/review', '/game/:game/review', { game: '17' }],
  ['#/game/17', null, {}],
  ['#/game/17/review/2', null, {}],
  ['#/rules', '/rules/:edition?/:place?', {}],
  ['#/rules/pocket', '/rules/:edition?/:place?', { edition: 'pocket' }],
  ['#/rules/pocket/P-05', '/rules/:edition?/:place?', { edition: 'pocket', place: 'P-05' }],
  ['#/nowhere', null, {}],
])('%j leads to %j', (hash, pattern, params) => {
  expect(matchRoute(patterns, hash)).toEqual({ pattern, params });
});
