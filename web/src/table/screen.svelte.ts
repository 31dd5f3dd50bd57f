import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings/settings.svelte.ts';

const wide = new MediaQuery('(width >= 1024px)');
const narrow = new MediaQuery('(width < 600px)');
/** A phone that lies on its side; or a window that is enlarged that much. */
const low = new MediaQuery('(width >= 600px) and (width < 1024px) and (height < 560px)');
const coarse = new MediaQuery('(pointer: coarse)');
const roomy = new MediaQuery('(width >= 1200px)');
const upright = new MediaQuery('(orientation: portrait), (width < 860px)');
const short = new MediaQuery('(height < 700px)');

/** What the space allows; everything else is a matter of styles. */
export const screen = {
  /** Papers and rows have the width of a phone. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** The table of a phone; lying on its side it stands in two halves. */
  get phone(): boolean {
    return narrow.current || low.current;
  },
  get low(): boolean {
    return low.current;
  },
  /** A finger, not a mouse: then keys are not told. */
  get touch(): boolean {
    return coarse.current;
  },
  /** Opponents as rows: on phones, on tablets that stand upright, and on a page zoomed that far. */
  get rows(): boolean {
    return screen.phone || (!wide.current && upright.current);
  },
  /** The panel stands beside the table; in large print it gives way. */
  get panel(): boolean {
    return wide.current && !settings.large;
  },
  /** The panel, and words beside it in the top bar. */
  get roomy(): boolean {
    return roomy.current && screen.panel;
  },
  get short(): boolean {
    return short.current;
  },
  get large(): boolean {
    return settings.large;
  },
};
