/**
 * Small things that this device keeps. The browser may forbid that, or its store be full: then they
 * last as long as the page.
 */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}
