import type { Entry, SheetEdition } from '../wire/types.ts';

/** An entry with nothing that goes without saying, so that equal ones are written alike. */
export function normal(entry: Entry): Entry {
  return {
    ...(entry.laid ? { laid: true } : {}),
    ...(entry.phase ? { phase: entry.phase } : {}),
    ...(entry.points ? { points: entry.points } : {}),
    ...(entry.counts?.length ? { counts: entry.counts } : {}),
    ...(entry.cards?.length ? { cards: entry.cards } : {}),
  };
}

export function same(one: Entry, other: Entry): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}

/** What the cards left in a hand cost, however they were entered. */
export function worth(edition: SheetEdition, entry: Entry): number {
  if (entry.counts?.length) {
    return entry.counts.reduce(
      (sum, count, at) => sum + count * (edition.classes[at]?.points ?? 0),
      0,
    );
  }
  if (entry.cards?.length) {
    return entry.cards.reduce((sum, card) => sum + cardPoints(edition, card), 0);
  }
  return entry.points ?? 0;
}

export function isEmpty(entry: Entry): boolean {
  return !entry.points && !entry.counts?.some(Boolean) && !entry.cards?.length;
}

function cardPoints(edition: SheetEdition, card: string): number {
  return edition.classes.find((kind) => isOf(kind, card))?.points ?? 0;
}

function isOf(kind: SheetEdition['classes'][number], card: string): boolean {
  if (kind.kind === 'wild') return card === 'W';
  if (kind.kind === 'skip') return card === 'S';
  const number = Number(card.slice(1));
  return card.length > 1 && kind.first <= number && number <= kind.last;
}

/** How many of a card the deck has; 0 if none. */
export function inDeck(edition: SheetEdition, card: string): number {
  const kind = edition.classes.find((one) => isOf(one, card));
  if (!kind) return 0;
  if (kind.kind !== 'numbers') return kind.cards;
  const [, colour = ''] = /^([A-Z])(?:[1-9]|1[0-9])$/.exec(card) ?? [];
  return colour && edition.colours.includes(colour) ? edition.copies : 0;
}
