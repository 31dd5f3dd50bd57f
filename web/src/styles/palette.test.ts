import { describe, expect, test } from 'vitest';
import { LOOKS } from '../cards/symbols.ts';
import css from './tokens.css?raw';
import { contrast, distance, EYES, parseColour, type Rgb } from './contrast.ts';

/** A token's colour; with two of them, that of the theme. */
function token(name: string, theme: 'light' | 'dark' = 'light'): Rgb {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const text = colours[theme === 'dark' ? colours.length - 1 : 0];
  if (!text) throw new Error(`no colour --${name}`);
  return parseColour(text);
}

const fills = Object.values(LOOKS).map((look) => /--([a-z]+)/.exec(look.fill)?.[1] ?? '');
const pairs = fills.flatMap((one, index) => fills.slice(index + 1).map((other) => [one, other]));

describe('the figures of the distances that the palette was chosen by', () => {
  test.each([
    ['red', 'orange', 'normal', 28.3],
    ['red', 'green', 'protanopia', 18.7],
    ['orange', 'yellow', 'deuteranopia', 17.9],
    ['red', 'orange', 'tritanopia', 18.5],
    ['yellow', 'blue', 'normal', 79.5],
  ])('%s and %s, %s: %f', (one, other, eyes, expected) => {
    const matrix = EYES[eyes];
    expect(matrix && distance(token(one), token(other), matrix)).toBeCloseTo(expected, 1);
  });
});

describe.each(Object.entries(EYES))('%s', (_, eyes) => {
  test.each(pairs)('%s and %s are told apart', (one = '', other = '') => {
    expect(distance(token(one), token(other), eyes)).toBeGreaterThan(10);
  });
});

test.each(Object.entries(LOOKS))('the figure on %s is read', (_, look) => {
  const name = (text: string): string => /--([a-z]+)/.exec(text)?.[1] ?? '';
  expect(contrast(token(name(look.figure)), token(name(look.fill)))).toBeGreaterThanOrEqual(4.5);
});

test('no two colours share a symbol', () => {
  const paths = Object.values(LOOKS).map((look) => look.path);
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([
    ['on', 'table', 4.5],
    ['on-2', 'table', 4.5],
    ['text', 'paper', 4.5],
    ['text-2', 'paper', 4.5],
    ['text-2', 'paper-2', 4.5],
    ['plum', 'paper', 4.5],
    ['on-plum', 'plum', 4.5],
    ['on-primary', 'primary', 4.5],
    ['on-active', 'active', 4.5],
    ['on-active-2', 'active', 4.5],
    ['lamp', 'table', 3],
    ['field', 'paper', 3],
    ['card-edge', 'table', 3],
    ['new-pencil', 'paper', 3],
  ])('%s on %s has %f', (front, back, least) => {
    expect(contrast(token(front, theme), token(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

test('no part of the page has a colour of its own', () => {
  const parts = import.meta.glob<string>('../**/*.svelte', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const strays = Object.entries(parts).flatMap(([name, text]) => {
    const [, style = ''] = text.split('<style>');
    return (style.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi) ?? []).map((one) => [name, one]);
  });
  expect(strays).toEqual([]);
});
