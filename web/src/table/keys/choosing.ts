import type { HandCard } from '../../store/hand.ts';
import { cards, message, type Message } from '../../telling/message.ts';

/** What a screen reader says of the cards one chooses. */
export class Choosing {
  #keys = '';
  #said = '';

  /** `fits` says where they fit: known only while one can act. Null if it was said already. */
  hear(chosen: readonly HandCard[], fits: Message | null): Message | null {
    const keys = chosen.map((one) => one.key).join(' ');
    const same = keys === this.#keys;
    this.#keys = keys;
    if (keys === '') this.#said = '';
    // Cards on their way to the table were told of when they were chosen.
    if (keys === '' || (!fits && same)) return null;
    const told = fits ?? message('say-chosen', { cards: cards(...chosen.map((one) => one.card)) });
    const text = JSON.stringify(told);
    if (text === this.#said) return null;
    this.#said = text;
    return told;
  }
}
