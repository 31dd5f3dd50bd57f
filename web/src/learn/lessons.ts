import { cards, message, type Argument, type Message } from '../telling/message.ts';
import { groupsOf } from '../telling/phases.ts';
import type { EditionInfo, Event } from '../wire/types.ts';
import {
  goalOf,
  hasLaid,
  held,
  isAsked,
  kindsOf,
  lastCard,
  ownSeat,
  type Moment,
} from './moment.ts';
import { pointsOf } from './points.ts';
import { OUT_OF_TURN, RING, ringPossible } from './ring-lessons.ts';

/** What is explained in one moment. */
export interface Lesson {
  readonly name: string;
  readonly title: Message;
  readonly text: readonly Message[];
  /** Groups to be pictured. */
  readonly patterns?: readonly string[];
  /** Where the rules tell of it. */
  readonly clause?: string | undefined;
  /** What is met by it. */
  readonly meets: readonly string[];
  /** It is about a choice that one has now: a hint would tell what to choose. */
  readonly choice: boolean;
}

/** A lesson before its moment comes. */
export interface Topic {
  readonly name: string;
  readonly when: (moment: Moment) => boolean;
  /** What its sentence needs. */
  readonly args?: (moment: Moment) => Record<string, Argument>;
  /** What it is called, and what is said first, if there are words for that already. */
  readonly told?: (moment: Moment) => { readonly title: Message; readonly help: Message };
  /** Explained with it. */
  readonly meets?: readonly string[];
  /** What one may ask the edition about, for its clause; or the clause itself. */
  readonly about: string;
  /** It is about a choice. */
  readonly choice?: boolean;
  /** Hardly ever comes: it does not count as one that is still to be met. */
  readonly rare?: boolean;
}

const CLAUSE = /^[A-Z]-\d+$/;
/** Own cards are few enough to think of the end. */
const FEW = 3;

const happened = (moment: Moment, e: Event['e'], is?: (event: Event) => boolean): boolean =>
  moment.lately.some((event) => event.e === e && (is?.(event) ?? true));
const toMe = ({ view }: Moment, event: Event): boolean =>
  (event.e === 'skipped' ? event.target : 'seat' in event ? event.seat : null) === view.seat;
const plays = (moment: Moment): boolean => isAsked(moment, 'play');
const laysNothing = ({ options }: Moment): boolean => (options?.lays ?? []).length === 0;
const top = ({ view }: Moment): string => String(view.discard[0] ?? '');

const EVENTS: readonly Topic[] = [
  {
    name: 'skipped-start',
    when: (m) => happened(m, 'turn_lost', (e) => toMe(m, e) && 'start' in e && e.start === true),
    about: 'skipped',
    rare: true,
  },
  {
    name: 'skipped',
    when: (m) =>
      happened(m, 'skipped', (e) => toMe(m, e)) ||
      happened(m, 'turn_lost', (e) => toMe(m, e) && !('start' in e && e.start === true)),
    about: 'skipped',
  },
  {
    name: 'other-laid',
    when: (m) => !m.sheet && !hasLaid(m) && happened(m, 'laid'),
    args: (m) => {
      const laid = m.lately.find((event) => event.e === 'laid');
      return { player: m.names[(laid?.seat ?? 1) - 1] ?? '' };
    },
    about: 'hit',
  },
  { name: 'reshuffled', when: (m) => happened(m, 'reshuffled'), about: 'empty', rare: true },
];

const TURN: readonly Topic[] = [
  {
    name: 'draw-blocked',
    when: (m) => isAsked(m, 'draw') && m.options?.take !== true && top(m) === 'S',
    about: 'take',
    rare: true,
  },
  {
    name: 'draw-empty',
    when: (m) => isAsked(m, 'draw') && m.options?.take !== true && m.options?.draw !== true,
    about: 'empty',
    rare: true,
  },
  {
    name: 'draw',
    when: (m) =>
      isAsked(m, 'draw') && !hasLaid(m) && m.options?.take === true && m.options.draw === true,
    args: (m) => ({ card: cards(top(m)) }),
    about: 'turn',
    choice: true,
  },
  { name: 'lay', when: (m) => plays(m) && !laysNothing(m), about: 'lay' },
  {
    name: 'hit-pair',
    when: (m) => plays(m) && (m.options?.hits ?? []).some((hit) => hit.cards.length > 1),
    about: 'pairs',
    rare: true,
  },
  { name: 'hit', when: (m) => plays(m) && (m.options?.hits ?? []).length > 0, about: 'hit' },
  {
    name: 'two-discards',
    when: (m) => (m.options?.discard_pairs ?? []).length > 0,
    about: 'two_discards',
    rare: true,
  },
  {
    name: 'last-kept',
    when: (m) =>
      plays(m) &&
      !hasLaid(m) &&
      m.options?.may_pass === true &&
      [...(m.options.discards ?? []), ...(m.options.skips ?? [])].length === 0,
    about: 'not_laid',
    rare: true,
  },
  {
    name: 'out',
    when: (m) => plays(m) && hasLaid(m) && held(m).length <= FEW,
    args: (m) => ({ how: lastCard(m) }),
    about: 'last_card',
    meets: ['rid'],
  },
  { name: 'rid', when: (m) => plays(m) && hasLaid(m), about: 'hit' },
  {
    name: 'free-order',
    when: (m) => !m.sheet && !hasLaid(m) && (ownSeat(m)?.choices ?? []).length > 1,
    about: 'free_order',
    rare: true,
  },
  {
    name: 'wild',
    when: (m) => m.options !== null && held(m).includes('W'),
    args: ({ edition }) => ({ points: edition.wild_points, letter: letterOf(edition) }),
    about: 'wild',
  },
  {
    name: 'joker',
    when: (m) => m.options !== null && held(m).some((card) => card.startsWith('(')),
    about: 'wild',
  },
  {
    name: 'discard',
    when: (m) =>
      plays(m) && !hasLaid(m) && laysNothing(m) && (m.options?.discards ?? []).length > 0,
    about: 'turn',
    choice: true,
  },
  {
    name: 'skip-card',
    when: (m) => plays(m) && held(m).includes('S') && (m.options?.skips ?? []).length > 0,
    args: ({ edition }) => ({ points: edition.skip_points }),
    about: 'skip',
  },
  {
    name: 'missing',
    when: (m) => m.options !== null && m.gaps > 0,
    args: (m) => ({ count: m.gaps }),
    about: 'lay',
  },
];

