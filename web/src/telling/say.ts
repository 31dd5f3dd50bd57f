import { cardName } from '../i18n/cards.ts';
import { t } from '../i18n/text.svelte.ts';
import type { Argument, Message } from './message.ts';
import { groupsOf } from './phases.ts';

/** How cards appear in a sentence. */
type Drawing = (cards: readonly string[]) => string;

const BRACKETED: Drawing = (cards) => cards.map((card) => `[${card}]`).join(' ');
const NAMED: Drawing = (cards) => cards.map((card) => cardName(card)).join(', ');

/** A sentence with cards in square brackets, `[R7]`: `Words` draws them as chips. */
export function say(...messages: readonly Message[]): string {
  return messages.map((one) => filled(one, BRACKETED)).join(' ');
}

/** The groups of a phase: `2 sets of 3`, `set of 3 + run of 4`. */
export function sayGroups(patterns: readonly string[]): string {
  return patterns.length > 0 ? String(put(groupsOf(patterns), BRACKETED)) : '';
}

/** A sentence as it is read aloud: "red 7". */
export function sayAloud(...messages: readonly Message[]): string {
  return messages.map((one) => filled(one, NAMED)).join(' ');
}

/** Replaces cards in brackets by their names, in a sentence that the server wrote. */
export function aloud(text: string): string {
  const apart = text.replaceAll('] [', '], [');
  return apart.replace(CARD, (_found, card: string) => cardName(card));
}

/** A card in brackets. */
export const CARD = /\[((?:[RYGBOPKT]\d{1,2}|\([RYGBOPKT]\d{1,2}\)|W|S)(?:=[A-Z]?\d{0,2})?)\]/g;

function filled(told: Message, drawing: Drawing): string {
  const args = Object.entries(told.args).map(([name, value]) => [name, put(value, drawing)]);
  return t(told.name, Object.fromEntries(args) as Record<string, string | number>);
}

function put(value: Argument, drawing: Drawing): string | number {
  if (typeof value !== 'object') return value;
  if ('cards' in value) return drawing(value.cards);
  if ('list' in value) return listed(value.list.map((one) => String(put(one, drawing))));
  return filled(value, drawing);
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return t('list-and', { first: names.slice(0, -1).join(', '), last });
}
