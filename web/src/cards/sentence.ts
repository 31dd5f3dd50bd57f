/** A piece of a sentence: words, or a card. */
export interface Piece {
  readonly words: string;
  readonly card: string | null;
}

const CARD = /\[([^\s[\]]+)\]/g;

/** Takes a sentence apart in which cards stand in square brackets: `You draw [R7].` */
export function pieces(text: string): Piece[] {
  return text.split(CARD).flatMap((part, index): Piece[] => {
    const isCard = index % 2 === 1;
    if (isCard) return [{ words: '', card: part }];
    return part ? [{ words: part, card: null }] : [];
  });
}
