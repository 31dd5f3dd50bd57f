import { fitGroups, type Fit } from '../cards/layout.ts';

/** How trays and what is left over share the width of the hand. All lengths in pixels. */
export interface TrayLayout extends Fit {
  /** Trays stand in one row with what is left over, or side by side above it, or stacked. */
  readonly shape: 'row' | 'beside' | 'stacked';
  /** For each tray: cards in a line. */
  readonly perLine: readonly number[];
}

/** What a tray adds to its cards at both sides. */
const PADDING = 20;
const PADDING_PHONE = 8;
const GAP = 18;
const GAP_PHONE = 6;
/** Every card can be touched by this much of its width. */
const TOUCH = 44;
const WIDEST_PHONE = 54;

export function layTrays(
  trays: readonly number[],
  rest: number,
  available: number,
  { phone, widest }: { phone: boolean; widest: number },
): TrayLayout {
  return phone ? onPhone(trays, available) : onTable(trays, rest, available, widest);
}

function onTable(
  trays: readonly number[],
  rest: number,
  available: number,
  widest: number,
): TrayLayout {
  const sizes = [...trays, ...(rest > 0 ? [rest] : [])].map((cards) => ({ cards }));
  const space = available - trays.length * PADDING;
  const fit = fitGroups(sizes, space, widest, GAP);
  return { ...fit, shape: 'row', perLine: trays };
}

function onPhone(trays: readonly number[], available: number): TrayLayout {
  const total = trays.reduce((sum, cards) => sum + cards, 0);
  const edges = trays.length * PADDING_PHONE + (trays.length - 1) * GAP_PHONE;
  if (total * TOUCH + edges <= available) {
    const step = Math.min(WIDEST_PHONE, (available - edges) / total);
    return { shape: 'beside', perLine: trays, step, w: Math.min(60, step + 3) };
  }
  const room = available - PADDING_PHONE;
  const perLine = trays.map((cards) => evenly(cards, Math.floor(room / TOUCH)));
  const step = Math.min(WIDEST_PHONE, room / Math.max(...perLine));
  return { shape: 'stacked', perLine, step, w: Math.min(60, step + 3) };
}

/** Lines as even as can be, none longer than `most`. */
function evenly(cards: number, most: number): number {
  const lines = Math.max(1, Math.ceil(cards / most));
  return Math.ceil(cards / lines);
}
