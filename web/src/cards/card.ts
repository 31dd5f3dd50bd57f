/** A card as the wire writes it, read: `R7`, `W=5`, `(R7)=G`, `S`, `?7`. */

export const COLOURS = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  O: 'orange',
  P: 'purple',
  K: 'black',
  T: 'turquoise',
} as const;

/** The letter of a colour. */
export type Colour = keyof typeof COLOURS;

/** What a Wild or a Joker on the table stands for: a number, a colour, or both. */
export interface Value {
  readonly colour: Colour | null;
  readonly number: number | null;
}

export interface NumberCard {
  readonly kind: 'number';
  readonly colour: Colour;
  readonly number: number;
}

export interface WildCard {
  readonly kind: 'wild';
  readonly as: Value | null;
}

export interface SkipCard {
  readonly kind: 'skip';
}

/** A card of the board game that is held the wrong way round; its corner shows the face. */
export interface JokerCard {
  readonly kind: 'joker';
  readonly colour: Colour;
  readonly number: number;
  readonly as: Value | null;
}

/** A card that one does not see; its number may be known. */
export interface HiddenCard {
  readonly kind: 'hidden';
  readonly number: number | null;
}

export type Card = NumberCard | WildCard | SkipCard | JokerCard | HiddenCard;

const FACE = '([RYGBOPKT])([1-9][0-9]?)';
const NUMBER = new RegExp(`^${FACE}$`);
const JOKER = new RegExp(`^\\(${FACE}\\)(?:=(.+))?$`);
const WILD = /^W(?:=(.+))?$/;
const VALUE = /^([RYGBOPKT])?([1-9][0-9]?)?$/;
const HIDDEN = /^\?([1-9][0-9]?)?$/;

/** Reads a card; throws an Error if the text is not one. */
export function parseCard(text: string): Card {
  const card = readNumber(text) ?? readWild(text) ?? readJoker(text) ?? readHidden(text);
  if (card) return card;
  if (text === 'S') return { kind: 'skip' };
  throw new Error(`not a card: ${text}`);
}

function readNumber(text: string): NumberCard | null {
  const found = NUMBER.exec(text);
  return found && { kind: 'number', colour: found[1] as Colour, number: Number(found[2]) };
}

function readWild(text: string): WildCard | null {
  const found = WILD.exec(text);
  return found && { kind: 'wild', as: readValue(found[1]) };
}

function readJoker(text: string): JokerCard | null {
  const found = JOKER.exec(text);
  return (
    found && {
      kind: 'joker',
      colour: found[1] as Colour,
      number: Number(found[2]),
      as: readValue(found[3]),
    }
  );
}

function readHidden(text: string): HiddenCard | null {
  const found = HIDDEN.exec(text);
  return found && { kind: 'hidden', number: found[1] ? Number(found[1]) : null };
}

function readValue(text: string | undefined): Value | null {
  if (text === undefined) return null;
  const found = VALUE.exec(text);
  if (!found) throw new Error(`not what a card can stand for: ${text}`);
  return {
    colour: (found[1] as Colour | undefined) ?? null,
    number: found[2] ? Number(found[2]) : null,
  };
}
