import type { Event, Now, View, ViewFrame } from '../wire/types.ts';
import { foldOne } from './fold.ts';
import type { Beat } from './playback.ts';

/** What was told so far, so that it can be read and looked at again. */
export interface Story {
  /** From the first on; what was taken back is left out. */
  readonly beats: readonly Beat[];
}

export const NOTHING: Story = { beats: [] };

/** More than a long round; what is older is let go. */
const KEPT = 600;

/** A frame of events as beats, each with the view after it. */
export function beatsOf(
  view: View,
  before: number,
  events: readonly Event[],
  now: Now,
  mark?: Beat['mark'],
): Beat[] {
  let seen = view;
  return events.map((event, index) => {
    const last = index === events.length - 1;
    seen = { ...foldOne(seen, event), now: last ? now : between(seen.now, event, now.ply) };
    return { n: before + index + 1, event, view: seen, mark };
  });
}

/** Between the events of a frame: whose turn it is and how many cards are left follows from them. */
function between(now: Now, event: Event, ply: number): Now {
  const turn = 'seat' in event ? event.seat : now.turn;
  const drawn = event.e === 'drew' ? -1 : event.e === 'reshuffled' ? event.cards : 0;
  return { ...now, ply, turn, actors: [], draw: now.draw + drawn };
}

export function tellMore(story: Story, beats: readonly Beat[]): Story {
  let told = [...story.beats];
  for (const beat of beats) {
    if (beat.event.e === 'taken_back') told = without(told, beat.event.count);
    told.push(beat);
  }
  return { beats: told.slice(-KEPT) };
}

/** Without the last events that count; what was taken back before does not. */
function without(beats: readonly Beat[], count: number): Beat[] {
  const counting = beats.filter((beat) => beat.event.e !== 'taken_back');
  const gone = new Set(counting.slice(counting.length - count));
  return beats.filter((beat) => !gone.has(beat));
}

/** The round so far, for a page that has seen nothing of it. */
export function storySoFar(frame: ViewFrame): Story {
  const { so_far: told, n, view } = frame;
  if (!told) return NOTHING;
  return { beats: beatsOf(told.view, n - told.events.length, told.events, view.now).slice(-KEPT) };
}
