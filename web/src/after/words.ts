import { language, t } from '../i18n/text.svelte.ts';
import type { Decision } from '../wire/types.ts';

/** A chance as people read it: `3.5 %`. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance);
}

/** The same with its sign, for gains and losses. */
export function signed(chance: number): string {
  const text = new Intl.NumberFormat(language(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance);
  return text.replace('-', '−');
}

/** An accuracy, of 100. */
export function figure(accuracy: number | null | undefined): string {
  if (accuracy === null || accuracy === undefined) return '–';
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(accuracy);
}

const DEEDS = ['discard', 'take', 'draw', 'lay', 'hit'];

/** The kind of a move: its first word, where the pictures have a word for it. */
function deedOf(move: string): string {
  const [word = ''] = move.split(' ');
  return DEEDS.includes(word) ? word : 'other';
}

/** What its picture shows: a knock takes the card that lies on top. */
export function picturedAs(move: string): string {
  return move === 'knock' ? 'take' : deedOf(move);
}

/** Why something else was better; where that is another kind of move, first what it is. */
export function whyOf(one: Decision): string {
  const kind = deedOf(one.move);
  const another = kind !== deedOf(one.best) || kind === 'other';
  const instead = another ? `${t('judged-instead', { move: one.better ?? '' })} ` : '';
  return `${instead}${one.text ?? ''}`;
}

/** What cost a seat something, the dearest first. */
export function costlyOf(decisions: readonly Decision[], seat: number): Decision[] {
  return decisions
    .filter((one) => one.seat === seat && (one.cost ?? false))
    .toSorted((a, b) => b.loss - a.loss);
}
