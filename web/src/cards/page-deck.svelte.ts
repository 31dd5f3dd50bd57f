import { callWild, wildLetter } from '../i18n/wild.svelte.ts';
import type { Colour } from './card.ts';
import { setDeck } from './deck.ts';

/** Says, for a whole page, of which edition its cards are: how they look and what they are called. */
export function setPageDeck(edition: () => { name: string; colours: string } | undefined): void {
  const wild = $derived(wildLetter(edition()?.name ?? ''));
  setDeck(() => ({ colours: Array.from(edition()?.colours ?? 'RYGB') as Colour[], wild }));
  $effect.pre(() => callWild(wild));
}
