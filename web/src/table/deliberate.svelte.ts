/** A press counts only when it is meant: not just after the label changed, and as is wished. */

/** So long after its label has changed, a button does nothing. */
const GUARD = 300;
/** So long a button is held that wants to be held. */
const HOLD = 600;
/** So long it waits for the second press where it asks. */
const ASK = 4000;

/** Holds back a press that was meant for what stood there a moment ago. */
export class Guard {
  #label = '';
  #since = 0;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  get ready(): boolean {
    return this.clock() - this.#since >= GUARD;
  }

  /** Call this whenever what can be pressed changes; tells whether it has. */
  renew(label: string): boolean {
    if (label === this.#label) return false;
    this.#label = label;
    this.again();
    return true;
  }

  /** From now on as if it had just changed. */
  again(): void {
    this.#since = this.clock();
  }
}

export class Deliberate {
  asking = $state(false);
  holding = $state(false);
  readonly #guard: Guard;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly confirm: () => 'off' | 'ask' | 'hold',
    private readonly act: () => void,
    clock?: () => number,
  ) {
    this.#guard = new Guard(clock);
  }

  /** A click, or a key, which cannot be held: it asks instead. */
  press(byKey = false): void {
    if (!this.#guard.ready) return;
    const wish = this.confirm();
    const how = wish === 'hold' && byKey ? 'ask' : wish;
    if (how === 'off' || this.asking) {
      this.#done();
    } else if (how === 'ask') {
      this.asking = true;
      // The question is a new label: the second press of a double click does not answer it.
      this.#guard.again();
      this.#after(ASK, () => {
        this.asking = false;
      });
    }
  }

  /** The finger goes down: with `hold` the act comes when it has stayed there. */
  down(): void {
    // A question that a key has put is answered by a press.
    if (!this.#guard.ready || this.asking || this.confirm() !== 'hold') return;
    this.holding = true;
    this.#after(HOLD, () => {
      this.#done();
    });
  }

  up(): void {
    if (!this.holding) return;
    this.holding = false;
    clearTimeout(this.#timer);
  }

  /** Call this whenever the label changes. */
  renew(label: string): void {
    if (this.#guard.renew(label)) this.drop();
  }

  /** Neither asks nor waits to have been held: also when the button goes away. */
  drop(): void {
    this.asking = this.holding = false;
    clearTimeout(this.#timer);
  }

  #done(): void {
    this.drop();
    this.act();
  }

  #after(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }
}
