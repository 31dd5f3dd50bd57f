let hash = $state(location.hash);

addEventListener('hashchange', () => {
  hash = location.hash;
});

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
