import type { Play } from './play.svelte.ts';

/** What a key does in the hand; `reach` goes to a card. */
export function handKey(
  event: KeyboardEvent,
  play: Play,
  order: readonly number[],
  at: number | null,
  reach: (key: number) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || at === null) return;
  const place = order.indexOf(at);
  const go = (to: number): void => {
    const key = order[(to + order.length) % order.length];
    if (key === undefined) return;
    // With Shift the card itself moves.
    if (event.shiftKey && key !== at) {
      play.putBefore(at, to > place ? (order[to + 1] ?? null) : key);
      reach(at);
    } else {
      reach(key);
    }
  };
  switch (event.key) {
    case 'ArrowLeft':
      go(place - 1);
      break;
    case 'ArrowRight':
      go(place + 1);
      break;
    case 'ArrowUp':
    case 'Home':
      reach(order[0] ?? at);
      break;
    case 'ArrowDown':
    case 'End':
      reach(order.at(-1) ?? at);
      break;
    case ' ':
      if (!event.repeat) play.press(at);
      break;
    case 'Tab': {
      // What is lit comes first: places for the card, players for a Skip.
      const lit = '[data-place] button, [data-target] button:enabled';
      const first = document.querySelector<HTMLElement>(lit);
      if (event.shiftKey || !first || play.chosen.length === 0) return;
      first.focus();
      break;
    }
    default: {
      // Digits put the chosen card into a group of the phase; 0 takes it out.
      const digit = /^\d$/.test(event.key) ? Number(event.key) : -1;
      const trays = play.laying.trays?.trays.length ?? 0;
      if (!play.laying.inTrays || digit < 0 || digit > trays) return;
      if (play.chosen.length === 0) play.put(at, digit === 0 ? null : digit - 1);
      else play.place(digit === 0 ? null : digit - 1);
      break;
    }
  }
  event.preventDefault();
}
