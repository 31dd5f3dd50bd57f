import type { Beat } from '../../store/playback.ts';
import { bare } from '../../store/cards.ts';

/** A card on its way: from one place of the page to another, by their names. */
export interface Way {
  /** `?` for a card that one does not see. */
  readonly card: string;
  readonly from: string;
  readonly to: string;
  /** Milliseconds after the first one. */
  readonly delay: number;
}

/** What is known of the own hand: keys that leave it, and keys that are new. */
export interface Keys {
  readonly leaving: readonly number[];
  readonly coming: readonly number[];
}

/** Between two cards that are dealt, and in all. */
const DEAL = 40;
const DEAL_ALL = 600;

/** Which cards an event moves where; `me` is the own seat. */
export function waysOf({ event }: Beat, me: number | null, keys: Keys): Way[] {
  const hand = (seat: number, at = 0): string =>
    seat === me ? `hand:${keys.leaving[at] ?? ''}` : `seat:${seat}`;
  const intoHand = (seat: number): string =>
    seat === me ? `hand:${keys.coming[0] ?? ''}` : `seat:${seat}`;
  const one = (card: string | undefined, from: string, to: string, delay = 0): Way => ({
    card: card ?? '?',
    from,
    to,
    delay,
  });
  switch (event.e) {
    case 'drew':
    case 'joker_drawn':
      return [one(event.card, 'draw', intoHand(event.seat))];
    case 'took':
    case 'found':
      return [one(event.card, 'discard', intoHand(event.seat))];
    case 'discarded':
      return [one(event.card, hand(event.seat), 'discard')];
    case 'swapped':
      return event.cards.length > 0 ? [one('?', hand(event.seat), 'discard')] : [];
    case 'skipped':
      return [one('S', hand(event.seat), `seat:${event.target}`)];
    case 'gave':
      return [one(event.card, hand(event.seat), intoHand(event.asker))];
    case 'hit':
      return event.cards.map((card, at) =>
        one(card, hand(event.seat, at), `group:${event.owner}.${event.group}`, at * DEAL),
      );
    case 'laid':
      return event.groups.map((group, at) => {
        const before = event.groups.slice(0, at).reduce((sum, each) => sum + each.cards.length, 0);
        const card = bare(group.cards[0] ?? '?');
        return one(card, hand(event.seat, before), `group:${event.seat}.${at + 1}`, at * DEAL);
      });
    case 'dealt': {
      const step = Math.min(DEAL, DEAL_ALL / Math.max(1, keys.coming.length));
      return keys.coming.map((key, at) => one('?', 'draw', `hand:${key}`, at * step));
    }
    default:
      return [];
  }
}
