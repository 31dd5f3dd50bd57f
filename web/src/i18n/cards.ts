import { COLOURS, parseCard, type Card, type Colour, type Value } from '../cards/card.ts';
import { t } from './text.svelte.ts';
import { wildOnPage } from './wild.svelte.ts';

/** What a card is called: "red 7", "Wild as 6". */
export function cardName(card: Card | string): string {
  const read = typeof card === 'string' ? parseCard(card) : card;
  switch (read.kind) {
    case 'number':
      return numberName(read.colour, read.number);
    case 'skip':
      return t('card-skip');
    case 'wild':
      return wildName(read.as);
    case 'joker': {
      const card = numberName(read.colour, read.number);
      return read.as
        ? t('joker-as', { card, value: valueName(read.as) })
        : t('card-joker', { card });
    }
    case 'hidden':
      return read.number === null
        ? t('card-hidden')
        : t('card-hidden-number', { number: read.number });
  }
}

function wildName(as: Value | null): string {
  const joker = wildOnPage() === 'J';
  if (!as) return t(joker ? 'card-joker-plain' : 'card-wild');
  return t(joker ? 'joker-plain-as' : 'wild-as', { value: valueName(as) });
}

export function colourName(colour: Colour): string {
  return t(`colour-${COLOURS[colour]}`);
}

function numberName(colour: Colour, number: number): string {
  return t('card-number', { colour: colourName(colour), number });
}

function valueName({ colour, number }: Value): string | number {
  if (colour && number !== null) return numberName(colour, number);
  return colour ? colourName(colour) : (number ?? '');
}
