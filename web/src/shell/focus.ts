/** What had the focus last: it may be gone from the page by now. */
let last: Element | null = null;

addEventListener('focusin', ({ target }) => {
  last = target instanceof Element ? target : null;
});

/** Whether what had the focus has gone away and nothing has it now: not when somebody let it go. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body && last !== null && !last.isConnected;
}

/** Gives it to a heading of a page, which is so read out. */
export function focusHeading(page: HTMLElement, level: 'h1' | 'h2' = 'h1'): void {
  const heading = page.querySelector<HTMLElement>(level) ?? page;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
