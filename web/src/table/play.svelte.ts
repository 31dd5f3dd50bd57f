import { keysOf, type HandCard, type Placed } from '../store/hand.ts';
import type { Session } from '../store/session.svelte.ts';
import type { Company } from '../telling/events.ts';
import { groupsOf } from '../telling/phases.ts';
import type { EditionInfo, Fit, Hint, HitOption, Refusal, Seat } from '../wire/types.ts';
import { actsFor, fits, keysFor, placesFor, type Act, type Acts } from './acts.ts';
import type { Aim } from './aim.ts';
import { screen } from './screen.svelte.ts';
import { moveTo, nextValue, traysOfAim, traysOfLay, traysOfSlots, type Trays } from './trays.ts';

/** A label that has just changed is not pressed by mistake. */
const GUARD = 300;
/** More cards than this do not fit into trays on a phone. */
const MANY = 12;

/** What the player is about to do: chosen cards, filled trays, and what the buttons make of it. */
export class Play {
  #chosen = $state.raw<readonly number[]>([]);
  #changed = 0;
  #proposed = 0;
  aim = $state.raw<Aim | null>(null);
  /** The hand for which `aim` was told. */
  #aimed = $state('');
  #fit = $state.raw<Fit | null>(null);
  hint = $state.raw<Hint | Refusal | null>(null);
  /** On the ring: the number and the direction to ask, the card that was found. */
  asked = $state<{ number: number | null; direction: string | null }>({
    number: null,
    direction: null,
  });
  found = $state<number | null>(null);

  constructor(
    readonly session: Session,
    private readonly editionOf: () => EditionInfo,
    private readonly names: () => readonly string[],
    private readonly clock: () => number,
  ) {}

  get edition(): EditionInfo {
    return this.editionOf();
  }

  readonly company: Company = $derived.by(() => ({
    names: this.names(),
    me: this.session.seat,
    ring: this.edition.ring,
  }));

  readonly seat: Seat | null = $derived.by(() => {
    const { shown, seat } = this.session;
    return (seat === null ? undefined : shown?.seats[seat - 1]) ?? null;
  });

  /** The chosen cards that are still held, in the order in which they were chosen. */
  readonly chosen: readonly HandCard[] = $derived.by(() => {
    const { cards } = this.session.hand;
    return this.#chosen.flatMap((key) => cards.find((one) => one.key === key) ?? []);
  });

  /** The phase to be laid, and its groups; none once it is laid. */
  readonly goal: { phase: number; patterns: readonly string[] } | null = $derived.by(() => {
    const seat = this.seat;
    if (seat?.laid !== undefined || !seat) return null;
    const phase = seat.phase ?? this.aim?.phase ?? seat.choices?.[0];
    const info = this.edition.phases.find((one) => one.phase === phase);
    return phase === undefined || !info ? null : { phase, patterns: info.groups };
  });

  readonly trays: Trays | null = $derived.by(() => {
    const { options, hand, shown } = this.session;
    if (!this.goal || shown?.now.step === 'keep') return null;
    if (hand.slots.length > 0) {
      return traysOfSlots(this.goal.phase, this.goal.patterns, hand.slots, this.#fit);
    }
    const [best] = options?.lays ?? [];
    if (best) return traysOfLay(best, hand.cards);
    const { aim, goal } = this;
    return aim?.phase === goal.phase ? traysOfAim(aim, goal.patterns, hand.cards) : null;
  });

  /** Whether the hand is shown in trays: sorted by the phase, or filled by the player. */
  readonly inTrays: boolean = $derived.by(() => {
    const { hand } = this.session;
    if (!this.trays) return false;
    // Many cards and a small screen: trays only when there is something to lay.
    const room =
      !screen.phone ||
      (hand.cards.length <= MANY && this.edition.ring.length === 0) ||
      this.trays.lay !== null;
    return hand.slots.length > 0 || (hand.sorting === 'phase' && room);
  });

  readonly acts: Acts | null = $derived.by(() => {
    const { shown: view, options, hand } = this.session;
    if (!view) return null;
    const lay = options?.step === 'play' ? (this.trays?.lay ?? null) : null;
    return actsFor({
      view,
      options,
      company: this.company,
      chosen: this.chosen,
      hand: hand.cards,
      // What was told of the last round counts no more.
      aim: this.aim?.phase === (this.seat?.phase ?? this.aim?.phase) ? this.aim : null,
      lay,
      hitsAfter: options?.lays?.find((one) => one.move === lay?.move)?.hits?.length ?? 0,
      asked: this.asked,
      found: this.found === null ? null : (options?.search?.[this.found] ?? null),
    });
  });

  /** The cards of the hand, whatever their order: it is the same while they are only sorted. */
  readonly held: string = $derived.by(() => textOf(this.session.hand.cards));

  /** How far the hand is from its phase is known, or does not matter any more. */
  readonly isAimed: boolean = $derived(
    this.seat?.laid !== undefined || this.held === '' || this.#aimed === this.held,
  );

  /** Where the chosen cards fit. */
  readonly places: readonly HitOption[] = $derived(this.acts?.places ?? []);

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
    const tray = this.trays?.trays.findIndex((one) => one.cards.some((card) => card.key === key));
    const wild = this.inTrays && tray !== undefined && tray >= 0 && this.isChosen(key);
    if (!wild || !this.change(tray, key)) this.choose(key);
  }

