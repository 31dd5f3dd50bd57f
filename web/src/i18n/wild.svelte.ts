import { t } from './text.svelte.ts';

/** The letter on a Wild. */
export type WildLetter = 'W' | 'J';

let letter = $state<WildLetter>('W');

/** What a Wild is called on this page. */
export function wildOnPage(): WildLetter {
  return letter;
}

/** Calls it so on this page, until it is left; returns what ends that. */
export function callWild(wanted: WildLetter): () => void {
  letter = wanted;
  return () => {
    letter = 'W';
  };
}

/** The letter on a Wild of an edition: where its rulebook calls it a Joker, so do we. */
export function wildLetter(edition: string): WildLetter {
  return t('wild-letter', { edition }) === 'J' ? 'J' : 'W';
}
