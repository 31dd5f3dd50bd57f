import { createSubscriber } from 'svelte/reactivity';

/** The time of day, renewed four times a second while anything on the page shows it. */
class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 250);
    return () => {
      clearInterval(timer);
    };
  });

  get current(): number {
    this.#subscribe();
    return Date.now();
  }
}

export const now = new Now();
