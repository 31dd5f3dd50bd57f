import { cardName } from '../i18n/cards.ts';
import { editionName as shortName, t } from '../i18n/text.svelte.ts';
import { groupsOf } from '../telling/phases.ts';
import { say } from '../telling/say.ts';
import type { CardClass, SheetEdition, SheetPlayer } from '../wire/types.ts';
import { Refused } from './check.ts';

/** What is wrong, in a sentence. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return problem(error.code, error.details);
}

export function problem(
  code: string,
  details: Readonly<Record<string, string | number>> = {},
): string {
  return t(`error-${code.replaceAll('_', '-')}`, { ...details });
}

/** "Classic, Mattel"; an edition of somebody's own has no other name than its own. */
export function editionName(name: string): string {
  const short = shortName(name, 'short');
  return short === name ? name : `${t(`edition-kind-${name}`)}, ${short}`;
}

/** A phase in words: `2 sets of 3`. */
export function phaseText(edition: SheetEdition, number: number): string {
  const phase = edition.phases[number - 1];
  if (!phase) return '';
  const groups = groupsOf(phase.groups);
  return typeof groups === 'object' && 'name' in groups ? say(groups) : phase.text;
}

/** What a player has to do next: a heading and what it asks for. */
export function nextPhase(edition: SheetEdition, player: SheetPlayer): [string, string] {
  if (player.phase)
    return [t('scores-phase', { phase: player.phase }), phaseText(edition, player.phase)];
  if (player.open.length) return [t('scores-any-phase'), player.open.join(', ')];
  const all = player.made.length >= edition.phases.length;
  return [all ? t('scores-all-made') : '', ''];
}

export function className(kind: CardClass): string {
  if (kind.kind !== 'numbers') return cardName(kind.kind === 'wild' ? 'W' : 'S');
  if (kind.first === kind.last) return String(kind.first);
  return t('scores-numbers', { first: kind.first, last: kind.last });
}

/** Cards to show for a class: the first, one in the middle, the last. */
export function classCards(edition: SheetEdition, kind: CardClass): string[] {
  if (kind.kind !== 'numbers') return [kind.kind === 'wild' ? 'W' : 'S'];
  const middle = Math.round((kind.first + kind.last) / 2);
  const numbers =
    kind.last - kind.first > 4 ? [kind.first, middle, kind.last] : [kind.first, kind.last];
  return [...new Set(numbers)].map(
    (number, at) => `${edition.colours[at % edition.colours.length] ?? ''}${number}`,
  );
}
