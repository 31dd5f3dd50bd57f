/** How cards share the space there is. All lengths in pixels; no page is touched here. */

/** Least and usual share of a laid card that the next one leaves open. */
const LEAST_OPEN = 0.45;
const USUAL_OPEN = 0.67;
/** The room that a run keeps free at its low end for a lit place, as a share of a card's width. */
export const ROOM = 0.62;

export interface Fit {
  /** Width of a card. */
  readonly w: number;
  /** From the left edge of a card to that of the next one. */
  readonly step: number;
}

export interface GroupSize {
  readonly cards: number;
  /** It keeps room at its low end: a run does. */
  readonly room?: boolean;
}

/**
 * Groups side by side: the cards overlap more, and when that is not enough they get smaller.
 * `gap` lies between two groups.
 */
export function fitGroups(
  groups: readonly GroupSize[],
  available: number,
  widest: number,
  gap = 14,
): Fit {
  const rooms = groups.filter((group) => group.room).length;
  const whole = groups.length + rooms * ROOM;
  const steps = groups.reduce((sum, group) => sum + Math.max(0, group.cards - 1), 0);
  const space = Math.max(0, available - gap * Math.max(0, groups.length - 1));
  const w = Math.min(widest, space / (whole + steps * LEAST_OPEN));
  const open = steps ? (space / w - whole) / steps : USUAL_OPEN;
  return { w, step: w * Math.min(USUAL_OPEN, Math.max(LEAST_OPEN, open)) };
}

export interface HandFit extends Fit {
  readonly perRow: number;
  readonly rows: number;
  /** Share of a row's height that the row below covers. */
  readonly covered: number;
}

/** Every card of a hand can be seen and touched by this much of its width. */
const TOUCH = 44;
const PHONE = 600;
const ROW_GAP = 3;

/** The hand: one row where there is space, rows of six to eight on a phone. */
export function fitHand(
  count: number,
  available: number,
  { large = false, phone = available < PHONE } = {},
): HandFit {
  return phone ? phoneHand(count, available) : wideHand(count, available, large);
}

function wideHand(count: number, available: number, large: boolean): HandFit {
  const w = (count < 12 ? 96 : 84) * (large ? 1.25 : 1);
  const step = count > 1 ? Math.min(w + 8, (available - w) / (count - 1)) : w;
  if (step >= TOUCH) return { w, step, perRow: count, rows: 1, covered: 0 };
  const perRow = Math.floor((available - w) / TOUCH) + 1;
  return { w, step: TOUCH, perRow, rows: Math.ceil(count / perRow), covered: 0.3 };
}

function phoneHand(count: number, available: number): HandFit {
  const perRow = Math.max(1, Math.min(count, phoneRow(count, Math.floor(available / TOUCH))));
  const rows = Math.max(1, Math.ceil(count / perRow));
  const step = Math.min(63, available / perRow);
  const w = Math.min(60, step - Math.min(ROW_GAP, Math.max(0, step - TOUCH) + 1));
  return { w, step, perRow, rows, covered: rows > 2 ? 0.3 : 0 };
}

function phoneRow(count: number, most: number): number {
  if (count <= 12) return Math.min(6, most);
  if (count <= 14) return Math.min(7, most);
  if (count <= 16) return Math.min(8, most);
  return Math.min(count <= 21 ? 7 : 8, most);
}
