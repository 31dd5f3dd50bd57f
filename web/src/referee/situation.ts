/**
 * A situation that somebody asks the referee about, and its text: the lines of a position, as the
 * engine reads them. Whether it makes sense is the engine's business.
 */

import type { EditionInfo, View } from '../wire/types.ts';

/** When it is asked: before one draws, after that, or while another player is in turn. */
export type Moment = 'draw' | 'play' | 'wait';

/** A phase on the table: its number, and the cards of each group. */
export interface Laid {
  phase: number;
  groups: string[][];
}

export interface Player {
  laid: Laid | null;
  /** A Skip lies in front of them. */
  skip: boolean;
  /** Skips played against them in this round, and the phases they have made, if known. */
  skipped?: number;
  made?: number[];
}

export interface Situation {
  edition: string;
  /** The file of an edition of one's own. */
  edition_text?: string;
  options: Record<string, string>;
  phase: number;
  moment: Moment;
  hand: string[];
  /** The top of the discard pile; empty if nothing lies there. */
  discard: string;
  /** Everybody, in their order. */
  players: Player[];
  /** The seat that asks, from 1. */
  me: number;
}

export const MOMENTS: readonly Moment[] = ['draw', 'play', 'wait'];

export function newSituation(edition: string, own = ''): Situation {
  const nobody = (): Player => ({ laid: null, skip: false });
  return {
    edition,
    ...(own ? { edition_text: own } : {}),
    options: {},
    phase: 1,
    moment: 'play',
    hand: [],
    discard: '',
    players: [nobody(), nobody()],
    me: 1,
  };
}

/** The lines of the position. What others hold is hidden: they have as many cards as were dealt. */
export function textOf(situation: Situation, facts: EditionInfo): string {
  const { edition, options, phase, moment, hand, discard, players, me } = situation;
  const own = situation.edition_text ? situation.edition_text.split('\n') : [];
  const lines = ['position: 1', `edition: ${edition}`, ...own.map((line) => `|${line}`)];
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  if (chosen.length > 0) lines.push(`options: ${chosen.join(' ')}`);
  const turn = moment === 'wait' ? (me % players.length) + 1 : me;
  const begins = facts.ring.length > 0 ? 'roll' : 'draw';
  lines.push(`view: ${me}`, `turn: ${turn}`);
  lines.push(`step: ${moment === 'play' ? 'play' : begins} ${turn}`);
  if (discard) lines.push(`discard pile: ${discard}`);
  const free = options['free_order'] === 'yes';
  for (const [index, { laid, skip, skipped = 0, made = [] }] of players.entries()) {
    const seat = index + 1;
    const cards = seat === me ? hand.join(' ') : `?x${facts.hand}`;
    lines.push(`hand ${seat}: ${cards}`.trimEnd());
    const on = seat === me ? phase : laid?.phase;
    if (on !== undefined && !free) lines.push(`phase ${seat}: ${on}`);
    if (laid) lines.push(`table ${seat}: ${laid.phase}: ${groupsText(laid.groups)}`);
    if (skip) lines.push(`skip ${seat}: 1`);
    if (skipped > 0) lines.push(`skipped ${seat}: ${skipped}`);
    if (free && made.length > 0) lines.push(`made ${seat}: ${made.join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Groups as a move and a position write them. */
export function groupsText(groups: readonly (readonly string[])[]): string {
  return groups.map((cards) => cards.join(' ')).join(' | ');
}

/** The situation of the seat that sees this; null for a spectator. */
export function situationOf(view: View, editionText = ''): Situation | null {
  const me = view.seat;
  const own = me === null ? undefined : view.seats[me - 1];
  if (me === null || !own) return null;
  const [top] = view.discard;
  const mine = view.now.turn === me;
  return {
    edition: view.edition,
    ...(editionText ? { edition_text: editionText } : {}),
    options: { ...view.options },
    phase: own.laid ?? own.phase ?? 1,
    moment: mine ? (view.now.step === 'play' ? 'play' : 'draw') : 'wait',
    hand: own.hand.filter((card) => typeof card === 'string'),
    discard: typeof top === 'string' ? top : '',
    players: view.seats.map(({ laid, groups = [], skips = 0, skipped = 0, made = [] }) => ({
      laid: laid ? { phase: laid, groups: groups.map(({ cards }) => [...cards]) } : null,
      skip: skips > 0,
      ...(skipped > 0 ? { skipped } : {}),
      ...(made.length > 0 ? { made: [...made] } : {}),
    })),
    me,
  };
}

/** What a link brings along: a situation, or a position as text, and the move that is asked about. */
export interface Linked {
  readonly situation: Situation | null;
  readonly position: string;
  readonly move: string;
}

/** The address of the page with a situation and a question, to be sent to somebody. */
export function linkTo(situation: Situation, move = ''): string {
  return addressOf(move ? { ...situation, move } : situation);
}

/** The same with a position as text, which tells more than can be tapped. */
export function linkToPosition(position: string, move = ''): string {
  return addressOf(move ? { position, move } : { position });
}

function addressOf(asked: object): string {
  return `/referee/${encodeURIComponent(JSON.stringify(asked))}`;
}

/** The file of an edition of one's own that a position brings along; empty for one of ours. */
export function editionTextIn(position: string): string {
  const lines = position.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) => line.slice(1)).join('\n');
}

/** Reads the part of such an address; null if it is none. */
export function readLink(text: string): Linked | null {
  try {
    const { move: asked, position, ...found } = JSON.parse(text) as Record<string, unknown>;
    const move = typeof asked === 'string' ? asked : '';
    if (typeof position === 'string') return { situation: null, position, move };
    const situation = readSituation(found);
    return situation && { situation, position: '', move };
  } catch {
    return null;
  }
}

function readSituation(found: Partial<Situation>): Situation | null {
  const usual = newSituation(typeof found.edition === 'string' ? found.edition : '');
  const situation = { ...usual, ...found };
  const { hand, players, moment, options } = situation;
  if (!situation.edition || !isTexts(hand) || !MOMENTS.includes(moment)) return null;
  if (!Array.isArray(players) || !players.every(isPlayer)) return null;
  if (players.length < 2 || !players[situation.me - 1]) return null;
  if (typeof options !== 'object' || !isTexts(Object.values(options))) return null;
  if (!['undefined', 'string'].includes(typeof situation.edition_text)) return null;
  if (typeof situation.discard !== 'string' || !Number.isInteger(situation.phase)) return null;
  return situation;
}

function isTexts(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((one) => typeof one === 'string');
}

function isPlayer(found: unknown): found is Player {
  const { laid, skip, skipped = 0, made = [] } = (found ?? {}) as Partial<Player>;
  if (typeof skip !== 'boolean' || laid === undefined || !Number.isInteger(skipped)) return false;
  if (!Array.isArray(made) || !made.every(Number.isInteger)) return false;
  return laid === null || (Number.isInteger(laid.phase) && laid.groups.every(isTexts));
}
