import { api, RequestFailed } from '../api/api.ts';
import type { EditionInfo, Ruling } from '../wire/types.ts';
import {
  groupsText,
  linkTo,
  linkToPosition,
  newSituation,
  textOf,
  type Situation,
} from './situation.ts';

/** What somebody would like to do. */
export type Act = 'lay' | 'hit' | 'discard' | 'skip' | 'out' | 'draw' | 'take';

export const ACTS: readonly Act[] = ['lay', 'hit', 'discard', 'skip', 'out', 'draw', 'take'];

/** Where the next card goes: into the hand, a group of the lay, a group on the table, the pile. */
export type Target =
  | { readonly kind: 'hand' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'lay'; readonly group: number }
  | { readonly kind: 'table'; readonly seat: number; readonly group: number };

const PAUSE = 250; // ms: who taps several cards asks once

/** A card as it is held: a Wild stands for nothing there. */
export function held(card: string): string {
  return card.replace(/=.*$/, '');
}

/** The question on the page, and what the referee says to it. */
export class Asking {
  facts = $state.raw<EditionInfo | null>(null);
  situation = $state<Situation>(newSituation('mattel'));
  act = $state<Act>('lay');
  /** The card of the hand that the question is about. */
  card = $state('');
  /** The group it would be hit on, `2.1`, and who would be skipped. */
  place = $state('');
  skipped = $state(0);
  /** The cards of the hand that would be laid, by group. */
  lay = $state<string[][]>([]);
  target = $state<Target>({ kind: 'hand' });
  ruling = $state.raw<Ruling | null>(null);
  failed = $state(false);
  /** A move that came with a link, as it was written; what is tapped takes its place. */
  written = $state('');
  /** The position that a link brought along, which holds while its situation is as it was. */
  #given = { position: '', text: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** The patterns of the groups of one's own phase. */
  get groups(): readonly string[] {
    return this.facts?.phases[this.situation.phase - 1]?.groups ?? [];
  }

  /** The groups on the table, by their places. */
  get places(): string[] {
    return this.situation.players.flatMap(({ laid }, index) =>
      (laid?.groups ?? []).map((_, group) => `${index + 1}.${group + 1}`),
    );
  }

  /** Nothing lies there yet: there is nothing to ask. */
  get blank(): boolean {
    if (this.#given.position && this.text === this.#given.position) return false;
    return this.situation.hand.length === 0 && this.lay.every((cards) => cards.length === 0);
  }

  /** Whether one would lay the phase: what one has laid cannot be laid again. */
  get lays(): boolean {
    return this.act === 'lay' && !this.situation.players[this.situation.me - 1]?.laid;
  }

  /** The move that is asked about, as text; empty while something of it is not chosen. */
  get move(): string {
    if (this.written) return this.written;
    const { act, card } = this;
    const { options, phase } = this.situation;
    switch (act) {
      case 'lay': {
        const free = options['free_order'] === 'yes' ? `${phase}: ` : '';
        return this.lay.some((cards) => cards.length > 0)
          ? `lay ${free}${groupsText(this.lay)}`
          : '';
      }
      case 'hit':
        return card && this.place ? `hit ${card} on ${this.place}` : '';
      case 'discard':
        return card ? `discard ${card}` : '';
      case 'skip':
        return this.skipped ? `skip S on ${this.skipped}` : '';
      case 'out':
        return '';
      case 'draw':
      case 'take':
        return act;
    }
  }

  /** All cards of the hand: those that one would lay are still held. */
  get #hand(): string[] {
    return [...this.situation.hand, ...this.lay.flat().map(held)];
  }

  /** The situation as the engine reads it. */
  get text(): string {
    if (!this.facts) return '';
    const hand = this.#hand.toSorted();
    const text = textOf({ ...this.situation, hand }, this.facts);
    return text === this.#given.text ? this.#given.position : text;
  }

