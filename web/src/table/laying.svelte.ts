import { keysOf, type HandCard, type Placed } from '../store/hand.ts';
import type { Session } from '../store/session.svelte.ts';
import { groupsOf } from '../telling/phases.ts';
import type { EditionInfo, Fit, Seat } from '../wire/types.ts';
import type { Aim } from './aim.ts';
import { screen } from './screen.svelte.ts';
import {
  goesOn,
  moveTo,
  nextValue,
  traysOfAim,
  traysOfLay,
  traysOfSlots,
  type Trays,
} from './trays.ts';

/** More cards than this do not fit into trays on a phone. */
const MANY = 12;

/** The own phase in the making: how far the hand is from it, and what lies in its trays. */
export class Laying {
  aim = $state.raw<Aim | null>(null);
  /** The hand for which `aim` was told. */
  #aimed = $state('');
  #fit = $state.raw<Fit | null>(null);
  /** For what `#fit` was told. */
  #fitted = '';
  #wished = $state<number | null>(null);

  constructor(
    private readonly session: Session,
    private readonly editionOf: () => EditionInfo,
  ) {}

  readonly seat: Seat | null = $derived.by(() => {
    const { shown, seat } = this.session;
    return (seat === null ? undefined : shown?.seats[seat - 1]) ?? null;
  });

  /** In free order: the phases of which one may lay any. */
  readonly open: readonly number[] = $derived.by(() => {
    const { seat } = this;
    return seat?.laid === undefined && seat?.phase === undefined ? (seat?.choices ?? []) : [];
  });

  /** The one among them that the player wants to lay, whatever the proposal. */
  readonly #wanted: number | undefined = $derived.by(() =>
    this.open.find((phase) => phase === this.#wished),
  );

  /** The phase to be laid, and its groups; none once it is laid. */
  readonly goal: { phase: number; patterns: readonly string[] } | null = $derived.by(() => {
    const { seat } = this;
    if (seat?.laid !== undefined || !seat) return null;
    const phase = seat.phase ?? this.#wanted ?? this.aim?.phase ?? seat.choices?.[0];
    const info = this.editionOf().phases.find((one) => one.phase === phase);
    return phase === undefined || !info ? null : { phase, patterns: info.groups };
  });

  /** What was told about the last round no longer counts. */
  readonly presentAim: Aim | null = $derived.by(() => {
    const phase = this.seat?.phase ?? this.#wanted ?? this.aim?.phase;
    return this.aim?.phase === phase ? this.aim : null;
  });

