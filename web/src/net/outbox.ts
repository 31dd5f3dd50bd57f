import type {
  AimFrame,
  ClientFrame,
  FitFrame,
  HintFrame,
  No,
  Ok,
  ServerFrame,
  WhyFrame,
} from '../wire/types.ts';

/** A frame that is answered. */
export type Command = Extract<ClientFrame, { id: string }>;
/** The same before it has an id. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type Answer = Ok | No | FitFrame | AimFrame | WhyFrame | HintFrame;

const ANSWERS: readonly ServerFrame['t'][] = ['ok', 'no', 'fitted', 'aimed', 'because', 'hinted'];

/** Commands and questions until they are answered: sent again, with the same id, on each new line. */
export class Outbox {
  #count = 0;
  readonly #waiting = new Map<string, { frame: Command; resolve: (answer: Answer) => void }>();

  /** `name` makes the ids of this page unlike those of any other. */
  constructor(
    private readonly name: string,
    private readonly send: (frame: ClientFrame) => boolean,
  ) {}

  ask(wish: Wish): Promise<Answer> {
    this.#count += 1;
    const frame = { ...wish, id: `${this.name}-${this.#count}` };
    return new Promise((resolve) => {
      this.#waiting.set(frame.id, { frame, resolve });
      this.send(frame);
    });
  }

  /** Takes in a frame if it is an answer. */
  receive(frame: ServerFrame): boolean {
    if (!isAnswer(frame)) return false;
    // Nothing was done, and whoever comes back in a moment finds a server that does it.
    if (frame.t === 'no' && frame.refusal.code === 'stopping') return true;
    const waiting = this.#waiting.get(frame.id);
    this.#waiting.delete(frame.id);
    waiting?.resolve(frame);
    return true;
  }

  /** Sends everything not answered yet, in the order in which it was asked. */
  resend(): void {
    for (const { frame } of this.#waiting.values()) this.send(frame);
  }
}

function isAnswer(frame: ServerFrame): frame is Answer {
  return ANSWERS.includes(frame.t);
}

/** A name for an outbox, from the browser's generator (also where the page is not secure). */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
