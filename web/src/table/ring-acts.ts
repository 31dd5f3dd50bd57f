import { nameOf } from '../telling/events.ts';
import { cards, message } from '../telling/message.ts';
import type { Options } from '../wire/types.ts';
import { NO_ACTS, type Act, type Acts, type Situation } from './acts.ts';
import { aimBrief, aimDetail } from './aim.ts';

/** What can be done on the ring of the board game: roll, walk, and every action's choices. */
export function ringActs(at: Situation, options: Options): Acts {
  const base = {
    ...NO_ACTS,
    brief: aimBrief(at.aim, at.view),
    detail: aimDetail(at.aim, at.view),
  };
  const ask = (name: string, args = {}): Pick<Acts, 'title' | 'headline'> => ({
    title: message(name, args),
    headline: message(name, args),
  });
  switch (options.step) {
    case 'roll':
      return {
        ...base,
        title: message('turn-yours-roll'),
        headline: message('turn-yours-roll'),
        primary: { label: message('choice-roll'), move: 'roll', keys: [] },
      };
    case 'walk':
      return { ...base, ...ask('prompt-walk') };
    case 'star':
      return { ...base, ...ask('prompt-star') };
    case 'search':
      return { ...base, ...ask('prompt-search'), primary: searching(at) };
    case 'swap':
      return { ...base, ...ask('prompt-swap'), detail: swapHelp(options), primary: swapping(at) };
    case 'ask':
      return { ...base, ...ask('prompt-ask'), primary: asking(at) };
    case 'give':
      return {
        ...base,
        ...ask('prompt-give', { number: at.view.now.number ?? 0 }),
        primary: giving(at, options),
      };
    default:
      return keeping(at, options);
  }
}

function searching({ found }: Situation): Act | null {
  if (!found) return null;
  return { label: message('act-take', { card: cards(found) }), move: `search ${found}`, keys: [] };
}

function swapHelp(options: Options): Acts['detail'] {
  return message('say-swap', { most: options.picks?.most ?? 0 });
}

function swapping({ chosen }: Situation): Act {
  const texts = chosen.map((one) => one.card);
  const label =
    texts.length === 0
      ? message('choice-swap-none')
      : message('choice-swap', { cards: cards(...texts), draws: texts.length + 1 });
  return { label, move: ['swap', ...texts].join(' '), keys: chosen.map((one) => one.key) };
}

function asking({ asked, company, view }: Situation): Act | null {
  const { number, direction } = asked;
  if (number === null || direction === null) return null;
  const count = view.seats.length;
  const step = direction === 'left' ? 1 : count - 1;
  const first = ((company.me ?? 1) - 1 + step) % count;
  const label = message('act-ask', { player: nameOf(company, first + 1), number });
  return { label, move: `ask ${number} ${direction}`, keys: [] };
}

function giving({ chosen }: Situation, options: Options): Act | null {
  const [card] = chosen;
  if (!card || !(options.give ?? []).includes(card.card)) return null;
  return {
    label: message('choice-give', { card: cards(card.card) }),
    move: `give ${card.card}`,
    keys: [card.key],
  };
}

function keeping({ chosen, aim }: Situation, options: Options): Acts {
  const texts = chosen.map((one) => one.card);
  const keep = {
    label: message('act-keep', { count: texts.length }),
    move: ['keep', ...texts].join(' '),
    keys: chosen.map((one) => one.key),
  };
  const none = { label: message('choice-keep-none'), move: 'keep', keys: [] };
  return {
    ...NO_ACTS,
    title: message('say-keep'),
    headline: message('say-keep'),
    brief: aim && message('keep-for', { phase: aim.phase }),
    detail: message('say-keep-detail', { most: options.picks?.most ?? 0 }),
    primary: texts.length > 0 ? keep : null,
    secondary: none,
  };
}
