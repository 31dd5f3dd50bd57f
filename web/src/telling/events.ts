import { spread } from '../store/cards.ts';
import type { Asked, Dealt, Event, Gave, Kept, Space, Swapped } from '../wire/types.ts';
import { cards, message, type Argument, type Message } from './message.ts';
import { groupsOf } from './phases.ts';
import { placeOf } from './places.ts';

/** Who is told what: names by seat, and the seat that is spoken to as "you". */
export interface Company {
  readonly names: readonly string[];
  readonly me: number | null;
  /** The spaces of the ring, where there is one. */
  readonly ring: readonly Space[];
}

export function nameOf(company: Company, seat: number): string {
  return company.names[seat - 1] ?? String(seat);
}

/** A message about a seat: with its name, or spoken to you. */
export function about(
  company: Company,
  name: string,
  seat: number,
  args: Record<string, Argument> = {},
): Message {
  if (seat === company.me) return message(`${name}-you`, args);
  return message(name, { player: nameOf(company, seat), ...args });
}

/** The sentences for an event. */
export function tell(company: Company, event: Event): Message[] {
  const who = (name: string, seat: number, args?: Record<string, Argument>): Message[] => [
    about(company, name, seat, args),
  ];
  switch (event.e) {
    case 'dealt':
      return dealt(company, event);
    case 'drew':
      return [drew(company, event.seat, [event.card ?? null])];
    case 'took':
      return who(event.knocked ? 'event-knocked' : 'event-took', event.seat, {
        card: cards(event.card),
      });
    case 'laid':
      return who('event-laid', event.seat, {
        phase: event.phase,
        groups: groupsOf(event.groups.map((group) => group.pattern)),
      });
    case 'hit':
      return who('log-hit', event.seat, {
        cards: cards(...event.cards),
        place: placeOf(company, event.owner, event.result.pattern),
      });
    case 'discarded':
      return who('event-discarded', event.seat, { card: cards(event.card) });
    case 'skipped':
      if (event.target === company.me) {
        return [message('event-skips-you', { player: nameOf(company, event.seat) })];
      }
      return who('event-skipped', event.seat, { target: nameOf(company, event.target) });
    case 'turn_lost':
      return who(event.start ? 'event-turn-lost-start' : 'event-turn-lost', event.seat);
    case 'passed':
      return who(PASSED[event.step] ?? 'event-passed-claim', event.seat);
    case 'reshuffled':
      return [message('event-reshuffled', { cards: event.cards })];
    case 'round_ended':
      if (event.result.out === null) {
        return [message('event-round-ended-nobody', { round: event.round })];
      }
      return who('event-round-ended', event.result.out, { round: event.round });
    case 'game_ended':
      return [won(company, event.winners)];
    case 'rolled': {
      const [one = 0, other = 0] = event.dice;
      return who('event-rolled', event.seat, { one, other });
    }
    case 'walked':
      return who('event-walked', event.seat, { action: action(company.ring[event.space]) });
    case 'found':
      if (event.card === undefined) return who('event-found', event.seat);
      return who('event-found-card', event.seat, { card: cards(event.card) });
    case 'uncovered':
      return [message('event-uncovered', { card: cards(event.card) })];
    case 'swapped':
      return [swapped(company, event)];
    case 'joker_drawn':
      return who('event-joker', event.seat, { card: cards(event.card) });
    case 'asked':
      return asked(company, event);
    case 'gave':
      return [gave(company, event)];
    case 'kept':
      return [kept(company, event)];
    case 'taken_back':
      return who('log-taken-back', event.seat);
  }
}

const PASSED: Readonly<Record<string, string>> = {
  draw: 'event-passed-draw',
  play: 'event-passed-discard',
  discard: 'event-passed-discard',
  claim: 'event-passed-claim',
};

/** One or more cards drawn, which may be hidden. */
export function drew(company: Company, seat: number, drawn: readonly (string | null)[]): Message {
  const known = drawn.filter((card) => card !== null);
  if (known.length < drawn.length) {
    return about(company, 'event-drew', seat, { count: drawn.length });
  }
  return about(company, 'event-drew-card', seat, { card: cards(...known) });
}

/** What a space of the ring does: `Draw 2`, `Search`. */
export function action(space: Space | undefined): Message {
  return message(`action-${space?.action ?? 'star'}`, { number: space?.cards ?? 0 });
}

/** The same in a sentence. */
export function actionHelp(space: Space): Message {
  return message(`action-${space.action}-help`, { number: space.cards ?? 0 });
}

function dealt(company: Company, event: Dealt): Message[] {
  const first = (event.dealer % company.names.length) + 1;
  const parts = event.replay
    ? [about(company, 'event-tie-break', event.dealer, { round: event.round })]
    : company.ring.length > 0 // B-33: the board game speaks of who begins, not of a dealer
      ? [about(company, 'event-round-begins', first, { round: event.round })]
      : [about(company, 'event-round', event.dealer, { round: event.round })];
  const under = event.under ?? [];
  if (under.length > 0) {
    parts.push(message('event-under', { cards: cards(...under), count: under.length }));
  }
  return [...parts, message('event-start', { card: cards(event.start) })];
}

/** What was swapped, as far as it is known: the top, and Jokers (B-14). */
function swapped(company: Company, event: Swapped): Message {
  const all = spread(event.cards);
  const known = all.filter((card) => card !== null);
  if (all.length === 0) return about(company, 'event-swapped-none', event.seat);
  if (known.length === all.length) {
    return about(company, 'event-swapped-cards', event.seat, { cards: cards(...known) });
  }
  const top = known.at(-1) ?? '';
  const jokers = known.slice(0, -1);
  const args = { count: all.length, card: cards(top) };
  if (jokers.length === 0) return about(company, 'event-swapped', event.seat, args);
  return about(company, 'event-swapped-jokers', event.seat, { ...args, cards: cards(...jokers) });
}

/** The question, and who had to say no. */
function asked(company: Company, event: Asked): Message[] {
  const question = about(company, `event-asked-${event.direction}`, event.seat, {
    number: event.number,
  });
  const lacking = event.lacking ?? [];
  const others = lacking.filter((seat) => seat !== company.me).map((seat) => nameOf(company, seat));
  const parts = [question];
  if (others.length > 0) {
    parts.push(message('event-lacking', { players: { list: others }, count: others.length }));
  }
  if (company.me !== null && lacking.includes(company.me)) parts.push(message('event-lacking-you'));
  return parts;
}

function gave(company: Company, event: Gave): Message {
  const target = nameOf(company, event.asker);
  if (event.card === undefined) return about(company, 'event-gave', event.seat, { target });
  const card = cards(event.card);
  if (event.asker === company.me) {
    return message('event-gives-you', { player: nameOf(company, event.seat), card });
  }
  return about(company, 'event-gave-card', event.seat, { target, card });
}

function kept(company: Company, event: Kept): Message {
  if (event.cards === undefined) return about(company, 'event-kept', event.seat);
  if (event.cards.length === 0) return about(company, 'event-kept-none', event.seat);
  return about(company, 'event-kept-cards', event.seat, { cards: cards(...event.cards) });
}

function won(company: Company, winners: readonly number[]): Message {
  const [only = 0] = winners;
  if (winners.length === 1) return about(company, 'event-won', only);
  const others = winners.filter((seat) => seat !== company.me);
  const players = { list: others.map((seat) => nameOf(company, seat)) };
  return message(others.length === winners.length ? 'event-shared' : 'event-shared-you', {
    players,
  });
}
