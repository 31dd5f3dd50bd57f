import type { Beat } from '../../store/playback.ts';
import { count } from '../../store/cards.ts';
import { nameOf, type Company } from '../../telling/events.ts';
import { message, type Message } from '../../telling/message.ts';
import { moveTold, turnLines } from '../../telling/turns.ts';
import type { Event } from '../../wire/types.ts';

/** So few cards that everybody should know. */
const FEW = 3;

/** What is said of the others' moves when one wants to hear little. */
const SHORT: readonly Event['e'][] = [
  'took',
  'laid',
  'discarded',
  'skipped',
  'turn_lost',
  'joker_drawn',
  'asked',
  'round_ended',
  'game_ended',
  'dealt',
];

/** Events that end a turn, so that what happened in it can be said. */
const ENDS: readonly Event['e'][] = [
  'discarded',
  'skipped',
  'turn_lost',
  'passed',
  'round_ended',
  'game_ended',
  'dealt',
];

/**
 * Turns events into what a screen reader says: one's own at once, a turn of another when it is over,
 * and who has three cards or fewer.
 */
export class Announcer {
  #waiting: Beat[] = [];
  readonly #fewest = new Map<number, number>();

  /** What is to be said after these events; empty if nothing yet. */
  hear(company: Company, beats: readonly Beat[], mode: 'short' | 'full'): Message[] {
    const said: Message[] = [];
    for (const beat of beats) {
      this.#waiting.push(beat);
      const own = 'seat' in beat.event && beat.event.seat === company.me;
      if (own || ENDS.includes(beat.event.e)) said.push(...this.#tell(company, mode));
      said.push(...this.#few(company, beat));
    }
    return said;
  }

  #tell(company: Company, mode: 'short' | 'full'): Message[] {
    const beats = this.#waiting;
    this.#waiting = [];
    if (mode === 'full') return turnLines(company, beats).flatMap((line) => line.messages);
    const own = (event: Event): boolean => 'seat' in event && event.seat === company.me;
    return moveTold(
      company,
      beats.filter(({ event }) => own(event) || SHORT.includes(event.e)),
    );
  }

  /** A hand that has just become small, once for each number of cards. */
  #few(company: Company, { event, view }: Beat): Message[] {
    if (event.e === 'dealt') this.#fewest.clear();
    if (!ENDS.includes(event.e) || !('seat' in event) || event.seat === company.me) return [];
    const left = count(view.seats[event.seat - 1]?.hand ?? []);
    const before = this.#fewest.get(event.seat) ?? FEW + 1;
    if (left === 0 || left >= before || left > FEW) return [];
    this.#fewest.set(event.seat, left);
    return [message('announce-few', { player: nameOf(company, event.seat), count: left })];
  }
}
