import { beatsOf } from '../store/story.ts';
import type { Beat } from '../store/playback.ts';
import type { Replay, View } from '../wire/types.ts';

/** A moment of a game that is over: a move, what happened, and the table after it. */
export interface Moment {
  /** The number of the move, from 1; 0 is the first deal. */
  readonly move: number;
  readonly seat: number | null;
  readonly view: View;
  readonly beats: readonly Beat[];
  readonly round: number;
}

/** All moments of a replay, the deal first. */
export function momentsOf(replay: Replay): Moment[] {
  let view = replay.start;
  let n = replay.dealt.n;
  const first: Beat[] = replay.dealt.events.map((event, at) => ({ n: at + 1, event, view }));
  const moments: Moment[] = [{ move: 0, seat: null, view, beats: first, round: view.round }];
  for (const [index, frame] of replay.frames.entries()) {
    const beats = beatsOf(view, n, frame.events, frame.now, frame.mark);
    view = beats.at(-1)?.view ?? view;
    n = frame.n;
    const seat = Number(replay.moves[index]?.split(' ')[0] ?? 0) || null;
    moments.push({ move: index + 1, seat, view, beats, round: view.round });
  }
  return moments;
}

/** The move that deals a round. */
interface RoundStart {
  readonly round: number;
  readonly move: number;
}

/** Where each round begins, for the ticks of the slider. */
export function roundStarts(moments: readonly Moment[]): RoundStart[] {
  const starts: RoundStart[] = [];
  for (const { round, move } of moments) {
    if (starts.at(-1)?.round !== round) starts.push({ round, move });
  }
  return starts;
}

const SPEEDS = [1, 2, 4];

/** Plays a replay: where one is, and whether it goes on by itself. */
export class ReplayPlayer {
  at = $state(0);
  playing = $state(false);
  /** How many times as fast as usual. */
  speed = $state(1);

  constructor(
    readonly last: number,
    readonly rounds: readonly RoundStart[],
    start = 0,
  ) {
    this.at = Math.min(last, Math.max(0, start));
  }

  /** The round in which one is. */
  get round(): number {
    return this.rounds.findLast(({ move }) => move <= this.at)?.round ?? 1;
  }

  step(by: number): void {
    this.at = Math.min(this.last, Math.max(0, this.at + by));
    if (this.at === this.last) this.playing = false;
  }

  /** Goes to where the round begins; from there, to the round before. */
  toRound(): void {
    this.at = this.rounds.findLast(({ move }) => move < this.at)?.move ?? 0;
  }

  /** The next speed; after the fastest the usual one. */
  faster(): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + 1] ?? 1;
  }

  /** Goes on by itself until the end; again pauses. */
  toggle(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }
}
