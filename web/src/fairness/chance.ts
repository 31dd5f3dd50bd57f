import { shake256 } from './keccak.ts';
import { sha256 } from './sha256.ts';

/** Bytes and chance as docs/fairness.md specifies them: written from that page alone. */

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function u64(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer);
}

function sized(part: Uint8Array): Uint8Array {
  return joined(u64(part.length), part);
}

/** What the server showed before the deal. */
export function commitmentOf(secret: Uint8Array): string {
  return sha256(joined(bytes('laydown commitment 1'), secret));
}

/** The seed of a game: 64 bytes from the secret and what each seat added. */
export function seedOf(secret: Uint8Array, entropy: readonly Uint8Array[]): Uint8Array {
  const text = joined(bytes('laydown seed 1'), sized(secret), ...entropy.map(sized));
  return shake256(text).next().value.slice(0, 64);
}

/** The numbers of one event of chance. */
export class Numbers {
  readonly #blocks: Generator<Uint8Array, never, undefined>;
  #block = new DataView(new ArrayBuffer(0));
  #at = 0;

  constructor(seed: Uint8Array, purpose: string, round: number, index: number) {
    const name = joined(sized(seed), sized(bytes(purpose)), u64(round), u64(index));
    this.#blocks = shake256(joined(bytes('laydown chance 1'), name));
  }

  /** A number from 0 up to, not including, n. */
  below(n: number): number {
    for (;;) {
      // A block has 34 words of four bytes: none lies across two blocks.
      if (this.#at === this.#block.byteLength) {
        this.#block = new DataView(this.#blocks.next().value.buffer as ArrayBuffer);
        this.#at = 0;
      }
      const word = this.#block.getUint32(this.#at);
      this.#at += 4;
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  }

  shuffle(cards: string[]): void {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const moved = cards[i] ?? '';
      cards[i] = cards[j] ?? '';
      cards[j] = moved;
    }
  }
}