  /** Puts a card before another one of the hand, or last. */
  putBefore(key: number, before: number | null): void {
    const trays = this.inTrays ? (this.trays?.trays ?? []) : [];
    const inTray = (one: number): number =>
      trays.findIndex((tray) => tray.cards.some((card) => card.key === one));
    const to = before === null ? -1 : inTray(before);
    if (to >= 0 || inTray(key) >= 0) this.put(key, to >= 0 ? to : null);
    else this.session.hand.put(key, before);
  }

  /** Discards a card that was dragged onto the pile, if it may go. */
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

  /** Hits with a card that was dragged onto a group; `end` where it fits at both. */
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

  async #refuse(move: string): Promise<void> {
    const refusal = await this.session.why(move);
    if (refusal) this.session.refused = { refusal, move };
  }

  letGo(): void {
    this.#choose([]);
    this.session.refused = null;
    this.hint = null;
  }

  async hit(place: HitOption): Promise<void> {
    const { hand } = this.session;
    const keys = keysFor(hand.cards, this.chosen, place.cards);
    await this.send({ move: place.move, keys });
  }

  async send({ move, keys }: Pick<Act, 'move' | 'keys'>): Promise<void> {
    this.hint = null;
    if (await this.session.move(move, keys)) {
      this.#choose([]);
      this.asked = { number: null, direction: null };
      this.found = null;
      this.session.hand.clearSlots();
    }
  }

  /** Puts the chosen cards into a tray, or back among the others. */
  place(to: number | null): void {
    const cards = this.chosen.map((one) => ({ key: one.key, as: one.card }));
    this.#choose([]);
    this.#prepare(moveTo(this.#slots(), cards, to));
  }

  /** Puts one card into a tray, or back among the others. */
  put(key: number, to: number | null): void {
    this.#choose([]);
    const as = this.session.hand.text(key);
    this.#prepare(moveTo(this.#slots(), [{ key, as }], to));
  }

  /** Lets a Wild of a tray stand for the next thing that it can; tells whether there is one. */
  change(tray: number, key: number): boolean {
    const here = this.trays?.trays[tray];
    const value = here && nextValue(here, key);
    if (!value) return false;
    const slots = this.#slots().map((slot, index) =>
      index === tray ? slot.map((one) => (one.key === key ? { key, as: value } : one)) : slot,
    );
    this.#prepare(slots);
    return true;
  }

  /** Asks the server what the trays make of their cards, whenever they are filled by hand. */
  async askFit(): Promise<void> {
    const { slots } = this.session.hand;
    if (slots.length === 0 || !this.goal) {
      this.#fit = null;
      return;
    }
    const texts = slots.map((slot) => slot.map((one) => one.as));
    const fit = await this.session.fit(texts, this.goal.phase);
    if (this.session.hand.slots === slots) this.#fit = fit;
  }

  /** Asks the server how far the hand is from its phase. */
  async askAim(): Promise<void> {
    const { hand } = this.session;
    if (!this.seat || this.seat.laid !== undefined || hand.cards.length === 0) {
      this.aim = null;
      return;
    }
    const { held } = this;
    const aim = await this.session.aim();
    if (this.held !== held) return;
    this.#aimed = held;
    if (!aim) return;
    const info = this.edition.phases.find((one) => one.phase === aim.phase);
    this.aim = {
      phase: aim.phase,
      short: aim.short,
      slots: aim.slots,
      wanted: aim.wanted,
      groups: groupsOf(info?.groups ?? []),
    };
    if (hand.sorting === 'phase') hand.sortByPhase(this.#groups());
    this.#proposeToKeep();
  }

  /** Between two rounds of the board game: what helps the phase is kept, until one says else. */
  #proposeToKeep(): void {
    const { options, shown } = this.session;
    const round = shown?.round ?? 0;
    if (options?.picks?.move !== 'keep' || this.#proposed === round) return;
    this.#proposed = round;
    this.#choose(this.#groups().flat().slice(0, options.picks.most));
  }

  sort(sorting: 'number' | 'colour' | 'phase'): void {
    if (sorting === 'phase') this.session.hand.clearSlots();
    this.session.hand.sort(sorting, this.#groups());
  }

  async askHint(): Promise<void> {
    this.session.refused = null;
    this.hint = await this.session.hint();
  }

  #groups(): number[][] {
    const taken: number[] = [];
    return (this.aim?.slots ?? []).map((slot) => {
      const keys = keysOf(
        this.session.hand.cards,
        slot.map((card) => card.replace(/=.*/, '')),
        taken,
      );
      taken.push(...keys);
      return keys;
    });
  }

  /** The slots as they are: the player's, or the proposal, from now on the player's. */
  #slots(): readonly (readonly Placed[])[] {
    return this.trays?.trays.map((tray) => tray.cards) ?? [];
  }

  #prepare(slots: readonly (readonly Placed[])[]): void {
    this.session.hand.prepare(slots);
    void this.askFit();
  }

  #goTogether(keys: readonly number[]): boolean {
    const { hand, options } = this.session;
    const texts = hand.texts(keys);
    const sorted = texts.toSorted().join(' ');
    const pairs = options?.discard_pairs ?? [];
    return (
      placesFor(options, texts).some((hit) => hit.cards.length >= texts.length) ||
      pairs.some((pair) => pair.toSorted().join(' ') === sorted)
    );
  }

  #choose(keys: readonly number[]): void {
    this.#chosen = keys;
    this.#changed = this.clock();
  }
}

/** The cards of a hand, whatever their order. */
function textOf(cards: readonly HandCard[]): string {
  return cards
    .map((one) => one.card)
    .toSorted()
    .join(' ');
}
