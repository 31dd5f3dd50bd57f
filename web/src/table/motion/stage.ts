import { flushSync, mount, unmount } from 'svelte';
import { settings } from '../../settings/settings.svelte.ts';
import type { Session, Staging } from '../../store/session.svelte.ts';
import FlyingCard from './FlyingCard.svelte';
import { waysOf, type Way } from './moves.ts';

/** A card's way takes so long at usual speed, with a lift on it. */
const MOVE = 220;
const LIFT = 6;
/** As wide as a card that lies at a seat or in a group. */
const SMALL = 62;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
/** With reduced motion a card fades in where it belongs, and the place stays marked for a while. */
const FADE = 80;
const MARKED = 1000;

const PACES = { off: 0, slow: 1.6, normal: 1, fast: 0.6, swift: 0.35 } as const;

/** How long moves take, as a share of the usual time: the player's choice. Reactive. */
export function paceOf(): number {
  return PACES[settings.speed];
}

/** Moves cards over the page when events are shown: each from where it was to where it lies now. */
export function staging(session: Session, pace: () => number): Staging {
  return (beats, moving, apply) => {
    const beat = beats.at(-1);
    if (!moving || !beat || pace() === 0) {
      apply();
      return;
    }
    const held = session.hand.cards.map((one) => one.key);
    const leaving = session.hand.played;
    const before = measure(waysOf(beat, session.seat, { leaving, coming: [] }));
    apply();
    flushSync();
    const coming = session.hand.cards.map((one) => one.key).filter((key) => !held.includes(key));
    for (const way of waysOf(beat, session.seat, { leaving, coming })) {
      const target = place(way.to);
      const from = before.get(way.from) ?? boxOf(way.from);
      if (!target) continue;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) arrive(target);
      else if (from) fly(way, from, target, pace());
    }
  };
}

function place(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-flight="${name}"]`);
}

function boxOf(name: string): DOMRect | undefined {
  return place(name)?.getBoundingClientRect();
}

/** Where cards are that may be gone after the change. */
function measure(ways: readonly Way[]): Map<string, DOMRect> {
  const boxes = new Map<string, DOMRect>();
  for (const { from } of ways) {
    const box = boxOf(from);
    if (box) boxes.set(from, box);
  }
  return boxes;
}

function fly(way: Way, from: DOMRect, target: HTMLElement, pace: number): void {
  const to = target.getBoundingClientRect();
  const width = Math.min(to.width, to.height / 1.4, way.to.startsWith('hand:') ? 96 : SMALL);
  const card = document.createElement('div');
  card.className = 'flight';
  document.body.append(card);
  const shown = mount(FlyingCard, { target: card, props: { card: way.card, w: width } });
  const at = (box: DOMRect, lift: number): string => {
    const x = box.left + box.width / 2 - width / 2;
    const y = box.top + box.height / 2 - width * 0.7 - lift;
    return `translate(${x}px, ${y}px)`;
  };
  // A card that goes into the hand or onto the pile is not there twice.
  const alone = way.to.startsWith('hand:');
  if (alone) target.style.visibility = 'hidden';
  const flight = card.animate(
    [
      { transform: at(from, 0) },
      { transform: at(to, LIFT), offset: 0.85 },
      { transform: at(to, 0) },
    ],
    { duration: MOVE * pace, delay: way.delay * pace, easing: EASE, fill: 'both' },
  );
  const end = (): void => {
    if (alone) target.style.visibility = '';
    void unmount(shown);
    card.remove();
  };
  flight.onfinish = end;
  flight.oncancel = end;
}

function arrive(target: HTMLElement): void {
  target.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  target.animate([{ outline: '3px solid var(--lamp)' }, { outline: '3px solid var(--lamp)' }], {
    duration: MARKED,
  });
}
