import type { Attachment } from 'svelte/attachments';

/**
 * Where a small screen scrolls: the piles below a card, if it scrolls with them, the card, and above
 * all its last part, the buttons, are in sight, however it grows, and however little room trays and
 * hand leave it.
 */
export function inSight(scrolls: () => boolean): Attachment<HTMLElement> {
  return (card) => {
    const sizes = new ResizeObserver(() => {
      if (scrolls()) card.nextElementSibling?.scrollIntoView({ block: 'end' });
      for (const part of [card, card.lastElementChild]) {
        part?.scrollIntoView({ block: 'nearest' });
      }
    });
    sizes.observe(card);
    for (let around = card.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'auto') sizes.observe(around);
    }
    return () => {
      sizes.disconnect();
    };
  };
}