  /** The address of this question. */
  get link(): string {
    const { position } = this.#given;
    if (position && this.text === position) return linkToPosition(position, this.move);
    return linkTo({ ...$state.snapshot(this.situation), hand: this.#hand }, this.move);
  }

  /** Begins with an edition, or with what a link tells. */
  begin(situation: Situation, facts: EditionInfo, move = '', position = ''): void {
    this.facts = facts;
    this.situation = situation;
    const hand = situation.hand.toSorted();
    this.#given = { position, text: position && textOf({ ...situation, hand }, facts) };
    this.act = ACTS.find((act) => move === act || move.startsWith(`${act} `)) ?? 'lay';
    this.card = '';
    this.place = '';
    this.skipped = 0;
    this.target = { kind: 'hand' };
    this.lay = this.groups.map(() => []);
    this.written = '';
    if (!this.#choose(move)) this.written = move;
  }

  /** Chooses what a move says, so that it can be changed by tapping; false if that cannot be. */
  #choose(move: string): boolean {
    const { hand } = this.situation;
    const [, card = '', place = ''] = /^(?:hit|discard) (\S+)(?: on (\S+))?$/.exec(move) ?? [];
    const [, skipped] = /^skip S on (\d+)$/.exec(move) ?? [];
    if (card) {
      this.card = hand.includes(card) ? card : '';
      this.place = this.places.includes(place) ? place : '';
    } else if (skipped) {
      this.skipped = Number(skipped);
    } else if (move.startsWith('lay ')) {
      const groups = move.replace(/^lay (?:\d+: *)?/, '').split('|');
      this.#lay(groups.map((group) => group.split(' ').filter(Boolean)));
    }
    return this.move === move;
  }

  /** Moves cards of the hand into the groups of the lay. */
  #lay(groups: readonly string[][]): void {
    const left = [...this.situation.hand];
    for (const card of groups.flat().map(held)) {
      const at = left.indexOf(card);
      if (at < 0) return;
      left.splice(at, 1);
    }
    if (groups.length !== this.lay.length) return;
    this.situation.hand = left;
    this.lay = groups.map((cards) => [...cards]);
  }

  /** Puts a card where the next one goes. */
  put(card: string): void {
    const { target } = this;
    this.written = '';
    if (target.kind === 'hand') this.card = '';
    if (target.kind === 'discard') this.situation.discard = card;
    else if (target.kind === 'hand') this.situation.hand.push(card);
    else if (target.kind === 'lay') this.lay[target.group]?.push(card);
    else this.#groupAt(target)?.push(card);
  }

  /** Takes back the card that the question is about, or the last where the next one goes. */
  takeBack(): void {
    const { target } = this;
    if (target.kind === 'hand') {
      const at = this.card ? this.situation.hand.indexOf(this.card) : -1;
      this.remove(target, at < 0 ? this.situation.hand.length - 1 : at);
    } else if (target.kind === 'lay') {
      const taken = this.lay[target.group]?.pop();
      if (taken) this.situation.hand.push(held(taken));
    } else if (target.kind === 'table') {
      this.remove(target, (this.#groupAt(target)?.length ?? 0) - 1);
    } else {
      this.remove(target, 0);
    }
  }

  /** The card that would be taken back; empty if there is none. */
  get last(): string {
    const { target, card } = this;
    if (target.kind === 'discard') return this.situation.discard;
    if (target.kind === 'hand') return card || (this.situation.hand.at(-1) ?? '');
    const group = target.kind === 'lay' ? this.lay[target.group] : this.#groupAt(target);
    return group?.at(-1) ?? '';
  }

  #groupAt(target: Extract<Target, { kind: 'table' }>): string[] | undefined {
    return this.situation.players[target.seat - 1]?.laid?.groups[target.group];
  }

  /** A tap on a group: the next cards go there, and who would hit would hit it. */
  chooseGroup(seat: number, group: number): void {
    this.target = { kind: 'table', seat, group };
    if (this.act !== 'hit') return;
    this.written = '';
    this.place = `${seat}.${group + 1}`;
  }

  /** Puts a lay together as the referee would: cards by group, as a move writes them. */
  layThis(groups: readonly (readonly string[])[]): void {
    this.setPhase(this.situation.phase);
    this.act = 'lay';
    this.card = '';
    this.#lay(groups.map((cards) => [...cards]));
  }

  /** Chooses what one would like to do; who lays puts cards into the first group. */
  setAct(act: Act): void {
    this.written = '';
    this.act = act;
    if (this.lays && this.situation.hand.length > 0) this.target = { kind: 'lay', group: 0 };
    else if (this.target.kind === 'lay') this.target = { kind: 'hand' };
  }

  /** Takes a card away from where it lies. */
  remove(from: Target, index: number): void {
    this.written = '';
    if (from.kind === 'discard') this.situation.discard = '';
    else if (from.kind === 'hand') this.situation.hand.splice(index, 1);
    else if (from.kind === 'lay') this.lay[from.group]?.splice(index, 1);
    else this.#groupAt(from)?.splice(index, 1);
    if (from.kind === 'hand' && !this.situation.hand.includes(this.card)) this.card = '';
  }

  /** Lets a player have laid a phase, 0 for none; its groups are still empty. */
  setLaid(seat: number, phase: number): void {
    const player = this.situation.players[seat - 1];
    const groups = this.facts?.phases[phase - 1]?.groups;
    if (!player) return;
    this.written = '';
    player.laid = groups ? { phase, groups: groups.map(() => []) } : null;
    this.target = groups ? { kind: 'table', seat, group: 0 } : { kind: 'hand' };
    if (seat === this.situation.me) this.setPhase(phase || this.situation.phase);
    this.#settle();
  }

  setPhase(phase: number): void {
    this.written = '';
    this.situation.phase = phase;
    this.situation.hand.push(...this.lay.flat().map(held));
    this.lay = this.groups.map(() => []);
  }

  /** Agrees on an option; an empty value is what the edition says. */
  setOption(name: string, value: string): void {
    const others = Object.entries(this.situation.options).filter(([other]) => other !== name);
    this.situation.options = Object.fromEntries(value ? [...others, [name, value]] : others);
  }

  /** As many players as that; who is new has laid nothing. */
  setPlayers(count: number): void {
    const { players } = this.situation;
    while (players.length < count) players.push({ laid: null, skip: false });
    players.length = count;
    this.situation.me = Math.min(this.situation.me, count);
    this.#settle();
  }

  /** Lets go of places that are no longer there. */
  #settle(): void {
    const { target } = this;
    if (target.kind === 'table' && !this.#groupAt(target)) this.target = { kind: 'hand' };
    if (!this.places.includes(this.place)) this.place = '';
    if (this.skipped > this.situation.players.length) this.skipped = 0;
  }

  /** Asks the referee, once nothing has changed for a moment; only the last answer counts. */
  ask(position: string, move: string): void {
    clearTimeout(this.#timer);
    if (this.blank) {
      this.#asked += 1;
      this.ruling = null;
      return;
    }
    this.#timer = setTimeout(() => void this.#ask(position, move), PAUSE);
  }

  async #ask(position: string, move: string): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    try {
      const ruling = await api.ask({ position, ...(move ? { move } : {}) });
      if (number !== this.#asked) return;
      this.ruling = ruling;
      this.failed = false;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      this.failed = true;
    }
  }
}
