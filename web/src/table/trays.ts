import { bare } from '../store/cards.ts';
import { keysOf, type HandCard, type Placed } from '../store/hand.ts';
import type { Fit, Group, LayOption, Refusal, WildChoice } from '../wire/types.ts';
import type { Aim } from './aim.ts';

/** A group of the phase and the cards that are to go into it. */
export interface Tray {
  readonly pattern: string;
  /** In the order in which they would lie. */
  readonly cards: readonly Placed[];
  readonly ok: boolean;
  readonly missing: number;
  /** What would fill it: `7`, `R`. */
  readonly wanted: readonly string[];
  readonly wilds: readonly WildChoice[];
  readonly refusal: Refusal | null;
}

/** The whole lay, once every tray stands. */
export interface Lay {
  readonly phase: number;
  readonly move: string;
  readonly keys: number[];
}

export interface Trays {
  readonly phase: number;
  readonly trays: readonly Tray[];
  readonly lay: Lay | null;
}

const EMPTY = { ok: false, missing: 0, wanted: [], wilds: [], refusal: null } as const;

/** Trays as the server proposes to lay them. */
export function traysOfLay(lay: LayOption, hand: readonly HandCard[]): Trays {
  const taken: number[] = [];
  const trays = lay.groups.map((group, index) => ({
    ...EMPTY,
    pattern: group.pattern,
    cards: placed(group, hand, taken),
    ok: true,
    wilds: lay.wilds?.filter((choice) => choice.group === index + 1) ?? [],
  }));
  return { phase: lay.phase, trays, lay: { phase: lay.phase, move: lay.move, keys: taken } };
}

/** Trays as far as the hand gets, with what is missing. */
export function traysOfAim(
  aim: Aim,
  patterns: readonly string[],
  hand: readonly HandCard[],
): Trays {
  const taken: number[] = [];
  const trays = patterns.map((pattern, index) => {
    const texts = aim.slots[index] ?? [];
    const keys = keysOf(hand, texts.map(bare), taken);
    taken.push(...keys);
    const wanted = aim.wanted[index] ?? [];
    const named = standing({ pattern, cards: [...texts], ...sameness(pattern, texts) });
    const cards = keys.map((key, at) => ({ key, as: named[at] ?? '' }));
    return { ...EMPTY, pattern, cards, ok: wanted.length === 0, missing: wanted.length, wanted };
  });
  return { phase: aim.phase, trays, lay: null };
}

/** What the cards of a set or of a group of one colour have in common. */
function sameness(pattern: string, texts: readonly string[]): Pick<Group, 'number' | 'colour'> {
  const plain = texts.find((text) => /^[A-Z]\d/.test(text));
  if (!plain) return {};
  if (pattern.startsWith('set')) return { number: Number(plain.slice(1)) };
  return pattern.endsWith('one colour') ? { colour: plain.charAt(0) } : {};
}

/** Trays that the player has filled, with what the server says of them, if it has answered. */
export function traysOfSlots(
  phase: number,
  patterns: readonly string[],
  slots: readonly (readonly Placed[])[],
  fit: Fit | null,
): Trays {
  const trays = patterns.map((pattern, index): Tray => {
    const cards = slots[index] ?? [];
    const said = fit?.slots[index];
    if (!said) return { ...EMPTY, pattern, cards };
    return {
      pattern,
      cards: said.group ? reordered(cards, said.group) : cards,
      ok: said.ok,
      missing: said.missing ?? 0,
      wanted: said.wanted ?? [],
      wilds: said.wilds ?? [],
      refusal: said.refusal ?? null,
    };
  });
  const keys = slots.flat().map((one) => one.key);
  const lay = fit?.move === undefined ? null : { phase, move: fit.move, keys };
  return { phase, trays, lay };
}