const ENDS: readonly Topic[] = [
  {
    name: 'round',
    when: (m) => m.sheet,
    args: ({ view, edition }) => ({
      how: view.options['ten_rounds'] === 'yes' ? 'all' : edition.out_steps > 1 ? 'more' : 'one',
      steps: edition.out_steps,
    }),
    about: 'move_on',
  },
  {
    name: 'points',
    when: (m) => m.sheet,
    args: ({ edition }) => pointsOf(edition, letterOf(edition)),
    about: 'points',
  },
];

const CLAIM: Topic = {
  name: 'claim',
  when: (m) => isAsked(m, 'claim'),
  about: 'claim',
  rare: true,
};

/** All but the phases, in the order in which they come if several could. */
const FIRST: readonly Topic[] = [CLAIM, ...OUT_OF_TURN, ...ENDS];
const THEN: readonly Topic[] = [...EVENTS, ...RING, ...TURN];

/** What is to be explained now of what was not met yet; null if nothing is. */
export function nextLesson(moment: Moment, met: readonly string[]): Lesson | null {
  const fresh = (topic: Topic): boolean => !met.includes(topic.name) && topic.when(moment);
  const first = FIRST.find(fresh);
  if (first) return lessonOf(first, moment);
  const phase = moment.sheet ? null : phaseLesson(moment, met);
  if (phase) return phase;
  const then = THEN.find(fresh);
  return then ? lessonOf(then, moment) : null;
}

/** All that could be explained now, what belongs to the present step first. */
export function lessonsNow(moment: Moment): Lesson[] {
  const topics = [...FIRST, ...THEN].filter((topic) => topic.when(moment));
  const phase = moment.sheet ? null : phaseLesson(moment, []);
  return [...topics.map((topic) => lessonOf(topic, moment)), ...(phase ? [phase] : [])];
}

/** Whether what a lesson speaks of is still so. */
export function stillHolds(lesson: Lesson, moment: Moment): boolean {
  return lessonsNow(moment).some((one) => one.name === lesson.name);
}

/** What is to be met in a game of this edition, but for what hardly ever comes. */
export function course(edition: EditionInfo): string[] {
  const kinds = kindsOf(edition.phases.flatMap((phase) => phase.groups));
  const possible = ({ name, rare }: Topic): boolean =>
    rare !== true &&
    (name !== 'wild' || edition.wilds > 0) &&
    (name !== 'joker' || edition.jokers) &&
    (!name.startsWith('skip') || edition.skips > 0);
  const topics = [...EVENTS, ...TURN, ...ENDS].filter(possible).map((topic) => topic.name);
  return ['goal', ...kinds.map(groupName), ...topics, ...ringPossible(edition)];
}

/** The phase to be made: what it asks for, as long as something in it is new. */
function phaseLesson(moment: Moment, met: readonly string[]): Lesson | null {
  const goal = goalOf(moment);
  if (!goal) return null;
  const kinds = kindsOf(goal.groups).filter((kind) => !met.includes(groupName(kind)));
  const start = !met.includes('goal');
  if (kinds.length === 0 && !start) return null;
  const rounds = moment.view.options['ten_rounds'] === 'yes' ? 'yes' : 'no';
  const aim = start ? [message('lesson-goal', { rounds })] : [];
  return {
    name: 'phase',
    title: message('seat-phase-groups', { phase: goal.phase, groups: groupsOf(goal.groups) }),
    text: [...aim, ...kinds.map((kind) => message(`lesson-group-${kind}`))],
    patterns: goal.groups,
    clause:
      moment.edition.clauses[(kinds[0] ?? 'move_on').replace(/^(?:odd|even)-pairs$/, 'pairs')],
    meets: ['goal', ...kinds.map(groupName)],
    choice: false,
  };
}

function groupName(kind: string): string {
  return `group-${kind}`;
}

function lessonOf(topic: Topic, moment: Moment): Lesson {
  const { name, about } = topic;
  const args = topic.args?.(moment) ?? {};
  const told = topic.told?.(moment);
  return {
    name,
    title: told?.title ?? message(`lesson-${name}`, args),
    text: [...(told ? [told.help] : []), message(`lesson-${name}-text`, args)],
    clause: moment.edition.clauses[about] ?? (CLAUSE.test(about) ? about : undefined),
    meets: [name, ...(topic.meets ?? [])],
    // What a space has brought lies in the hand by then: there is nothing to choose in its step.
    choice: topic.choice === true && (topic.told === undefined || !plays(moment)),
  };
}

/** Whether a Wild is called a Joker there. */
function letterOf(edition: EditionInfo): Message {
  return message('wild-letter', { edition: edition.name });
}
