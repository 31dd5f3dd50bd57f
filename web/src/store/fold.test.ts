import { describe, expect, it } from 'vitest';
import type { EventsFrame, View } from '../wire/types.ts';
import { fold } from './fold.ts';

/** A line of a fixture: what happens, and at times the view that must come of it. By Python. */
interface Line {
  view?: View;
  frame?: EventsFrame;
}

const FIXTURES = import.meta.glob<Line[][]>('./fixtures/*.json', {
  eager: true,
  import: 'default',
});

/** Empty lists, zeros and the like may be left out of a message. */
function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([, one]) => one !== undefined && one !== 0 && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(kept.map(([key, one]) => [key, trimmed(one)]));
}

describe('folding gives the view that the server would send', () => {
  it('has games to show it', () => {
    expect(Object.keys(FIXTURES).length).toBeGreaterThan(4);
  });

  for (const [name, games] of Object.entries(FIXTURES)) {
    it.each(games.map((lines, seat) => [seat + 1, lines] as const))(
      `${name}, game %i`,
      (_seat, [first, ...lines]) => {
        let view = first?.view;
        let compared = 0;
        for (const line of lines) {
          if (!view || !line.frame) throw new Error('a line without events');
          view = fold(view, line.frame);
          if (!line.view) continue;
          expect(trimmed(view)).toEqual(trimmed(line.view));
          compared += 1;
        }
        expect(compared).toBeGreaterThan(0);
      },
    );
  }
});
