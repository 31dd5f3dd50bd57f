import type { Cards, Deck, Event } from '../wire/types.ts';
import { Numbers } from './chance.ts';
import type { Wrong } from './verify.ts';

/** Something in the game is unlike what follows from the seed. */
export class Unlike extends Error {
  readonly code: Wrong;

  constructor(code: Wrong) {
    super(code);
    this.code = code;
  }
}

type Of<Name extends Event['e']> = Extract<Event, { e: Name }>;

/** Keeps the two piles through the open events of a game, and compares. It knows no rules. */
export class Follower {
  rounds = 0;
  #draw: string[] = [];
  #discard: string[] = [];
  #kept = new Map<number, string[]>();
  #shuffles = 0;
  #rolls = 0;
  #allRolls = 0;
  #draws = 0;

  private readonly seed: Uint8Array;
  private readonly deck: Deck;
  private readonly players: number;

  constructor(seed: Uint8Array, deck: Deck, players: number) {
    this.seed = seed;
    this.deck = deck;
    this.players = players;
  }

  counts(): { rounds: number; draws: number; rolls: number } {
    return { rounds: this.rounds, draws: this.#draws, rolls: this.#allRolls };
  }

  /** The seat that deals first, from 1. */
  firstDealer(): number {
    return new Numbers(this.seed, 'dealer', 0, 0).below(this.players) + 1;
  }

  follow(event: Event): void {
    switch (event.e) {
      case 'dealt':
        this.#dealt(event);
        break;
      case 'drew':
      case 'joker_drawn':
        this.#draws += 1;
        same(this.#draw.pop(), face(event.card ?? ''), 'draw');
        break;
      case 'reshuffled':
        this.#reshuffled(event);
        break;
      case 'took':
        same(this.#discard.pop(), event.card, 'pile');
        break;
      case 'found':
        this.#found(event.card ?? '');
        break;
      case 'discarded':
        this.#discard.push(face(event.card));
        break;
      case 'swapped':
        this.#discard.push(...plain(event.cards).map(face));
        break;
      case 'turn_lost':
        if (event.start) break;
        if (event.under) this.#discard.unshift('S');
        else this.#discard.push('S');
        break;
      case 'rolled':
        this.#rolled(event);
        break;
      case 'kept':
        this.#kept.set(event.seat - 1, event.cards ?? []);
        break;
      default: // lays, hits and the like move cards that chance has dealt before
    }
  }

  #pack(): string[] {
    const { colours, highest, copies, wilds, skips } = this.deck;
    const numbers = colours
      .split('')
      .flatMap((colour) => Array.from({ length: highest }, (_, at) => `${colour}${at + 1}`));
    const pack = Array.from({ length: copies }, () => numbers).flat();
    pack.push(...new Array<string>(wilds).fill('W'), ...new Array<string>(skips).fill('S'));
    for (const card of [...this.#kept.values()].flat()) {
      pack.splice(pack.indexOf(face(card)), 1);
    }
    return pack;
  }

  #dealt(event: Of<'dealt'>): void {
    const pack = this.#pack();
    new Numbers(this.seed, 'deal', this.rounds, 0).shuffle(pack);
    this.rounds += 1;
    this.#shuffles = this.#rolls = 0;
    const hands = Array.from({ length: this.players }, (_, seat) => [
      ...(this.#kept.get(seat) ?? []),
    ]);
    const playing = hands.map((_, seat) => (event.hands[seat]?.length ?? 0) > 0);
    const open = (seat: number): boolean =>
      (playing[seat] ?? false) && (hands[seat]?.length ?? 0) < this.deck.hand;
    for (let seat = event.dealer % this.players; hands.some((_, each) => open(each));) {
      if (open(seat)) hands[seat]?.push(pack.pop() ?? '');
      seat = (seat + 1) % this.players;
    }
    for (const [seat, hand] of hands.entries()) {
      same(inOrder(hand), inOrder(plain(event.hands[seat] ?? [])), 'deal');
    }
    this.#start(pack, event);
  }

  /** Turns up the first card of the discard pile, and what goes under the draw pile before it. */
  #start(pack: string[], event: Of<'dealt'>): void {
    const unwanted = (card: string): boolean =>
      (card === 'W' && this.deck.starting_wild === 'under') ||
      (card === 'S' && this.deck.starting_skip === 'under');
    const under: string[] = [];
    let card = pack.pop() ?? '';
    while (under.length < pack.length && unwanted(card)) {
      pack.unshift(card);
      under.push(card);
      card = pack.pop() ?? '';
    }
    same(card, event.start, 'deal');
    same(under.join(' '), (event.under ?? []).join(' '), 'deal');
    const covered = Array.from({ length: this.deck.open_cards - 1 }, () => pack.pop() ?? '');
    this.#draw = pack;
    this.#discard = [...covered, card];
    this.#kept = new Map();
  }

  #reshuffled(event: Of<'reshuffled'>): void {
    const top = this.#discard.pop() ?? '';
    new Numbers(this.seed, 'reshuffle', this.rounds, this.#shuffles).shuffle(this.#discard);
    this.#shuffles += 1;
    this.#draw = this.#discard;
    this.#discard = [top];
    same(String(this.#draw.length), String(event.cards), 'shuffle');
  }

  #found(card: string): void {
    const at = this.#discard.lastIndexOf(card);
    if (at < 0) throw new Unlike('pile');
    this.#discard.splice(at, 1);
  }

  #rolled(event: Of<'rolled'>): void {
    const numbers = new Numbers(this.seed, 'roll', this.rounds, this.#rolls);
    this.#rolls += 1;
    this.#allRolls += 1;
    const dice = [numbers.below(6) + 1, numbers.below(6) + 1];
    same(dice.join(' '), event.dice.join(' '), 'roll');
  }
}

function same(found: string | undefined, wanted: string, code: Wrong): void {
  if (found !== wanted) throw new Unlike(code);
}

function face(card: string): string {
  return card.replace(/^\(|\)$/g, '');
}

/** Cards of an open game: there are no hidden ones among them. */
function plain(cards: Cards): string[] {
  return cards.filter((card) => typeof card === 'string');
}

function inOrder(cards: readonly string[]): string {
  return cards.toSorted().join(' ');
}
