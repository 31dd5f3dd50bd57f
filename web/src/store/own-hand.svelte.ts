import type { Event, Seat, ViewFrame } from '../wire/types.ts';
import { bare, spread } from './cards.ts';
import { held, inOrder, keysOf, moveCard, reconcile, sortHand, sortingOf } from './hand.ts';
import type { HandCard, Placed, Sorting } from './hand.ts';
import type { Beat } from './playback.ts';

type Keep = (order: string[], slots: string[][]) => void;

/**
 * The own hand: its order is the player's, is kept by the server, and outlives a reload. Cards have
 * keys, so that of two equal ones each stays itself.
 */
export class OwnHand {
  #all = $state.raw<readonly HandCard[]>([]);
  sorting = $state<Sorting>('own');
  #drawn = $state.raw<readonly number[]>([]);
  /** The keys of the cards that came in this turn; one that is taken back is among them again. */
  readonly drawn: readonly number[] = $derived.by(() => {
    const here = this.cards.map((one) => one.key);
    return this.#drawn.filter((key) => here.includes(key));
  });
  #slots = $state.raw<readonly (readonly Placed[])[]>([]);
  /** What the player has put into each group of the phase; empty if nothing. */
  readonly slots: readonly (readonly Placed[])[] = $derived.by(() => {
    // What has left the hand comes back into its slot when that is taken back.
    const here = this.cards.map((one) => one.key);
    const filled = this.#slots.map((slot) => slot.filter(({ key }) => here.includes(key)));
    return filled.some((slot) => slot.length > 0) ? filled : [];
  });
  /** The keys of the move that is on its way: of equal cards these leave. */
  played: readonly number[] = [];

  constructor(private readonly keep: Keep) {}

  get cards(): readonly HandCard[] {
    return held(this.#all);
  }

  /** What came in this turn and stands behind all the others. */
  get apart(): readonly number[] {
    const keys = this.cards.map((one) => one.key);
    return keys.slice(keys.findLastIndex((key) => !this.drawn.includes(key)) + 1);
  }

  text(key: number): string {
    return this.#all.find((one) => one.key === key)?.card ?? '';
  }

  texts(keys: readonly number[]): string[] {
    return keys.map((key) => this.text(key));
  }

  /** Sorts the hand; `groups` are the keys that the phase puts together. */
  sort(sorting: Sorting, groups: readonly (readonly number[])[] = []): void {
    this.sorting = sorting;
    this.#all = sortHand(this.#all, sorting, { groups, drawn: this.drawn });
    this.#kept();
  }

  /** Sorts it again as the phase would have it; nobody has moved a card, so nothing is kept. */
  sortByPhase(groups: readonly (readonly number[])[]): void {
    this.#all = sortHand(this.#all, 'phase', { groups, drawn: this.drawn });
  }

  clearSlots(): void {
    if (this.slots.length > 0) this.prepare([]);
  }

  /** Puts a card before another one, or last: from now on the order is the player's own. */
  put(key: number, before: number | null): void {
    this.sorting = 'own';
    this.#all = moveCard(this.cards, key, before);
    this.#kept();
  }

  /** Puts cards into the groups of the phase; no slots leave that to the server's proposal. */
  prepare(slots: readonly (readonly Placed[])[]): void {
    this.#slots = slots;
    this.#kept();
  }

  /** Takes over a whole view: after a reload also the order that the server kept. */
  restore(frame: ViewFrame): void {
    const first = this.#all.length === 0;
    const seat = frame.view.seat === null ? undefined : frame.view.seats[frame.view.seat - 1];
    this.#all = reconcile(this.#all, cardsOf(seat));
    if (!first) return;
    const { order, slots, drawn } = frame;
    if (order) this.#all = inOrder(this.#all, order);
    if (slots) this.#prepared(slots);
    if (drawn) this.#drawn = keysOf(this.cards.toReversed(), [drawn]);
    if (order) this.sorting = order.length > 0 ? sortingOf(this.#all, this.drawn) : 'phase';
  }

  /** Goes along with an event. */
  follow({ event, view }: Beat): void {
    const me = view.seat;
    if (me === null) return;
    if (event.e === 'dealt') this.#forget();
    const before = this.cards.map((one) => one.key);
    this.#all = reconcile(this.#all, cardsOf(view.seats[me - 1]), this.played);
    if (event.e === 'dealt') {
      if (this.sorting !== 'own') this.#all = sortHand(this.#all, this.sorting);
      return;
    }
    const fresh = this.cards.filter((one) => !before.includes(one.key)).map((one) => one.key);
    if (fresh.length > 0) this.#drawn = [...this.#drawn, ...fresh];
    else if (endsTurn(event, me)) this.#settle();
  }

  /** The turn is over: what came in it takes its place among the others. */
  #settle(): void {
    this.#drawn = [];
    this.#all = held(this.#all);
    if (this.sorting === 'number' || this.sorting === 'colour') {
      this.#all = sortHand(this.#all, this.sorting);
      this.#kept();
    }
  }

  #forget(): void {
    this.#all = [];
    this.#drawn = [];
    this.#slots = [];
  }

  #prepared(slots: readonly (readonly string[])[]): void {
    const taken: number[] = [];
    // What has left the hand since then is left out.
    this.#slots = slots.map((slot) =>
      slot.flatMap((as) => {
        const [key] = keysOf(this.#all, [bare(as)], taken);
        if (key === undefined) return [];
        taken.push(key);
        return [{ key, as }];
      }),
    );
  }

  /** Sorted by the phase, the order follows from the hand, and none is kept. */
  #kept(): void {
    this.keep(
      this.sorting === 'phase' ? [] : this.cards.map((one) => one.card),
      this.slots.map((slot) => slot.map((one) => one.as)),
    );
  }
}

function cardsOf(seat: Seat | undefined): string[] {
  return spread(seat?.hand ?? []).filter((card) => card !== null);
}

/** Whether a seat's turn is over with an event; its next one may follow at once. */
function endsTurn(event: Event, seat: number): boolean {
  const ends = event.e === 'discarded' || event.e === 'skipped' || event.e === 'passed';
  return ends && event.seat === seat;
}
