import { t } from '../../i18n/text.svelte.ts';
import type { IconName } from '../../parts/icons.ts';
import type { Space } from '../../wire/types.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  draw: 'draw',
  star: 'star',
  search: 'search',
  ask: 'ask',
  swap: 'swap',
  again: 'again',
  joker: 'joker',
  everyone: 'everyone',
};

/** The sign of what a space does. */
export function actionIcon(action: string): IconName {
  return ICONS[action] ?? 'star';
}

/** What a space does: `Draw 2`, `Search`. */
export function actionName({ action, cards = 0 }: Space): string {
  return t(`action-${action}`, { number: cards });
}

/** What is written on a space, where a sign and a number stand beside it. */
export function spaceWord({ action, cards = 0 }: Space, start: boolean, phone: boolean): string {
  if (start) return t('space-start');
  if (!phone) return t(`action-${action}`, { number: cards });
  return action === 'draw' ? t('space-draw') : t(`action-${action}-short`, { number: cards });
}

/** The same in a sentence. */
export function actionHelp({ action, cards = 0 }: Space): string {
  return t(`action-${action}-help`, { number: cards });
}

/** The same in a few words. */
export function actionBrief({ action, cards = 0 }: Space): string {
  return t(`action-${action}-brief`, { number: cards });
}
