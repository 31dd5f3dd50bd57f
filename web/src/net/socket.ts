import type { Bye, ClientFrame, Hello, ServerFrame } from '../wire/types.ts';
import { Backoff } from './backoff.ts';
import type { Socket, Surroundings } from './surroundings.ts';

/** `up` once the server has welcomed us; `ended` when it told us not to come back. */
export type LineState = 'connecting' | 'up' | 'down' | 'ended';

export interface Listener {
  /** What to say first, each time. */
  hello(): Hello;
  onState(state: LineState): void;
  onFrame(frame: ServerFrame): void;
}

/** Without a word for so long, a line that nobody has doubted is asked whether it lives. */
const QUIET = 3000;
/** So long a line may be silent after it was asked: 6 s in all while somebody looks. */
const SILENT = 3000;
/** ... and when the page has just come back, or the network. */
const DOUBTED = 2000;

const FINAL: readonly Bye['reason'][] = ['left', 'closed', 'outdated'];

/** A connection that comes back by itself, for ever, and never trusts a silent socket. */
export class Line {
  state: LineState = 'connecting';
  #socket: Socket | null = null;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;
  #endProbes: () => void;
  readonly #backoff: Backoff;

  constructor(
    private readonly world: Surroundings,
    private readonly listener: Listener,
  ) {
    this.#backoff = new Backoff(() => world.random());
    this.#endProbes = world.onProbe(() => {
      this.probe();
    });
    this.#connect();
  }

  /** Sends a frame if the line is up; says whether it did. */
  send(frame: ClientFrame): boolean {
    if (this.state !== 'up') return false;
    this.#write(frame);
    return true;
  }

  /** Reconnects at once, to be told what was missed: each connection greets the server once. */
  renew(): void {
    if (this.state !== 'up') return;
    this.#drop();
    this.#become('connecting');
    this.#connect();
  }

  /** Doubts the line: a reply within two seconds, or a new one. */
  probe(): void {
    if (this.state === 'ended') return;
    if (!this.#socket) {
      this.#backoff.reset();
      this.#backoff.next();
      this.#connect();
      return;
    }
    if (this.state === 'up') this.#write({ t: 'ping' });
    this.#giveUpAfter(DOUBTED);
  }

  close(): void {
    this.#endProbes();
    this.#endProbes = () => undefined;
    this.#drop();
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#become('ended');
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    const socket = this.world.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#write(this.listener.hello());
      this.#giveUpAfter(QUIET + SILENT);
    };
    socket.onmessage = ({ data }) => {
      this.#receive(data);
    };
    socket.onclose = () => {
      this.#lost();
    };
    this.#giveUpAfter(QUIET + SILENT);
  }

  #receive(data: unknown): void {
    if (typeof data !== 'string') return;
    const frame = JSON.parse(data) as ServerFrame;
    if (frame.t === 'bye') {
      this.#farewell(frame);
      return;
    }
    if (frame.t === 'welcome') {
      this.#backoff.reset();
      this.#become('up');
    }
    this.#watch();
    this.listener.onFrame(frame);
  }

  #farewell(bye: Bye): void {
    this.listener.onFrame(bye);
    if (FINAL.includes(bye.reason)) {
      this.close();
    } else {
      this.#drop();
      this.#retry((bye.after ?? 0) * (1 + this.world.random() / 2) + this.#backoff.next());
    }
  }

  /** Asks after a while of silence whether the line is alive; only while somebody looks. */
  #watch(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.world.after(QUIET, () => {
      if (!this.world.visible()) return;
      this.#write({ t: 'ping' });
      this.#giveUpAfter(SILENT);
    });
  }

  #giveUpAfter(milliseconds: number): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.world.after(milliseconds, () => {
      this.#lost();
    });
  }

  #lost(): void {
    if (this.state === 'ended') return;
    this.#drop();
    this.#retry(this.#backoff.next());
  }

  #retry(milliseconds: number): void {
    this.#become('down');
    this.#cancelRetry?.();
    this.#cancelRetry = this.world.after(milliseconds, () => {
      this.#connect();
    });
  }

  #drop(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #write(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.onState(state);
  }
}
