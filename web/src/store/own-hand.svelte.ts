import type { Event, Seat, ViewFrame } from '../wire/types.ts';
import { bare, spread } from './cards.ts';
import { held, inOrder, keysOf, moveCard, reconcile, sortHand } from './hand.ts';
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
  /** The keys of the cards that came in this turn. */
  drawn = $state.raw<readonly number[]>([]);
  /** What the player has put into each group of the phase; empty if nothing. */
  slots = $state.raw<readonly (readonly Placed[])[]>([]);
  /** The keys of the move that is on its way: of equal cards these leave. */
  played: readonly number[] = [];

  constructor(private readonly keep: Keep) {}

  get cards(): readonly HandCard[] {
    return held(this.#all);
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
    this.#set(sortHand(this.#all, sorting, groups));
    this.#kept();
  }

  /** Sorts it again as the phase would have it; nobody has moved a card, so nothing is kept. */
  sortByPhase(groups: readonly (readonly number[])[]): void {
    this.#set(sortHand(this.#all, 'phase', groups));
  }

  clearSlots(): void {
    if (this.slots.length > 0) this.prepare([]);
  }

  /** Puts a card before another one, or last: from now on the order is the player's own. */
  put(key: number, before: number | null): void {
    this.sorting = 'own';
    this.#set(moveCard(this.cards, key, before));
    this.#kept();
  }

  /** Puts cards into the groups of the phase; no slots leave that to the server's proposal. */
  prepare(slots: readonly (readonly Placed[])[]): void {
    this.slots = slots.some((slot) => slot.length > 0) ? slots : [];
    this.#kept();
  }

  /** Takes over a whole view: after a reload also the order that the server kept. */
  restore(frame: ViewFrame): void {
    const first = this.#all.length === 0;
    const seat = frame.view.seat === null ? undefined : frame.view.seats[frame.view.seat - 1];
    this.#set(reconcile(this.#all, cardsOf(seat)));
    if (first && frame.order) this.#set(inOrder(this.#all, frame.order));
    if (first && frame.slots) this.#prepared(frame.slots);
    const drawn = frame.drawn === undefined ? [] : keysOf(this.cards.toReversed(), [frame.drawn]);
    if (first) this.drawn = drawn;
  }

  /** Goes along with an event. */
  follow({ event, view }: Beat): void {
    const me = view.seat;
    if (me === null) return;
    if (event.e === 'dealt') this.#forget();
    const before = this.cards.map((one) => one.key);
    this.#set(reconcile(this.#all, cardsOf(view.seats[me - 1]), this.played));
    if (event.e === 'dealt') {
      if (this.sorting !== 'own') this.#set(sortHand(this.#all, this.sorting));
      return;
    }
    const fresh = this.cards.filter((one) => !before.includes(one.key)).map((one) => one.key);
    if (fresh.length > 0) this.drawn = [...this.drawn, ...fresh];
    else if (endsTurn(event, me)) this.#settle();
  }

  /** The turn is over: what came in it takes its place among the others. */
  #settle(): void {
    this.drawn = [];
    this.#set(held(this.#all));
    if (this.sorting === 'number' || this.sorting === 'colour') {
      this.#set(sortHand(this.#all, this.sorting));
    }
  }

  #forget(): void {
    this.#all = [];
    this.drawn = [];
    this.slots = [];
  }

  #prepared(slots: readonly (readonly string[])[]): void {
    const taken: number[] = [];
    this.slots = slots.map((slot) => {
      const keys = keysOf(this.#all, slot.map(bare), taken);
      taken.push(...keys);
      return keys.map((key, at) => ({ key, as: slot[at] ?? '' }));
    });
  }

  #set(all: readonly HandCard[]): void {
    this.#all = all;
    const here = this.cards.map((one) => one.key);
    this.drawn = this.drawn.filter((key) => here.includes(key));
    if (this.slots.some((slot) => slot.some(({ key }) => !here.includes(key)))) {
      this.slots = this.slots.map((slot) => slot.filter(({ key }) => here.includes(key)));
    }
  }

  #kept(): void {
    this.keep(
      this.cards.map((one) => one.card),
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
