import type { HandCard } from '../store/hand.ts';
import type { HitOption, Options } from '../wire/types.ts';

/** The places for chosen cards: exactly these, else those that take a partner along. */
export function placesFor(options: Options | null, chosen: readonly string[]): HitOption[] {
  if (chosen.length === 0) return [];
  const hits = options?.hits ?? [];
  const exact = hits.filter((hit) => sameCards(hit.cards, chosen));
  return exact.length > 0 ? exact : hits.filter((hit) => includesAll(hit.cards, chosen));
}

/** The cards of a move that are not chosen yet are found in the hand. */
export function keysFor(
  hand: readonly HandCard[],
  chosen: readonly HandCard[],
  wanted: readonly string[],
): number[] {
  const pool = [...chosen, ...hand.filter((one) => !chosen.some(({ key }) => key === one.key))];
  return wanted.flatMap((card) => {
    const found = pool.findIndex((one) => one.card === card);
    return found < 0 ? [] : pool.splice(found, 1).map((one) => one.key);
  });
}

/** Whether a card, alone or with another, fits somewhere on the table. */
export function fits(options: Options | null, card: string): boolean {
  return (options?.hits ?? []).some((hit) => hit.cards.includes(card));
}

/** Whether these are the same cards, in whatever order. */
export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && includesAll(a, b);
}

function includesAll(all: readonly string[], some: readonly string[]): boolean {
  const rest = [...all];
  return some.every((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
