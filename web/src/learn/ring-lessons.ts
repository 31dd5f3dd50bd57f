import { message } from '../telling/message.ts';
import type { EditionInfo } from '../wire/types.ts';
import type { Topic } from './lessons.ts';
import { isAsked, ownSeat } from './moment.ts';

/** The clause of each action: what it does is told in one place, whatever the ring looks like. */
const ACTIONS: Readonly<Record<string, string>> = {
  draw: 'B-11',
  search: 'B-12',
  again: 'B-13',
  swap: 'B-14',
  everyone: 'B-15',
  joker: 'B-16',
  ask: 'B-17',
  star: 'B-19',
};

/** What a space does that one has come to. */
function told(action: string): NonNullable<Topic['told']> {
  return (moment) => {
    const space = moment.edition.ring[ownSeat(moment)?.pawn ?? 0];
    const number = space?.cards ?? 0;
    return {
      title: message(`action-${action}`, { number }),
      help: message(`action-${action}-help`, { number }),
    };
  };
}

const SPACES: readonly Topic[] = Object.entries(ACTIONS).map(([action, clause]) => ({
  name: `action-${action}`,
  when: (m) => m.options !== null && m.arrived === action && !isAsked(m, 'roll'),
  told: told(action),
  about: clause,
  meets: action === 'joker' ? ['joker'] : [],
  choice: true,
}));

/** What is asked of one between one's turns. */
export const OUT_OF_TURN: readonly Topic[] = [
  {
    name: 'give',
    when: (m) => isAsked(m, 'give'),
    args: ({ view }) => ({ number: view.now.number ?? 0 }),
    about: 'B-17',
  },
  {
    name: 'keep',
    when: (m) => isAsked(m, 'keep'),
    args: ({ options }) => ({ most: options?.picks?.most ?? 0 }),
    about: 'keep',
  },
];

/** In one's own turn: dice and spaces. */
export const RING: readonly Topic[] = [
  { name: 'roll', when: (m) => isAsked(m, 'roll'), about: 'turn' },
  {
    name: 'double',
    when: (m) => isAsked(m, 'walk') && m.view.dice?.[0] === m.view.dice?.[1],
    about: 'B-05',
    choice: true,
    rare: true,
  },
  { name: 'walk', when: (m) => isAsked(m, 'walk'), about: 'B-05', choice: true },
  ...SPACES,
];

/** What is to be met on this ring; nothing where there is none. */
export function ringPossible({ ring, keep }: EditionInfo): string[] {
  if (ring.length === 0) return [];
  const actions = new Set(ring.map((space) => `action-${space.action}`));
  const asks = actions.has('action-ask');
  return [...OUT_OF_TURN, ...RING]
    .filter(({ name, rare }) => {
      if (rare) return false;
      if (name === 'keep') return keep > 0;
      if (name === 'give') return asks;
      return !name.startsWith('action-') || actions.has(name);
    })
    .map((topic) => topic.name);
}
