/** Luck over rounds as lines: where they run, and where names and figures stand. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Tick {
  readonly value: number;
  readonly at: number;
}

export interface Plot {
  /** The points of each line, as a polyline takes them. */
  readonly lines: readonly string[];
  /** Where each line ends. */
  readonly ends: readonly { readonly x: number; readonly y: number }[];
  /** Where the name of each stands: beside its end, and not over another name. */
  readonly names: readonly number[];
  readonly rows: readonly Tick[];
  readonly rounds: readonly Tick[];
}

const STEPS = [1, 2, 4, 5, 10, 20, 25, 50, 100];
const MOST_ROWS = 3; // on each side of nothing
const MOST_ROUNDS = 7;

/** The distance of two rows, so that a few of them hold the greatest value. */
export function stepFor(greatest: number): number {
  return STEPS.find((step) => greatest <= step * MOST_ROWS) ?? 100;
}

/** Lays out the luck of each seat, in percent and added up, from nothing before the first round. */
export function plotOf(series: readonly (readonly number[])[], frame: Frame, gap = 17): Plot {
  const all = series.flat();
  const step = stepFor(Math.max(...all.map(Math.abs), 0));
  const highest = Math.max(1, Math.ceil(Math.max(...all, 0) / step));
  const lowest = Math.min(-1, Math.floor(Math.min(...all, 0) / step));
  const tall = frame.height - frame.top - frame.bottom;
  const wide = frame.width - frame.left - frame.right;
  const count = Math.max(1, ...series.map((one) => one.length));
  const x = (round: number): number => frame.left + (wide * round) / count;
  const y = (value: number): number =>
    frame.top + (tall * (highest - value / step)) / (highest - lowest);
  const ends = series.map((one) => ({ x: x(one.length), y: y(one.at(-1) ?? 0) }));
  const every = Math.ceil(count / MOST_ROUNDS);
  return {
    lines: series.map((one) =>
      [0, ...one].map((value, round) => `${round2(x(round))},${round2(y(value))}`).join(' '),
    ),
    ends,
    names: apart(
      ends.map((end) => end.y),
      gap,
      frame.height - frame.bottom,
    ),
    rows: Array.from({ length: highest - lowest + 1 }, (_, index) => {
      const value = (highest - index) * step;
      return { value, at: y(value) };
    }),
    rounds: Array.from({ length: Math.ceil(count / every) }, (_, index) => {
      const value = 1 + index * every;
      return { value, at: x(value) };
    }),
  };
}

/** Moves heights apart that are nearer than the gap, as little as need be and none below the foot. */
export function apart(heights: readonly number[], gap: number, foot: number): number[] {
  const order = heights.map((_, index) => index);
  order.sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(heights[index] ?? 0, last + gap);
    found[index] = last;
  }
  last = foot + gap;
  for (const index of order.toReversed()) {
    last = Math.min(found[index] ?? 0, last - gap);
    found[index] = last;
  }
  return found;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
