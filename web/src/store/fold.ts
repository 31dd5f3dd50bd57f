import type { Event, EventsFrame, Seat, View } from '../wire/types.ts';
import { bare, byNumber, face, inShort, spread, type Held } from './cards.ts';

/**
 * The view after the events of a frame. No rule is needed for it: each event says what moved where,
 * and `now` what may happen next. The twin of `laydown.wire.fold`, held to it by its fixtures.
 */
export function fold(view: View, frame: Pick<EventsFrame, 'events' | 'now'>): View {
  return { ...frame.events.reduce(foldOne, view), now: frame.now };
}

/** The view after one event, but for what may happen next. */
export function foldOne(view: View, event: Event): View {
  switch (event.e) {
    case 'dealt':
      return {
        ...view,
        round: event.round,
        dealer: event.dealer,
        shuffles: 0,
        dice: [],
        discard: inShort([event.start, ...below(event)]),
        seats: view.seats.map((seat, index) => cleared(seat, event.hands[index] ?? [])),
      };
    case 'drew':
      return gain(view, event.seat, event.card);
    case 'took':
      return gain(discards(view, spread(view.discard).slice(1)), event.seat, event.card);
    case 'laid': {
      const laid = event.groups.flatMap((group) => group.cards.map(bare));
      return change(lose(view, event.seat, laid), event.seat, (seat) => ({
        ...seat,
        laid: event.phase,
        groups: event.groups,
      }));
    }
    case 'hit':
      return change(lose(view, event.seat, event.cards.map(bare)), event.owner, (seat) => ({
        ...seat,
        groups: (seat.groups ?? []).with(event.group - 1, event.result),
      }));
    case 'discarded':
      return put(lose(view, event.seat, [event.card]), [event.card]);
    case 'skipped':
      return change(lose(view, event.seat, ['S']), event.target, (seat) => ({
        ...seat,
        skips: (seat.skips ?? 0) + 1,
        skipped: (seat.skipped ?? 0) + 1,
      }));
    case 'turn_lost':
      return event.start ? view : turnLost(view, event.seat, event.under ?? false);
    case 'reshuffled':
      return {
        ...discards(view, spread(view.discard).slice(0, 1)),
        shuffles: (view.shuffles ?? 0) + 1,
      };
    case 'round_ended':
      return roundEnded(view, event);
    case 'game_ended':
      return { ...view, winners: event.winners };
    case 'rolled':
      return { ...view, dice: event.dice };
    case 'walked': {
      const walked = change(view, event.seat, (seat) => ({ ...seat, pawn: event.space }));
      return event.pile?.length ? discards(walked, event.pile) : walked;
    }
    case 'found':
      return gain(discards(view, searched(view, event.card)), event.seat, event.card);
    case 'uncovered':
      return discards(view, uncovered(view, event.card));
    case 'swapped': {
      const cards = spread(event.cards);
      return put(lose(view, event.seat, cards), cards);
    }
    case 'joker_drawn':
      return gain(view, event.seat, event.card);
    case 'gave':
      return gain(
        lose(view, event.seat, [event.card ?? null]),
        event.asker,
        event.card === undefined ? undefined : face(event.card),
      );
    case 'kept':
      return change(view, event.seat, (seat) => withoutEmpty({ ...seat, kept: event.cards }));
    case 'passed':
    case 'asked':
    case 'taken_back': // a view follows
      return view;
  }
}

function change(view: View, number: number, how: (seat: Seat) => Seat): View {
  const seats = view.seats.map((seat, index) => (index === number - 1 ? how(seat) : seat));
  return { ...view, seats };
}

function discards(view: View, cards: readonly Held[]): View {
  return { ...view, discard: inShort(cards) };
}

/** Puts cards onto the discard pile, the last one on top. */
function put(view: View, cards: readonly Held[]): View {
  const pile = cards.toReversed().map((card) => (card === null ? null : face(card)));
  const whole = [...pile, ...spread(view.discard)];
  return discards(view, view.covered && pile.length > 0 ? covered(whole) : whole);
}

/** A pile of which nothing lies open but the top. */
function covered(pile: readonly Held[]): Held[] {
  return [...pile.slice(0, 1), ...hidden(pile.length - 1)];
}

function uncovered(view: View, top: string): Held[] {
  const pile = [top, ...spread(view.discard).slice(1)];
  return view.covered ? covered(pile) : pile;
}

/** The discard pile below its top at the start of a round. */
function below(event: Extract<Event, { e: 'dealt' }>): Held[] {
  const open = event.below ?? [];
  return [...open, ...hidden((event.pile ?? 1) - 1 - open.length)];
}

/** A seat takes up a card; in another hand only a Joker is seen. */
function gain(view: View, number: number, card: string | undefined): View {
  const own = view.open === true || number === view.seat;
  const seen = card !== undefined && (own || card !== face(card)) ? card : null;
  return change(view, number, (seat) => ({ ...seat, hand: sorted([...spread(seat.hand), seen]) }));
}

/** A seat gives away cards, which may have been hidden until now. */
function lose(view: View, number: number, cards: readonly Held[]): View {
  return change(view, number, (seat) => {
    const hand = spread(seat.hand);
    for (const card of cards) {
      const at = hand.indexOf(card);
      hand.splice(at >= 0 ? at : hand.indexOf(null), 1);
    }
    return { ...seat, hand: sorted(hand) };
  });
}

function sorted(hand: readonly Held[]): Seat['hand'] {
  const known = hand.filter((card) => card !== null).toSorted(byNumber);
  return inShort([...known, ...hidden(hand.length - known.length)]);
}

function hidden(count: number): Held[] {
  return Array.from({ length: count }, () => null);
}

function cleared(seat: Seat, dealt: Seat['hand']): Seat {
  const hand = sorted(spread(dealt));
  const fresh = { hand, laid: undefined, kept: undefined, groups: [], skips: 0, skipped: 0 };
  return withoutEmpty({ ...seat, ...fresh });
}

function turnLost(view: View, number: number, under: boolean): View {
  const pile = spread(view.discard);
  const lost = change(view, number, (seat) => ({ ...seat, skips: (seat.skips ?? 0) - 1 }));
  return discards(lost, under ? [...pile, 'S'] : ['S', ...pile]);
}

function searched(view: View, card: string | undefined): Held[] {
  const pile = spread(view.discard);
  if (card === undefined) return hidden(pile.length - 1);
  return pile.toSpliced(pile.indexOf(card), 1);
}

function roundEnded(view: View, event: Extract<Event, { e: 'round_ended' }>): View {
  return {
    ...view,
    results: [...(view.results ?? []), event.result],
    tied: event.tied ?? [],
    dealer: event.dealer ?? view.dealer,
    seats: view.seats.map((seat, index) => {
      const made = event.made[index] ?? [];
      const phase = event.phases?.[index] ?? undefined;
      const choices =
        phase === undefined ? (seat.choices ?? []).filter((free) => !made.includes(free)) : [];
      return withoutEmpty({ ...seat, total: event.totals[index] ?? 0, made, phase, choices });
    }),
  };
}

/** A seat without the fields that are undefined: what is left out of a message is not there. */
function withoutEmpty(seat: { [K in keyof Seat]: Seat[K] | undefined }): Seat {
  return Object.fromEntries(
    Object.entries(seat).filter(([, value]) => value !== undefined),
  ) as unknown as Seat;
}
