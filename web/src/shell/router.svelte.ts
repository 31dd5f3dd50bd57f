let hash = $state(location.hash);

const TABLE = /^#\/table\/[^/]+$/;
/** The table that was left for a page that it leads to. */
let left = $state<string | null>(null);

addEventListener('hashchange', ({ oldURL }) => {
  const from = new URL(oldURL).hash;
  hash = location.hash;
  if (TABLE.test(hash) || hash.length < 3) left = null;
  else if (TABLE.test(from)) left = from;
});

/** The address of the table to which there is a way back. Reactive. */
export function tableLeft(): string | null {
  return left;
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
