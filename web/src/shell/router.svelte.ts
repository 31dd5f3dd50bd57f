import { focusHeading } from './focus.ts';

let hash = $state(location.hash);

const TABLE = /^#\/table\/[^/]+$/;
/** The table that was left for a page that it leads to. */
let left = $state<string | null>(null);

/** The page that is shown is not the one that the browser has loaded. */
let moved = false;

addEventListener('hashchange', ({ oldURL }) => {
  moved = true;
  const from = new URL(oldURL).hash;
  hash = location.hash;
  if (TABLE.test(hash) || hash.length < 3) left = null;
  else if (TABLE.test(from)) left = from;
});

/** The address of the table to which there is a way back. Reactive. */
export function tableLeft(): string | null {
  return left;
}

/**
 * Begins at the top of a page one has gone to, as a browser does with one that it loads: what led
 * there is gone, and the focus with it. It goes to the heading, which is so read out.
 */
export function arrive(page: HTMLElement): void {
  if (!moved || document.activeElement !== document.body) return;
  scrollTo({ top: 0 });
  focusHeading(page);
}

/** The part of the address that says which page is shown. Reactive. */
export function address(): string {
  return hash;
}

/** Goes to a page: `/table/ABC123`. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) {
    location.replace(`#${path}`);
  } else {
    location.hash = path;
  }
}
