import type { EditionInfo } from '../wire/types.ts';

/** What the second row of an edition's tile tells: the thing that differs in its points. */
export type Points =
  | { readonly kind: 'none' }
  | { readonly kind: 'face' }
  | { readonly kind: 'wild'; readonly points: number };

/** How cards left in the hand count: not at all, by their face, or by what a Wild costs. */
export function pointsOf(edition: EditionInfo): Points {
  if (edition.number_points.every((points) => points === 0)) return { kind: 'none' };
  if (edition.number_points.every((points, index) => points === index + 1)) return { kind: 'face' };
  return { kind: 'wild', points: edition.wild_points };
}

/** Cards that show an edition at a glance: as many colours as it has, fewer cards for small hands. */
export function sampleCards(edition: EditionInfo): string[] {
  const numbers = NUMBERS[Math.min(edition.hand, 10) - 1] ?? [4, 7, 9, 12];
  return numbers.map((number, index) => {
    const colour = edition.colours[index % edition.colours.length] ?? 'R';
    return `${colour}${number}`;
  });
}

// By size of the hand: four cards stand for ten, five for five, seven for seven.
const NUMBERS: Readonly<Partial<Record<number, readonly number[]>>> = {
  4: [3, 5, 7, 9, 11],
  6: [2, 5, 8, 9, 10, 11, 12],
};

export type Picture = 'arc' | 'row' | 'ring';

/** How the sample lies: a ring where there is one, a straight row where one may knock by the book. */
export function pictureOf(edition: EditionInfo): Picture {
  if (edition.ring.length > 0) return 'ring';
  return knocks(edition) ? 'row' : 'arc';
}

/** Whether knocking is printed in the rulebook of this edition. */
export function knocks(edition: EditionInfo): boolean {
  return edition.options.some((option) => option.name === 'knocking' && option.printed);
}
