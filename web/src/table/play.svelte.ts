import type { Learning } from '../learn/learning.svelte.ts';
import type { HandCard } from '../store/hand.ts';
import type { Session } from '../store/session.svelte.ts';
import type { Company } from '../telling/events.ts';
import type { EditionInfo, Hint, HitOption, Options, Refusal, Seat } from '../wire/types.ts';
import { actsFor, type Act, type Acts } from './acts.ts';
import { drag } from './drag.svelte.ts';
import { fits, keysFor, placesFor, sameCards } from './hits.ts';
import { Laying } from './laying.svelte.ts';
import { now } from './now.svelte.ts';

/** A label that has just changed is not pressed by mistake. */
const GUARD = 300;
/** So long a move is on its way before that is told, in milliseconds. */
const LATE = 1000;

/** What the player is about to do: the chosen cards, and what the buttons make of them. */
export class Play {
  /** The own phase in the making. */
  readonly laying: Laying;
  #chosen = $state.raw<readonly number[]>([]);
  #changed = 0;
  #proposed = 0;
  #hint = $state.raw<{ hint: Hint | Refusal | null; options: Options | null } | null>(null);
  /** On the ring: the number and the direction to ask, the card that was found. */
  asked = $state<{ number: number | null; direction: string | null }>({
    number: null,
    direction: null,
  });
  found = $state<number | null>(null);
  /** Each step is explained, in a first game. */
  learning = $state.raw<Learning | null>(null);

  constructor(
    readonly session: Session,
    private readonly editionOf: () => EditionInfo,
    private readonly names: () => readonly string[],
    private readonly clock: () => number,
  ) {
    this.laying = new Laying(session, editionOf);
  }

  /** What is best to do now; as soon as something has happened it is no longer said. */
  get hint(): Hint | Refusal | null {
    return this.#hint?.options === this.session.options ? this.#hint.hint : null;
  }

  /** A move is on its way for longer than one expects. */
  get late(): boolean {
    const { pending } = this.session;
    return pending !== null && now.current - pending.since > LATE;
  }

  get edition(): EditionInfo {
    return this.editionOf();
  }

  get seat(): Seat | null {
    return this.laying.seat;
  }

  readonly company: Company = $derived.by(() => ({
    names: this.names(),
    me: this.session.seat,
    ring: this.edition.ring,
  }));

  /** The chosen cards that are still held, in the order in which they were chosen. */
  readonly chosen: readonly HandCard[] = $derived.by(() => {
    const { cards } = this.session.hand;
    return this.#chosen.flatMap((key) => cards.find((one) => one.key === key) ?? []);
  });

