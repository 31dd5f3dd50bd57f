import { getContext, setContext } from 'svelte';
import type { Play } from './play.svelte.ts';

const KEY = Symbol('play');

/** Gives the table's parts what the player is about to do. */
export function setPlay(play: Play): void {
  setContext(KEY, play);
}

export function getPlay(): Play {
  return getContext<Play>(KEY);
}
