import { t } from '../i18n/text.svelte.ts';
import type { Settings } from '../wire/types.ts';

/** The game of a table in a few words: which of so many phases, in which order. */
export function gameInWords(options: Readonly<Record<string, string>>, count: number): string {
  const { phases, ten_rounds: rounds, free_order: free } = options;
  if (rounds === 'yes') return t('table-game-rounds', { phases: count });
  const last = /^(?:1-)?(\d+)$/u.exec(phases ?? '')?.[1];
  const which =
    phases === undefined
      ? t('table-game-all', { phases: count })
      : t('table-game-phases', { phases: last ? 'first' : phases, last: Number(last ?? 0) });
  return t('table-game-order', { which, free: free === 'yes' ? 'yes' : 'no' });
}

/** The variants of a table, or that there are none. */
export function variantsInWords(options: Readonly<Record<string, string>>): string[] {
  const words: string[] = [];
  if (options['knocking'] === 'yes') words.push(t('make-knocking'));
  if (options['last_card'] !== undefined)
    words.push(t('table-last-card', { value: options['last_card'] }));
  if (options['wild_minimum'] !== undefined)
    words.push(t('table-wild-minimum', { value: options['wild_minimum'] }));
  return words;
}

/** The clock of a table in words. */
export function clockInWords({ clock }: Settings): string {
  if (!clock) return t('table-clock-none');
  return clock.kind === 'bank'
    ? t('table-clock-bank', { bank: Math.round(clock.bank / 60), gift: clock.gift })
    : t('table-clock-days', { days: clock.days });
}
