import type { Outbox } from '../net/outbox.ts';
import type { Aim, Fit, Hint, Refusal } from '../wire/types.ts';

/** Questions to the server about the own hand: they change nothing. */
export class Questions {
  constructor(private readonly outbox: Outbox) {}

  /** How far the hand is from its phase; null if there is nothing to lay. */
  async aim(): Promise<Aim | null> {
    const answer = await this.outbox.ask({ t: 'aim' });
    return answer.t === 'aimed' ? answer.aim : null;
  }

  /** What these cards make in these slots. */
  async fit(slots: readonly (readonly string[])[], phase?: number): Promise<Fit | null> {
    const wish = { t: 'fit' as const, slots: slots.map((slot) => [...slot]) };
    const answer = await this.outbox.ask(phase === undefined ? wish : { ...wish, phase });
    return answer.t === 'fitted' ? answer.fit : null;
  }

  /** Why a move is not allowed; null if it is. */
  async why(move: string): Promise<Refusal | null> {
    const answer = await this.outbox.ask({ t: 'why', move });
    if (answer.t === 'no') return answer.refusal;
    return answer.t === 'because' ? (answer.refusal ?? null) : null;
  }

  async hint(): Promise<Hint | Refusal | null> {
    const answer = await this.outbox.ask({ t: 'hint' });
    if (answer.t === 'no') return answer.refusal;
    return answer.t === 'hinted' ? answer.hint : null;
  }
}
