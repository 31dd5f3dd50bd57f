import { getContext, setContext } from 'svelte';
import type { WildLetter } from '../i18n/wild.svelte.ts';
import type { Colour } from './card.ts';

/** What every card on a page needs to know of the deck it belongs to. */
export interface Deck {
  /** The colours of the deck, in its order: a blank Wild shows their symbols. */
  readonly colours: readonly Colour[];
  /** The letter on a Wild: an edition may call it Joker. */
  readonly wild: WildLetter;
}

const KEY = Symbol('deck');
const USUAL: Deck = { colours: ['R', 'Y', 'G', 'B'], wild: 'W' };

/** Says, for all cards below this component, of which deck they are. */
export function setDeck(deck: () => Deck): void {
  setContext(KEY, deck);
}

/** The deck of the cards here; a function, for it may change with the table. */
export function getDeck(): () => Deck {
  return getContext<(() => Deck) | undefined>(KEY) ?? (() => USUAL);
}
