import { tick, untrack } from 'svelte';
import { innerHeight } from 'svelte/reactivity/window';

const ROW = 37; // px: of a round

/** How many of the first rounds share a row, so that the last one and the totals are in sight. */
export class Folding {
  first = $state(0);
  #whole = $state(false);

  /** `box` scrolls; `rounds` are as many as there are. */
  constructor(box: () => HTMLElement | undefined, rounds: () => number) {
    $effect(() => {
      const [inside, count] = [box(), rounds()];
      if (!inside || innerHeight.current === undefined || count === 0) return;
      this.first = 0;
      if (!this.#whole) untrack(() => void this.#fold(inside, count));
    });
  }

  /** Shows every round. */
  open(): void {
    this.#whole = true;
  }

  async #fold(box: HTMLElement, rounds: number): Promise<void> {
    await tick();
    const over = box.scrollHeight - box.clientHeight;
    if (over > 1) this.first = Math.min(rounds - 1, Math.ceil(over / ROW) + 1);
  }
}
