import { language } from '../i18n/text.svelte.ts';

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
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance);
}
