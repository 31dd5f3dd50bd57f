import type { Event, View } from '../wire/types.ts';

/** One event on its way to the page, and the view after it. */
export interface Beat {
  readonly n: number;
  readonly event: Event;
  readonly view: View;
  readonly mark?: 'timer' | 'standin' | undefined;
}

export interface PlaybackWorld {
  /** Calls back after that many milliseconds; calling what it returns cancels that. */
  after(milliseconds: number, then: () => void): () => void;
  visible(): boolean;
}

/** How long each kind of event holds the eye, at usual speed; others take a card's time. */
const CARD = 330;
const LENGTHS: Partial<Record<Event['e'], number>> = {
  dealt: 600,
  laid: 600,
  rolled: 620,
  walked: 450,
  passed: 0,
  kept: 0,
  uncovered: 0,
  asked: 600,
  turn_lost: 450,
  game_ended: 0,
  taken_back: 0,
};
/** Never further behind than this. */
const BEHIND = 2000;
/** With more moves than this still to come, the page jumps. */
const MOVES = 3;

/**
 * Shows events one after the other, so that each can be seen, and never falls far behind: it jumps
 * when more than three moves or two seconds wait, and when nobody looks.
 */
export class Playback {
  #queue: Beat[] = [];
  #cancel: (() => void) | null = null;
  /** Nothing goes on: the end of a round is read until one goes on. */
  #held = false;
  /** Times the usual length: 0 shows everything at once. */
  pace = 1;

  constructor(
    private readonly world: PlaybackWorld,
    private readonly show: (beats: readonly Beat[], moving: boolean) => void,
  ) {}

  /** Whether something waits to be shown or is being shown. */
  get busy(): boolean {
    return this.#cancel !== null || this.#queue.length > 0;
  }

  push(beats: readonly Beat[]): void {
    this.#queue.push(...beats);
    if (this.#held) return;
    if (this.pace === 0 || !this.world.visible()) this.jump();
    else if (this.#tooFar()) this.#jumpToLast();
    else if (!this.#cancel) this.#next();
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.push([]);
  }

  get held(): boolean {
    return this.#held;
  }

  /** Shows everything that is waiting, at once and without motion. */
  jump(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#take(this.#queue.length, false);
  }

  /** Forgets what waits: a whole view has come instead. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    this.#held = false;
  }

  #tooFar(): boolean {
    const moves = new Set(this.#queue.map((beat) => beat.view.now.ply)).size;
    return moves > MOVES || this.#time(0) > BEHIND;
  }

  /** How long it takes to show what waits from a place in the queue on. */
  #time(from: number): number {
    const lengths = this.#queue.slice(from).map((beat) => length(beat.event));
    return lengths.reduce((sum, one) => sum + one, 0) * this.pace;
  }

  /** Shows all but the last move at once, and as much of that as there is time for with motion. */
  #jumpToLast(): void {
    this.#cancel?.();
    this.#cancel = null;
    const last = this.#queue.at(-1)?.view.now.ply;
    let from = this.#queue.findIndex((beat) => beat.view.now.ply === last);
    while (this.#time(from) > BEHIND) from += 1;
    this.#take(from, false);
    if (!this.#held) this.#next();
  }

  #take(count: number, moving: boolean): void {
    const end = this.#queue.slice(0, count).findIndex((beat) => beat.event.e === 'round_ended');
    const beats = this.#queue.splice(0, end < 0 ? count : end + 1);
    if (end >= 0) this.#held = true;
    if (beats.length > 0) this.show(beats, moving);
  }

  #next(): void {
    const beat = this.#queue[0];
    if (!beat) return;
    this.#take(1, true);
    if (this.#held) return;
    this.#cancel = this.world.after(length(beat.event) * this.pace, () => {
      this.#cancel = null;
      if (this.#tooFar()) this.#jumpToLast();
      else this.#next();
    });
  }
}

function length(event: Event): number {
  return LENGTHS[event.e] ?? CARD;
}
