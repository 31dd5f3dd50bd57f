import { nameOf, type Company } from '../telling/events.ts';
import { cards, message, type Message } from '../telling/message.ts';
import { placeOf } from '../telling/places.ts';
import type { HandCard } from '../store/hand.ts';
import type { HitOption, Options, SkipTarget, View } from '../wire/types.ts';
import { aimBrief, aimDetail, type Aim } from './aim.ts';
import { fits, keysFor, placesFor, sameCards } from './hits.ts';
import { ringActs } from './ring-acts.ts';

/** What a button does: the move that it sends, and the cards of the hand that go with it. */
export interface Act {
  readonly label: Message;
  readonly move: string;
  readonly keys: readonly number[];
}

/** What is said and what can be done, in one moment. */
export interface Acts {
  /** On the own plate of a phone: short. */
  readonly title: Message;
  readonly brief: Message | null;
  /** Beside the own plate. */
  readonly headline: Message;
  readonly detail: Message | null;
  /** The one lit button, and a quiet one beside it. */
  readonly primary: Act | null;
  readonly secondary: Act | null;
  /** Where the chosen cards can be hit. */
  readonly places: readonly HitOption[];
  /** Whom the chosen Skip may be played on. */
  readonly targets: readonly SkipTarget[];
}

/** All that decides on it. */
export interface Situation {
  readonly view: View;
  readonly options: Options | null;
  readonly company: Company;
  /** The cards of the hand that are chosen. */
  readonly chosen: readonly HandCard[];
  readonly hand: readonly HandCard[];
  readonly aim: Aim | null;
  /** What lies in the trays is a whole phase: the lay, and its keys. */
  readonly lay: { readonly phase: number; readonly move: string; readonly keys: number[] } | null;
  /** What the chosen Wild of a group could stand for instead, if a press on it changes that. */
  readonly other?: string | null;
  /** Cards that could be hit once the phase is laid. */
  readonly hitsAfter: number;
  /** On the ring: what was picked so far for the present choice. */
  readonly asked: { readonly number: number | null; readonly direction: string | null };
  readonly found: string | null;
  /** The game is paused: nobody can do anything. */
  readonly paused?: boolean;
}

export const NO_ACTS = {
  brief: null,
  detail: null,
  primary: null,
  secondary: null,
  places: [],
  targets: [],
} as const;

/** What can be done now, and how it is said. */
export function actsFor(at: Situation): Acts {
  const { options } = at;
  if (!options) return waiting(at);
  switch (options.step) {
    case 'draw':
      return drawing(at, options);
    case 'play':
      return playing(at, options);
    case 'claim':
      return claiming(at, options);
    default:
      return ringActs(at, options);
  }
}

function waiting({ view, company, aim, chosen, paused }: Situation): Acts {
  const { turn, step } = view.now;
  if (view.seat === null) {
    const title = message('turn-watching');
    return { ...NO_ACTS, title, headline: title, detail: message('say-watch') };
  }
  if (paused) {
    const title = message('vote-paused');
    return { ...NO_ACTS, title, headline: title, brief: aimBrief(aim, view) };
  }
  const mine = turn === view.seat || view.now.actors.includes(view.seat);
  const skips = view.seats[view.seat - 1]?.skips ?? 0;
  const next = (turn % view.seats.length) + 1 === view.seat && skips === 0;
  const others = step === null ? 'say-over' : mine ? 'turn-yours' : 'turn-of';
  return {
    ...NO_ACTS,
    title: message(mine ? 'turn-yours' : next ? 'turn-next' : 'turn-you'),
    brief: skips > 0 ? message('own-skips', { count: skips }) : aimBrief(aim, view),
    headline: message(others, others === 'turn-of' ? { player: nameOf(company, turn) } : {}),
    detail: chosen.length > 0 ? message('say-chosen', textsOf(chosen)) : aimDetail(aim, view),
  };
}

function drawing({ view, aim }: Situation, options: Options): Acts {
  const top = view.discard[0];
  const card = typeof top === 'string' ? cards(top) : cards();
  const several = (view.now.number ?? 1) > 1;
  const headline =
    !options.draw && !options.take
      ? message('say-draw-none')
      : several
        ? message('say-draw-several', { count: view.now.number ?? 1 })
        : options.take
          ? message('say-draw-or-take', { card })
          : message('say-draw');
  const take = { label: message('act-take', { card }), move: 'take', keys: [] };
  const draw = { label: message('act-draw'), move: 'draw', keys: [] };
  const pass = { label: message('act-pass-draw'), move: 'pass', keys: [] };
  const possible = [
    ...(options.draw ? [draw] : []),
    ...(options.take ? [take] : []),
    ...(options.may_pass ? [pass] : []),
  ];
  return {
    ...NO_ACTS,
    title: message('turn-yours-draw'),
    brief: aimBrief(aim, view),
    headline,
    detail: aimDetail(aim, view),
    primary: possible[0] ?? null,
    secondary: possible[1] ?? null,
  };
}