/** Puts cards into a tray, or back into the hand (`to` is null); out of wherever they were. */
export function moveTo(
  slots: readonly (readonly Placed[])[],
  cards: readonly Placed[],
  to: number | null,
): Placed[][] {
  const keys = cards.map((one) => one.key);
  return slots.map((slot, index) => {
    const rest = slot.filter((one) => !keys.includes(one.key));
    return index === to ? [...rest, ...cards.map(({ key, as }) => ({ key, as: bare(as) }))] : rest;
  });
}

/** Whether a proposal has everything where the player has put it, and perhaps more. */
export function goesOn(
  slots: readonly (readonly Placed[])[],
  proposal: readonly (readonly string[])[],
): boolean {
  return slots.every((slot, index) => {
    const rest = [...(proposal[index] ?? [])];
    return slot.every(({ as }) => {
      const named = as !== bare(as);
      const at = rest.findIndex(
        (card) => card === as || (bare(card) === bare(as) && !(named && card !== bare(card))),
      );
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

/** A place of a tray: a card, or what is missing there. */
export type TrayItem = { readonly card: Placed } | { readonly gap: string };

/** Cards and gaps in the order in which they would lie: in a run gaps stand where they belong. */
export function itemsOf(tray: Tray): TrayItem[] {
  const cards = tray.cards.map((card): TrayItem => ({ card }));
  const named = tray.wanted.slice(0, tray.missing);
  const blanks = Array.from({ length: tray.missing - named.length }, () => '');
  const gaps = [...named, ...blanks].map((gap): TrayItem => ({ gap }));
  if (!tray.pattern.startsWith('run') || named.length < tray.missing) return [...cards, ...gaps];
  const number = (item: TrayItem): number => {
    const text = 'gap' in item ? item.gap : item.card.as;
    return Number(/\d+$/.exec(text.replace(/\)$/, ''))?.[0] ?? 0);
  };
  return [...cards, ...gaps].toSorted((a, b) => number(a) - number(b));
}

/** The next thing that a Wild of a tray could stand for, after what it stands for now. */
export function nextValue(tray: Tray, key: number): string | null {
  const at = tray.cards.findIndex((one) => one.key === key);
  const choices = tray.wilds.filter((choice) => choice.card === at + 1).map((one) => one.value);
  const now = tray.cards[at]?.as ?? '';
  const all = [...choices, now].toSorted(byValue);
  return choices.length === 0 ? null : (all[(all.indexOf(now) + 1) % all.length] ?? null);
}

function byValue(a: string, b: string): number {
  const number = (text: string): number => Number(/\d+$/.exec(text)?.[0] ?? 0);
  return number(a) - number(b) || a.localeCompare(b);
}

/** The cards of a group by key, in its order, with what Wilds stand for. */
function placed(group: Group, hand: readonly HandCard[], taken: number[]): Placed[] {
  return standing(group).flatMap((as) => {
    const [key] = keysOf(hand, [bare(as)], taken);
    if (key === undefined) return [];
    taken.push(key);
    return [{ key, as }];
  });
}

/** The same cards in the order of a group. */
function reordered(cards: readonly Placed[], group: Group): Placed[] {
  const rest = [...cards];
  return standing(group).flatMap((as) => {
    const at = rest.findIndex((one) => bare(one.as) === bare(as));
    return at < 0 ? [] : rest.splice(at, 1).map(({ key }) => ({ key, as }));
  });
}

/** All cards of a group on the table, as they are shown. */
export function laidCards(group: Group): string[] {
  return [...standing(group), ...(group.extra ?? [])];
}

/** The cards of a group with what each Wild or Joker stands for written out. */
export function standing(group: Group): string[] {
  const run = group.pattern.startsWith('run');
  const value = run ? '' : `${group.colour ?? ''}${group.number ?? ''}`;
  return group.cards.map((card) => {
    const blank = card === 'W' || (card.startsWith('(') && !card.includes('='));
    return blank && value ? `${card}=${value}` : card;
  });
}
