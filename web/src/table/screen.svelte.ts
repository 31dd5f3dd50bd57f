import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings/settings.svelte.ts';

const wide = new MediaQuery('(width >= 1024px)');
const phone = new MediaQuery('(width < 600px)');
const upright = new MediaQuery('(orientation: portrait), (width < 860px)');
const short = new MediaQuery('(height < 700px)');

/** What the space allows; everything else is a matter of styles. */
export const screen = {
  get phone(): boolean {
    return phone.current;
  },
  /** Opponents as rows: on phones, on tablets that stand upright, and on a page zoomed that far. */
  get rows(): boolean {
    return phone.current || (!wide.current && upright.current);
  },
  /** The panel stands beside the table; in large print it gives way. */
  get panel(): boolean {
    return wide.current && !settings.large;
  },
  get short(): boolean {
    return short.current;
  },
  get large(): boolean {
    return settings.large;
  },
};
