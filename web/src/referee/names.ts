import { t } from '../i18n/text.svelte.ts';

/** What a player of a situation is called: nobody has a name here. */
export function nameOf(seat: number, me: number): string {
  return seat === me ? t('referee-you') : t('player-seat', { seat });
}
