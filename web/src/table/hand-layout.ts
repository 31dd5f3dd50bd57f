import type { Fit } from '../cards/layout.ts';

/** How trays and what is left over share the width of the hand. All lengths in pixels. */
export interface TrayLayout extends Fit {
  /** Trays stand in one row with what is left over, or side by side above it, or stacked. */
  readonly shape: 'row' | 'beside' | 'stacked';
  /** For each tray: cards in a line. */
  readonly perLine: readonly number[];
}

/** What a tray adds to its cards at both sides. */
const PADDING = 20;
const PADDING_PHONE = 4;
const GAP = 18;
const GAP_PHONE = 4;
/** On a phone a card reaches a little under the next one. */
const OVERLAP = 3;
/** Every card can be touched by this much of its width. */
const TOUCH = 44;
/** On a table a card that was drawn stands off by so much, as in HandCard. */
export const APART = 12;
/** The width of a gap for a missing card, as a share of a card's width. */
const GAP_WIDTH = 0.7;
/** Least and usual share of a card that the next one leaves open. */
const LEAST_OPEN = 0.45;
const USUAL_OPEN = 0.67;

/** What a tray has to lay out: its cards, and what is missing among them. */
export interface TraySize {
  readonly cards: number;
  readonly gaps: number;
  /** Rows of cards that nothing interrupts: the last card of each is seen whole. */
  readonly rows: number;
}

export function layTrays(
  trays: readonly TraySize[],
  rest: number,
  available: number,
  { phone, widest }: { phone: boolean; widest: number },
): TrayLayout {
  if (phone) {
    const counts = trays.map((tray) => Math.max(1, tray.cards + tray.gaps));
    return onPhone(counts, available, widest);
  }
  return onTable(trays, rest, available, widest);
}

/** Counts what a tray shows, from what stands at each place. */
export function sizeOf(gaps: readonly boolean[]): TraySize {
  const missing = gaps.filter(Boolean).length;
  const rows = gaps.filter((gap, at) => !gap && (gaps[at + 1] ?? true)).length;
  return { cards: gaps.length - missing, gaps: missing, rows };
}

function onTable(
  trays: readonly TraySize[],
  rest: number,
  available: number,
  widest: number,
): TrayLayout {
  const sizes = rest > 0 ? [...trays, { cards: rest, gaps: 0, rows: 1 }] : trays;
  const sum = (of: (tray: TraySize) => number): number =>
    sizes.reduce((total, tray) => total + of(tray), 0);
  const whole = sum((tray) => tray.rows + tray.gaps * GAP_WIDTH);
  const steps = sum((tray) => tray.cards - tray.rows);
  const space = available - trays.length * PADDING - Math.max(0, sizes.length - 1) * GAP;
  const w = Math.min(widest, space / (whole + steps * LEAST_OPEN));
  const open = steps > 0 ? (space / w - whole) / steps : USUAL_OPEN;
  const step = w * Math.min(USUAL_OPEN, Math.max(LEAST_OPEN, open));
  return { w, step, shape: 'row', perLine: trays.map((tray) => tray.cards + tray.gaps) };
}

function onPhone(trays: readonly number[], available: number, widest: number): TrayLayout {
  const total = trays.reduce((sum, cards) => sum + cards, 0);
  const edges = trays.length * (PADDING_PHONE + OVERLAP) + (trays.length - 1) * GAP_PHONE;
  if (total * TOUCH + edges <= available) {
    const step = Math.min(widest, (available - edges) / total);
    return { shape: 'beside', perLine: trays, step, w: step + OVERLAP };
  }
  const room = available - PADDING_PHONE - OVERLAP;
  const perLine = trays.map((cards) => evenly(cards, Math.floor(room / TOUCH)));
  const step = Math.min(widest, room / Math.max(...perLine));
  return { shape: 'stacked', perLine, step, w: step + OVERLAP };
}

/** Lines as even as can be, none longer than `most`. */
function evenly(cards: number, most: number): number {
  const lines = Math.max(1, Math.ceil(cards / most));
  return Math.ceil(cards / lines);
}
