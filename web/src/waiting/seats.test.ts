import { describe, expect, it } from 'vitest';
import type { Place } from '../wire/types.ts';
import { freeSeat } from './seats.ts';

const places = (...kinds: Place['kind'][]): Place[] => kinds.map((kind) => ({ kind }));

describe('the seat one gets', () => {
  it('is the one that one chose', () => {
    expect(freeSeat(places('person', 'empty', 'empty'), 3)).toBe(3);
  });

  it('is another empty one if somebody was quicker', () => {
    expect(freeSeat(places('person', 'bot', 'empty'), 2)).toBe(3);
  });

  it('is the same in a full house: the server says why not', () => {
    expect(freeSeat(places('person', 'bot'), 2)).toBe(2);
  });
});
