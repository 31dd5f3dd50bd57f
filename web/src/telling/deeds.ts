import type { Event } from '../wire/types.ts';
import { about, nameOf, type Company } from './events.ts';
import { cards, message, type Message } from './message.ts';
import { groupsOf } from './phases.ts';
import { placeOf } from './places.ts';

/** What one seat does in a turn, told without its name: "draws a card". */
export interface Deed {
  readonly seat: number;
  readonly told: Message;
  /** It ends its sentence: a discard, or "lays phase 4: run of 7", after which no "and" fits. */
  readonly last: boolean;
}

/** An event as something that a seat does; null if it is always a sentence of its own. */
export function deedOf(company: Company, event: Event): Deed | null {
  const deed = (name: string, seat: number, args: Message['args'], last = false): Deed => ({
    seat,
    told: message(seat === company.me ? `${name}-you` : name, args),
    last,
  });
  switch (event.e) {
    case 'drew':
      return drewOf(company, event.seat, [event.card ?? null]);
    case 'took':
      return event.knocked ? null : deed('deed-took', event.seat, { card: cards(event.card) });
    case 'laid': {
      const groups = groupsOf(event.groups.map((group) => group.pattern));
      return deed('deed-laid', event.seat, { phase: event.phase, groups }, true);
    }
    case 'hit':
      return deed('deed-hit', event.seat, {
        cards: cards(...event.cards),
        place: placeOf(company, event.owner, event.result.pattern),
      });
    case 'discarded':
      return deed('deed-discarded', event.seat, { card: cards(event.card) }, true);
    case 'skipped':
      if (event.target === company.me)
        return { seat: event.seat, told: message('deed-skips-you'), last: true };
      return deed('deed-skipped', event.seat, { target: nameOf(company, event.target) }, true);
    default:
      return null;
  }
}

/** Cards drawn in a row. */
export function drewOf(company: Company, seat: number, drawn: readonly (string | null)[]): Deed {
  const known = drawn.filter((card) => card !== null);
  if (known.length < drawn.length)
    return { seat, told: message('deed-drew', { count: drawn.length }), last: false };
  const name = seat === company.me ? 'deed-drew-card-you' : 'deed-drew-card';
  return { seat, told: message(name, { card: cards(...known) }), last: false };
}

/** Several deeds of one seat as one sentence: "Tim draws a card and discards ...". */
export function deedsTold(company: Company, deeds: readonly Deed[]): Message {
  const list = deeds.map(({ told }) => told);
  return about(company, 'log-deeds', deeds[0]?.seat ?? 0, { deeds: { list } });
}
