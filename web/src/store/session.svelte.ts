import { Outbox, type Answer, type Wish } from '../net/outbox.ts';
import { Line, type LineState } from '../net/socket.ts';
import type { Surroundings } from '../net/surroundings.ts';
import { PROTOCOL } from '../wire/types.ts';
import type {
  Bye,
  EditionInfo,
  EventsFrame,
  Hello,
  Options,
  Refusal,
  ServerFrame,
  Table,
  View,
  ViewFrame,
} from '../wire/types.ts';
import { OwnHand } from './own-hand.svelte.ts';
import { Playback, type Beat } from './playback.ts';
import { Questions } from './questions.ts';
import { beatsOf, NOTHING, storySoFar, tellMore, type Story } from './story.ts';

/** How the page puts new events before the eye; `apply` makes them the state that is shown. */
export type Staging = (beats: readonly Beat[], moving: boolean, apply: () => void) => void;

/** A refused command: why, and which move it was. */
export interface Refused {
  readonly refusal: Refusal;
  readonly move: string;
}

export interface SessionOptions {
  readonly world: Surroundings;
  /** Unlike that of any other page: see `randomName`. */
  readonly name: string;
  readonly language: () => string;
  readonly clock: () => number;
  /** What this page is, so that the server can say that it is old. */
  readonly build?: string;
  /** Only look on, though one may have a seat. */
  readonly watch?: boolean;
}

/**
 * A table as the server tells of it. Nothing is guessed ahead of the server: a command is pending
 * until it is answered, and what it brings comes as events.
 */
export class Session {
  line = $state<LineState>('connecting');
  table = $state.raw<Table | null>(null);
  /** One's own seat; null for a spectator. */
  seat = $state<number | null>(null);
  host = $state(false);
  /** An edition of the host's own. */
  edition = $state.raw<EditionInfo | null>(null);
  /** The page is older than the server. */
  outdated = $state(false);
  /** The link for others in the own network, where this page was reached by another. */
  site = $state('');
  farewell = $state.raw<Bye | null>(null);
  /** What was told last to the page; `latest` may be a little ahead of it. */
  #shown = $state.raw<View | null>(null);
  /** A moment of the past that is looked at instead. */
  past = $state.raw<View | null>(null);
  #options = $state.raw<Options | null>(null);
  /** Told so far, up to what is shown. */
  story = $state.raw<Story>(NOTHING);
  /** The move that is on its way, and since when. */
  pending = $state.raw<{ readonly move: string; readonly since: number } | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The end of a round is on the page until one goes on. */
  roundOver = $state.raw<Beat | null>(null);
  /** Somebody has won, though the page may still show how. */
  decided = $state(false);
  readonly hand: OwnHand;
  /** What can be asked without changing anything. */
  readonly asks: Questions;
  staging: Staging = (_beats, _moving, apply) => {
    apply();
  };

  #latest: View | null = null;
  #n = 0;
  #awaiting: Options | null = null;
  #askedOn = false;
  #skew = 0;
  /** When the line was lost, by the own clock. */
  #lost = 0;
  readonly #line: Line;
  readonly #outbox: Outbox;
  readonly #playback: Playback;