  /** What a press on the one chosen card would let it stand for, if it is a Wild of a group. */
  readonly #other: string | null = $derived.by(() => {
    const [one, another] = this.chosen;
    return one && !another ? this.laying.otherOf(this.laying.trayOf(one.key), one.key) : null;
  });

  readonly acts: Acts | null = $derived.by(() => {
    const { shown: view, options, hand } = this.session;
    if (!view) return null;
    const lay = options?.step === 'play' ? (this.laying.trays?.lay ?? null) : null;
    return actsFor({
      view,
      options,
      company: this.company,
      chosen: this.chosen,
      hand: hand.cards,
      aim: this.laying.presentAim,
      lay,
      other: this.#other,
      hitsAfter: options?.lays?.find((one) => one.move === lay?.move)?.hits?.length ?? 0,
      asked: this.asked,
      found: this.found === null ? null : (options?.search?.[this.found] ?? null),
      paused: this.session.paused,
    });
  });

  /** Where the chosen cards fit. */
  readonly places: readonly HitOption[] = $derived(this.acts?.places ?? []);

  /** The card that is in the air. */
  readonly #lifted: string | null = $derived.by(() =>
    drag.card === null ? null : this.session.hand.text(drag.card.key),
  );

  /** The places that are lit: for the card in the air, else for what is chosen. */
  readonly lit: readonly HitOption[] = $derived.by(() => {
    if (this.#lifted === null) return this.places;
    const { options } = this.session;
    return options?.step === 'play' ? placesFor(options, [this.#lifted]) : [];
  });

  /** The card in the air may be let go on the discard pile. */
  readonly maySink: boolean = $derived.by(() => {
    const discards = this.session.options?.discards ?? [];
    return this.#lifted !== null && discards.includes(this.#lifted);
  });

  isChosen(key: number): boolean {
    return this.#chosen.includes(key);
  }

  fits(card: string): boolean {
    return this.session.options?.step === 'play' && fits(this.session.options, card);
  }

  /** Chooses a card or lets it go; a second press on one with a single place hits. */
  choose(key: number): void {
    const { options } = this.session;
    if (this.isChosen(key)) {
      const [only, another] = this.places;
      const single = this.chosen.length === 1 && only && !another;
      if (single && this.clock() - this.#changed > GUARD) void this.hit(only);
      else if (!single) this.#choose(this.#chosen.filter((one) => one !== key));
    } else if (options?.picks) {
      if (this.#chosen.length < options.picks.most) this.#choose([...this.#chosen, key]);
    } else {
      const both = [...this.#chosen, key];
      this.#choose(this.#goTogether(both) ? both : [key]);
    }
  }

  /** A press on a card, wherever it lies: a chosen Wild of a tray stands for the next thing. */
  press(key: number): void {
    const tray = this.laying.trayOf(key);
    const changes = tray >= 0 && this.isChosen(key) && this.laying.change(tray, key);
    if (!changes) this.choose(key);
  }

  letGo(): void {
    this.#choose([]);
    this.session.refused = null;
    this.dropHint();
  }

  dropHint(): void {
    this.#hint = null;
  }

  // --- what a card that was dragged does where it is let go ---

  /** Puts a card before another one of the hand, or last. */
  putBefore(key: number, before: number | null): void {
    const to = before === null ? -1 : this.laying.trayOf(before);
    if (to >= 0 || this.laying.trayOf(key) >= 0) this.put(key, to >= 0 ? to : null);
    else this.session.hand.put(key, before);
  }

  /** Puts a card into a tray, or back among the others. */
  put(key: number, to: number | null): void {
    this.#choose([]);
    this.laying.put([key], to);
  }

  /** The same with the chosen cards. */
  place(to: number | null): void {
    const keys = this.chosen.map((one) => one.key);
    this.#choose([]);
    this.laying.put(keys, to);
  }

  /** Discards a card, if it may go. */
  discard(key: number): void {
    const card = this.session.hand.text(key);
    const { options } = this.session;
    const move = `discard ${card}`;
    if (options?.discards?.includes(card)) {
      void this.send({ move, keys: [key] });
      return;
    }
    this.#choose([key]);
    if (options && (this.acts?.targets ?? []).length === 0) void this.#refuse(move);
  }

  /** Hits on a group; `end` where the card fits at both. */
  hitOn(key: number, owner: number, group: number, end: 'low' | 'high'): void {
    const card = this.session.hand.text(key);
    const there = placesFor(this.session.options, [card]).filter(
      (one) => one.owner === owner && one.group === group,
    );
    const place = there.find((one) => one.end === end) ?? there[0];
    this.#choose([key]);
    if (place) void this.hit(place);
    else if (this.session.options) void this.#refuse(`hit ${card} on ${owner}.${group}`);
  }

  // --- what goes to the server ---

  async hit(place: HitOption): Promise<void> {
    const { hand } = this.session;
    const keys = keysFor(hand.cards, this.chosen, place.cards);
    await this.send({ move: place.move, keys });
  }

  async send({ move, keys }: Pick<Act, 'move' | 'keys'>): Promise<void> {
    this.dropHint();
    if (await this.session.move(move, keys)) {
      this.#choose([]);
      this.asked = { number: null, direction: null };
      this.found = null;
    }
  }

  async askHint(): Promise<void> {
    this.session.refused = null;
    const { options } = this.session;
    this.#hint = { hint: await this.session.asks.hint(), options };
  }

  /** Asks how far the hand is from its phase, and proposes what to keep for it. */
  async askAim(): Promise<void> {
    await this.laying.askAim();
    if (this.laying.isAimed && this.laying.aim) this.#proposeToKeep();
  }

  /** Between two rounds of the board game: what helps the phase is kept, until one says else. */
  #proposeToKeep(): void {
    const { options, shown } = this.session;
    const round = shown?.round ?? 0;
    if (options?.picks?.move !== 'keep' || this.#proposed === round) return;
    this.#proposed = round;
    this.#choose(this.laying.groups().flat().slice(0, options.picks.most));
  }

  async #refuse(move: string): Promise<void> {
    const refusal = await this.session.asks.why(move);
    if (refusal) this.session.refused = { refusal, move };
  }

  #goTogether(keys: readonly number[]): boolean {
    const { hand, options } = this.session;
    const texts = hand.texts(keys);
    return (
      placesFor(options, texts).some((hit) => hit.cards.length >= texts.length) ||
      (options?.discard_pairs ?? []).some((pair) => sameCards(pair, texts))
    );
  }

  #choose(keys: readonly number[]): void {
    this.#chosen = keys;
    this.#changed = this.clock();
  }
}
