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
  pass(300);
  button.press();
  expect(acts).toEqual(['acted']);
  pass(4000);
  expect(acts).toEqual(['acted']);
});

test('a double click does not answer the question that it puts', () => {
  const { button, acts, pass } = make('ask');
  pass(300);
  button.press();
  pass(299);
  button.press();
  expect(button.asking).toBe(true);
  expect(acts).toEqual([]);
});

test('a question is about the act that the button named', () => {
  const { button, acts, pass } = make('ask');
  pass(300);
  button.press();
  button.renew('Hit');
  expect(button.asking).toBe(false);
  pass(300);
  button.press();
  expect(button.asking).toBe(true);
  expect(acts).toEqual([]);
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

test('where it is to be held, a new label lets it go', () => {
  const { button, acts, pass } = make('hold');
  pass(300);
  button.down();
  pass(599);
  button.renew('Hit');
  expect(button.holding).toBe(false);
  pass(299);
  button.down();
  expect(button.holding).toBe(false);
  pass(1000);
  expect(acts).toEqual([]);
});

test('held, it acts once: letting go does no more', () => {
  const { button, acts, pass } = make('hold');
  pass(300);
  button.down();
  expect(button.holding).toBe(true);
  pass(600);
  expect(button.holding).toBe(false);
  button.up();
  button.press();
  pass(5000);
  expect(acts).toEqual(['acted']);
});

test('a key cannot be held: it asks', () => {
  const { button, acts, pass } = make('hold');
  pass(300);
  button.press(true);
  expect(button.asking).toBe(true);
  pass(300);
  button.press(true);
  expect(acts).toEqual(['acted']);
});

test('what a key asked goes away in time, though a finger has touched the button', () => {
  const { button, acts, pass } = make('hold');
  pass(300);
  button.press(true);
  pass(300);
  button.down();
  expect(button.holding).toBe(false);
  button.up();
  pass(3700);
  expect(button.asking).toBe(false);
  expect(acts).toEqual([]);
});

test('a button that goes away is held no longer', () => {
  const { button, acts, pass } = make('hold');
  pass(300);
  button.down();
  button.drop();
  pass(1000);
  expect(acts).toEqual([]);
});
