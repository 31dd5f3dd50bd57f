import type { Event, Now, View } from '../wire/types.ts';
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
    seen = { ...foldOne(seen, event), now: last ? now : { ...seen.now, ply: now.ply } };
    return { n: before + index + 1, event, view: seen, mark };
  });
}

export function tellMore(story: Story, beats: readonly Beat[]): Story {
  let told = [...story.beats];
  for (const beat of beats) {
    if (beat.event.e === 'taken_back') told = told.slice(0, -beat.event.count);
    told.push(beat);
  }
  return { beats: told.slice(-KEPT) };
}
