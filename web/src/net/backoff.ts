const FIRST = 250;
const LONGEST = 5000;

/** How long to wait before the next try: at once, then 0.25 s doubling to 5 s, with jitter. */
export class Backoff {
  #failures = 0;

  constructor(private readonly random: () => number) {}

  next(): number {
    const tries = this.#failures;
    this.#failures += 1;
    if (tries === 0) return 0;
    const full = Math.min(FIRST * 2 ** (tries - 1), LONGEST);
    // Half of it is left to chance, so that a table's clients do not come back all at once.
    return full * (0.5 + this.random() / 2);
  }

  reset(): void {
    this.#failures = 0;
  }
}
