/** What there is to say: the name of a message and its arguments, before any language. */
export interface Message {
  readonly name: string;
  readonly args: Readonly<Record<string, Argument>>;
}

/** Cards in a sentence, one after the other. */
export interface CardsArgument {
  readonly cards: readonly string[];
}

/** Texts or messages with commas and an "and" before the last. */
export interface ListArgument {
  readonly list: readonly (string | Message)[];
}

export type Argument = string | number | CardsArgument | ListArgument | Message;

export function message(name: string, args: Message['args'] = {}): Message {
  return { name, args };
}

export function cards(...cards: readonly string[]): CardsArgument {
  return { cards };
}