function playing(at: Situation, options: Options): Acts {
  const { chosen, lay } = at;
  // A Wild of the phase is chosen to change what it stands for: laying is what one is about.
  const within = lay !== null && chosen.every(({ key }) => lay.keys.includes(key));
  if (chosen.length > 0 && !within) return withChosen(at, options);
  if (lay) {
    const label = message('act-lay', { phase: lay.phase });
    return {
      ...NO_ACTS,
      title: message('turn-yours-lay'),
      brief: message('aim-brief-ready', { phase: lay.phase }),
      headline: message('aim-brief-ready', { phase: lay.phase }),
      detail: otherDetail(at) ?? message('say-ready-more', { count: at.hitsAfter }),
      primary: { label, move: lay.move, keys: lay.keys },
      secondary: discardOf(chosen, options),
    };
  }
  return toDiscard(at, options);
}

function otherDetail({ other }: Situation): Message | null {
  return other ? message('say-other', { card: cards(other) }) : null;
}

/** Nothing is chosen, and nothing can be laid. */
function toDiscard({ view, hand, aim }: Situation, options: Options): Acts {
  const fitting = hand.filter((one) => fits(options, one.card)).length;
  const pass = { label: message('act-pass-play'), move: 'pass', keys: [] };
  const canDiscard = (options.discards ?? []).length > 0 || (options.skips ?? []).length > 0;
  const laid = view.seats[(view.seat ?? 1) - 1]?.laid !== undefined;
  return {
    ...NO_ACTS,
    title: message(fitting > 0 ? 'turn-yours-hit' : 'turn-yours-discard'),
    brief: aimBrief(aim, view),
    headline:
      fitting > 0
        ? message('say-hit', { count: fitting })
        : message(canDiscard ? 'say-discard' : 'say-last-card'),
    detail: laid ? message('aim-laid') : aimDetail(aim, view),
    primary: options.may_pass && !canDiscard ? pass : null,
    secondary: options.may_pass && canDiscard ? pass : null,
  };
}

function withChosen(at: Situation, options: Options): Acts {
  const { view, aim, company, chosen, hand, lay } = at;
  const texts = chosen.map((one) => one.card);
  const places = placesFor(options, texts);
  const discard = discardOf(chosen, options);
  const shared = { ...NO_ACTS, places };
  if (texts.length === 1 && texts[0] === 'S' && (options.skips ?? []).length > 0) {
    return {
      ...shared,
      title: message('say-skip'),
      brief: message('say-skip-detail'),
      headline: message('say-skip'),
      detail: message('say-skip-detail'),
      secondary: discard,
      targets: options.skips ?? [],
    };
  }
  const [only, another] = places;
  if (only && !another) {
    const pattern = view.seats[only.owner - 1]?.groups?.[only.group - 1]?.pattern ?? '';
    const place = placeOf(company, only.owner, pattern);
    const args = { cards: cards(...only.cards), count: only.cards.length, place };
    return {
      ...shared,
      title: message('say-fits', args),
      headline: message('say-fits', args),
      primary: {
        label: message('act-hit', args),
        move: only.move,
        keys: keysFor(hand, chosen, only.cards),
      },
      secondary: discard,
    };
  }
  if (only) {
    return {
      ...shared,
      title: message('say-where', { card: cards(...texts) }),
      brief: message('say-where-brief'),
      headline: message('say-where', { card: cards(...texts) }),
      detail: message('say-where-detail'),
      secondary: discard,
    };
  }
  const layAct = lay && {
    label: message('act-lay', { phase: lay.phase }),
    move: lay.move,
    keys: lay.keys,
  };
  return {
    ...shared,
    title: message('turn-yours-discard'),
    brief: aimBrief(aim, view),
    headline: message(discard ? 'say-chosen' : 'say-cannot-go', textsOf(chosen)),
    detail: otherDetail(at) ?? aimDetail(aim, view),
    primary: discard,
    secondary: layAct,
  };
}

function claiming({ view }: Situation, options: Options): Acts {
  const top = view.discard[0];
  const card = typeof top === 'string' ? cards(top) : cards();
  const knock = { label: message('act-knock'), move: 'knock', keys: [] };
  const pass = { label: message('act-let-go'), move: 'pass', keys: [] };
  return {
    ...NO_ACTS,
    title: message('say-claim', { card }),
    brief: message('say-claim-detail'),
    headline: message('say-claim', { card }),
    detail: message('say-claim-detail'),
    primary: options.knock ? knock : null,
    secondary: options.may_pass ? pass : null,
  };
}

function discardOf(chosen: readonly HandCard[], options: Options): Act | null {
  const texts = chosen.map((one) => one.card);
  const alone = texts.length === 1 && (options.discards ?? []).includes(texts[0] ?? '');
  const pair = (options.discard_pairs ?? []).some((two) => sameCards(two, texts));
  if (!alone && !pair) return null;
  return {
    label: message('act-discard', textsOf(chosen)),
    move: `discard ${texts.join(' ')}`,
    keys: chosen.map((one) => one.key),
  };
}

function textsOf(chosen: readonly HandCard[]): {
  cards: { cards: string[] };
  card: { cards: string[] };
} {
  const list = { cards: chosen.map((one) => one.card) };
  return { cards: list, card: list };
}
