import type { ServerFrame } from '../wire/types.ts';
import type { Socket, Surroundings } from './surroundings.ts';

/** A socket of the tests: keeps what is sent, and is opened, fed and cut by hand. */
export class FakeSocket implements Socket {
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  receive(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  kinds(): unknown[] {
    return this.sent.map((frame) => frame['t']);
  }
}

/** A world of the tests, whose time stands still until it is told to pass. */
export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  seen = true;
  now = 0;
  #timers: { at: number; then: () => void }[] = [];
  #probe: (() => void) | null = null;

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.now + milliseconds, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return 0.5;
  }

  visible(): boolean {
    return this.seen;
  }

  onProbe(probe: () => void): () => void {
    this.#probe = probe;
    return () => {
      this.#probe = null;
    };
  }

  probe(): void {
    this.#probe?.();
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = until;
  }
}