  constructor(private readonly given: SessionOptions) {
    this.#outbox = new Outbox(given.name, (frame) => this.#line.send(frame));
    this.asks = new Questions(this.#outbox);
    this.#playback = new Playback(given.world, (beats, moving) => {
      this.#show(beats, moving);
    });
    this.hand = new OwnHand((order, slots) => {
      if (this.seat !== null) void this.#outbox.ask({ t: 'arrange', order, slots });
    });
    this.#line = new Line(given.world, {
      hello: () => this.#hello(),
      onState: (state) => {
        if (this.line === 'up') this.#lost = given.clock();
        this.line = state;
      },
      onFrame: (frame) => {
        this.#receive(frame);
      },
    });
  }

  close(): void {
    this.#playback.clear();
    this.#line.close();
  }

  /** What the page shows. */
  get shown(): View | null {
    return this.past ?? this.#shown;
  }

  get paused(): boolean {
    return this.table?.status === 'paused';
  }

  /** What the seat may do, once all events before that are shown; nothing in the past or a pause. */
  get options(): Options | null {
    return this.past || this.paused ? null : this.#options;
  }

  /** Everything that was told is shown. */
  get settled(): boolean {
    return this.#shown === this.#latest;
  }

  /**
   * The server's time now, in milliseconds since 1970. It stands still on a dead line: whether the
   * clocks of the table run on is not known then.
   */
  serverTime(own = this.given.clock()): number {
    return (this.line === 'up' ? own : this.#lost) + this.#skew;
  }

  set pace(pace: number) {
    this.#playback.pace = pace;
  }

  /** Makes a move with cards of the hand; those keys leave it when the server says so. */
  async move(move: string, keys: readonly number[] = []): Promise<boolean> {
    if (this.pending) return false;
    this.refused = null;
    this.hand.played = keys;
    return this.#command({ t: 'move', n: this.#n, move }, move);
  }

  async undo(): Promise<boolean> {
    if (this.pending) return false;
    this.refused = null;
    return this.#command({ t: 'undo', n: this.#n }, 'undo');
  }

  /** A command about the table rather than the game: sit, ready, vote, rematch ... */
  async command(wish: Wish): Promise<Answer> {
    this.refused = null;
    const answer = await this.#outbox.ask(wish);
    if (answer.t === 'no') this.refused = { refusal: answer.refusal, move: '' };
    return answer;
  }

  /** Goes on to the next round, as soon as all the others want to. */
  nextRound(): void {
    this.#askedOn = true;
    if (this.seat !== null && !this.decided) void this.#outbox.ask({ t: 'ready', ready: true });
    this.#goOn();
  }

  /** Has the server's sentences in another language from now on. */
  speak(language: string): void {
    this.#line.send({ t: 'language', language });
  }

  async #command(wish: Wish, move: string): Promise<boolean> {
    this.pending = { move, since: this.given.clock() };
    const answer = await this.#outbox.ask(wish);
    this.pending = null;
    this.hand.played = [];
    if (answer.t !== 'no') return true;
    this.refused = { refusal: answer.refusal, move };
    return false;
  }

  #hello(): Hello {
    const { language, build = '', watch = false } = this.given;
    const hello: Hello = { t: 'hello', protocol: PROTOCOL, language: language() };
    if (build) hello.build = build;
    if (watch) hello.watch = true;
    return this.#latest ? { ...hello, since: this.#n } : hello;
  }

  #receive(frame: ServerFrame): void {
    if (this.#outbox.receive(frame)) return;
    switch (frame.t) {
      case 'welcome':
        this.host = frame.host ?? false;
        this.outdated = frame.outdated ?? false;
        this.site = frame.site ?? '';
        this.edition = frame.edition ?? null;
        this.#seated(frame.table, frame.seat);
        this.#outbox.resend();
        break;
      case 'table':
        this.#seated(frame.table, frame.seat);
        break;
      case 'view':
        this.#replace(frame);
        break;
      case 'events':
        this.#add(frame);
        break;
      case 'options':
        if (frame.n !== this.#n) break;
        this.#awaiting = frame.options;
        this.#offer();
        break;
      case 'bye':
        this.farewell = frame;
        break;
      default:
        break;
    }
  }

  #seated(table: Table, seat: number | undefined): void {
    this.#skew = table.time - this.given.clock();
    // The file of a host's own edition is told once.
    const text = table.settings.edition_text ?? this.table?.settings.edition_text;
    this.table = text ? { ...table, settings: { ...table.settings, edition_text: text } } : table;
    this.seat = seat ?? null;
    this.host = table.host !== undefined && table.host === seat;
    this.#goOn();
  }

  #replace(frame: ViewFrame): void {
    // What led to it is still told, if only in the log.
    this.#playback.jump();
    this.#playback.clear();
    this.roundOver = null;
    this.#latest = this.#shown = frame.view;
    this.#n = frame.n;
    this.#awaiting = this.#options = null;
    this.decided = (frame.view.winners ?? []).length > 0;
    if (frame.so_far) this.story = storySoFar(frame);
    this.hand.restore(frame);
  }

  #add(frame: EventsFrame): void {
    const before = frame.n - frame.events.length;
    if (!this.#latest || before > this.#n) {
      this.#line.renew();
      return;
    }
    // What was told twice, around a reconnection, is taken in once.
    const fresh = frame.events.slice(this.#n - before);
    const beats = beatsOf(this.#latest, this.#n, fresh, frame.now, frame.mark);
    if (beats.length === 0) return;
    this.#latest = beats.at(-1)?.view ?? this.#latest;
    this.decided = (this.#latest.winners ?? []).length > 0;
    this.#n = frame.n;
    this.#awaiting = this.#options = null;
    this.#playback.push(beats);
    this.#goOn();
  }

  #show(beats: readonly Beat[], moving: boolean): void {
    this.staging(beats, moving, () => {
      const last = beats.at(-1);
      if (!last) return;
      for (const beat of beats) this.hand.follow(beat);
      this.story = tellMore(this.story, beats);
      this.#shown = last.view;
      this.roundOver = last.event.e === 'round_ended' ? last : null;
      if (this.roundOver) this.#askedOn = false;
      this.#offer();
      // Cards to keep are chosen with the sheet before one's eyes: nothing to wait for.
      if (this.roundOver && last.view.now.step === 'keep') this.nextRound();
    });
  }

  /** Options count for what is shown: nobody acts on a table that they do not see yet. */
  #offer(): void {
    if (this.settled) this.#options = this.#awaiting;
  }

  /**
   * Leaves the end of a round when the table does, or one has asked and waits for nobody; there is
   * no next one in a game that was given up.
   */
  #goOn(): void {
    if (!this.roundOver) return;
    const waits = this.table?.next_round_at !== undefined;
    const goesOn = (this.#latest?.now.turns ?? 0) > 0 && this.#latest?.now.step !== 'keep';
    const givenUp = this.table?.status === 'abandoned';
    if (waits || !(this.#askedOn || this.seat === null || goesOn || givenUp)) return;
    this.roundOver = null;
    this.#playback.release();
    this.#offer();
  }
}