  readonly trays: Trays | null = $derived.by(() => {
    const { options, hand, shown } = this.session;
    const { aim, goal } = this;
    if (!goal || shown?.now.step === 'keep') return null;
    if (hand.slots.length > 0) {
      return traysOfSlots(goal.phase, goal.patterns, hand.slots, this.#fit);
    }
    const best = options?.lays?.find(({ phase }) => phase === (this.#wanted ?? phase));
    if (best) return traysOfLay(best, hand.cards);
    if (aim?.phase === goal.phase) return traysOfAim(aim, goal.patterns, hand.cards);
    return this.#wanted === undefined
      ? null
      : traysOfSlots(goal.phase, goal.patterns, [], this.#fit);
  });

  /** Whether the hand is shown in trays: sorted by the phase, or filled by the player. */
  readonly inTrays: boolean = $derived.by(() => {
    const { hand } = this.session;
    if (!this.trays) return false;
    // Many cards and a small screen: trays only when there is something to lay.
    const room =
      !screen.phone ||
      (hand.cards.length <= MANY && this.editionOf().ring.length === 0) ||
      this.trays.lay !== null;
    return hand.slots.length > 0 || (hand.sorting === 'phase' && room);
  });

  /** The cards of the hand, whatever their order: it is the same while they are only sorted. */
  readonly held: string = $derived.by(() => textOf(this.session.hand.cards));

  /** How far the hand is from its phase is known, or does not matter any more. */
  readonly isAimed: boolean = $derived(
    this.seat?.laid !== undefined || this.held === '' || this.#aimed === this.held,
  );

  /** The tray in which a card lies, by its place; -1 for what is left over. */
  trayOf(key: number): number {
    const trays = this.inTrays ? (this.trays?.trays ?? []) : [];
    return trays.findIndex((tray) => tray.cards.some((card) => card.key === key));
  }

  /** Puts cards into a tray, or back among the others. */
  put(keys: readonly number[], to: number | null): void {
    const cards = keys.map((key) => ({ key, as: this.session.hand.text(key) }));
    this.#prepare(moveTo(this.#slots(), cards, to));
  }

  /** The next thing that a Wild of a tray can stand for. */
  otherOf(tray: number, key: number): string | null {
    const here = this.trays?.trays[tray];
    return here ? nextValue(here, key) : null;
  }

  /** Lets a Wild of a tray stand for the next thing that it can; tells whether there is one. */
  change(tray: number, key: number): boolean {
    const value = this.otherOf(tray, key);
    if (value === null) return false;
    const slots = this.#slots().map((slot, index) =>
      index === tray ? slot.map((one) => (one.key === key ? { key, as: value } : one)) : slot,
    );
    this.#prepare(slots);
    return true;
  }

  /** After a reload: what is prepared is for the phase that the player went for before. */
  recall(phase: number | null): void {
    this.#wished = phase;
    void this.askFit();
  }

  /** Goes for another phase than the one proposed: its trays are filled by hand. */
  want(phase: number): void {
    this.#wished = phase;
    this.#fit = null;
    this.sort('phase');
    void this.askFit();
  }

  sort(sorting: 'number' | 'colour' | 'phase'): void {
    if (sorting === 'phase') this.session.hand.clearSlots();
    this.session.hand.sort(sorting, this.groups());
  }

  /** Asks the server what the trays make of their cards, when they are filled by hand; once. */
  async askFit(): Promise<void> {
    const { hand } = this.session;
    const { goal } = this;
    if (!goal || (hand.slots.length === 0 && this.#wanted === undefined)) {
      this.#fit = null;
      return;
    }
    // What lies in no tray yet is asked about too, to know what each still lacks.
    const filled = (): string[][] =>
      hand.slots.length > 0 ? textsIn(hand.slots) : goal.patterns.map(() => []);
    const texts = filled();
    const asked = JSON.stringify([goal.phase, texts, this.held]);
    if (this.#fit && this.#fitted === asked) return;
    const fit = await this.session.asks.fit(texts, goal.phase);
    const now = filled();
    if (this.goal?.phase !== goal.phase) return;
    if (JSON.stringify(now) !== JSON.stringify(texts)) return;
    this.#fit = fit;
    this.#fitted = asked;
  }

  /** Asks the server how far the hand is from its phase. */
  async askAim(): Promise<void> {
    const { hand } = this.session;
    if (!this.seat || this.seat.laid !== undefined || hand.cards.length === 0) {
      this.aim = null;
      return;
    }
    const { held } = this;
    const aim = await this.session.asks.aim();
    if (this.held !== held) return;
    const changed = this.#aimed !== '' && this.#aimed !== held;
    this.#aimed = held;
    if (!aim) return;
    // With the card that came the proposal goes on from what is prepared: so it is filled in.
    const same = aim.phase === (this.#wanted ?? aim.phase);
    if (changed && same && goesOn(hand.slots, aim.slots)) hand.clearSlots();
    const info = this.editionOf().phases.find((one) => one.phase === aim.phase);
    const { phase, short, slots, wanted } = aim;
    this.aim = { phase, short, slots, wanted, groups: groupsOf(info?.groups ?? []) };
    if (hand.sorting === 'phase') hand.sortByPhase(this.groups());
  }

  /** For each group of the phase the cards of the hand that would go into it. */
  groups(): number[][] {
    const taken: number[] = [];
    return (this.presentAim?.slots ?? []).map((slot) => {
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
}

function textsIn(slots: readonly (readonly Placed[])[]): string[][] {
  return slots.map((slot) => slot.map((one) => one.as));
}

/** The cards of a hand, whatever their order. */
function textOf(cards: readonly HandCard[]): string {
  return cards
    .map((one) => one.card)
    .toSorted()
    .join(' ');
}
