import { describe, expect, it } from 'vitest';
import type { View } from '../wire/types.ts';
import { inTheLight } from './seats.ts';

function view(now: Partial<View['now']>, seat: number | null = 1): View {
  return { seat, now: { step: 'draw', turn: 2, actors: [2], ...now } } as View;
}

describe('the one seat in the light', () => {
  it('is the one that is asked, else the one in turn; none after the end', () => {
    expect(inTheLight(view({}))).toBe(2);
    expect(inTheLight(view({ actors: [3] }))).toBe(3);
    expect(inTheLight(view({ actors: [1, 3] }))).toBe(2);
    expect(inTheLight(view({ step: null, actors: [] }))).toBeNull();
  });

  it("is one's own while one may knock; others see who has discarded", () => {
    const now = { step: 'claim', actors: [1, 3] } as const;
    expect(inTheLight(view({ ...now, actors: [...now.actors] }))).toBe(1);
    expect(inTheLight(view({ ...now, actors: [3, 4] }))).toBe(2);
    expect(inTheLight(view({ ...now, actors: [1, 3] }, null))).toBe(2);
  });
});
