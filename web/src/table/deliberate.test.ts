import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deliberate } from './deliberate.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function make(confirm: 'off' | 'ask' | 'hold'): {
  button: Deliberate;
  acts: string[];
  pass: (ms: number) => void;
} {
  const acts: string[] = [];
  let now = 0;
  const button = new Deliberate(
    () => confirm,
    () => acts.push('acted'),
    () => now,
  );
  button.renew('Discard');
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return { button, acts, pass };
}

test('nothing happens in the first 300 ms after its label has changed', () => {
  const { button, acts, pass } = make('off');
  pass(299);
  button.press();
  expect(acts).toEqual([]);
  pass(1);
  button.press();
  expect(acts).toEqual(['acted']);
});

test('where it asks, the second press acts, and the question goes away', () => {
  const { button, acts, pass } = make('ask');
  pass(300);
  button.press();
  expect(button.asking).toBe(true);
  expect(acts).toEqual([]);
  pass(4000);
  expect(button.asking).toBe(false);
  button.press();
  button.press();
  expect(acts).toEqual(['acted']);
});

test('where it is to be held, a short press does nothing', () => {
  const { button, acts, pass } = make('hold');
  pass(300);
  button.down();
  pass(400);
  button.up();
  button.press();
  pass(1000);
  expect(acts).toEqual([]);
  button.down();
  pass(600);
  expect(acts).toEqual(['acted']);
});

test('a key cannot be held: it asks', () => {
  const { button, acts, pass } = make('hold');
  pass(300);
  button.press(true);
  expect(button.asking).toBe(true);
  button.press(true);
  expect(acts).toEqual(['acted']);
});
