import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play, soundOf } from './sounds.ts';

let volumes: number[] = [];
let pitches: number[] = [];
let contexts = 0;

/** As much of a gain, and of a tone, as is used. */
class Part {
  type = '';
  readonly frequency = { value: 0 };
  readonly gain = {
    setValueAtTime: (value: number) => volumes.push(value),
    exponentialRampToValueAtTime: (): void => undefined,
  };
  connect = (next: unknown): unknown => next;
  start = (): number => pitches.push(this.frequency.value);
  stop = (): void => undefined;
}

class Context {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createGain = (): Part => new Part();
  createOscillator = (): Part => new Part();
  constructor() {
    contexts += 1;
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Context);
  pitches = [];
  volumes = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('there is no sound before the first press of the page, nor with the sound off', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  play('turn', 50);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  play('turn', 0);
  expect(contexts).toBe(0);
  expect(pitches).toEqual([]);
  play('turn', 50);
  play('turn', 50);
  expect(contexts).toBe(1);
  expect(pitches).toEqual([523, 784, 523, 784]);
});

test('it is as loud as is wished, and never loud', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  for (const loudness of [10, 50, 100]) play('turn', loudness);
  const [low = 1, , half = 1, , full = 1] = volumes;
  expect(low).toBeLessThan(half);
  expect(half).toBeLessThan(full);
  expect(full).toBeLessThan(0.2);
});

test('a card is heard, a knock before it, and of what is only said nothing', () => {
  expect(soundOf({ e: 'took', seat: 1, card: 'R5' })).toBe('card');
  expect(soundOf({ e: 'took', seat: 1, card: 'R5', knocked: true })).toBe('knock');
  expect(soundOf({ e: 'rolled', seat: 1, dice: [2, 3] })).toBe('dice');
  expect(soundOf({ e: 'turn_lost', seat: 1 })).toBeNull();
});
