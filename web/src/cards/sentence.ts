/** A piece of a sentence: words, or a card with the stop behind it, from which it is not parted. */
export interface Piece {
  readonly words: string;
  readonly card: string | null;
}

const CARD = /\[([^\s[\]]+)\]/g;
const STOP = /^[.,:;!?…)”»]+/;

/** Takes a sentence apart in which cards stand in square brackets: `You draw [R7].` */
export function pieces(text: string): Piece[] {
  const parts = text.split(CARD);
  return parts.flatMap((part, index): Piece[] => {
    const isCard = index % 2 === 1;
    if (isCard) return [{ words: STOP.exec(parts[index + 1] ?? '')?.[0] ?? '', card: part }];
    const words = index > 0 ? part.replace(STOP, '') : part;
    return words ? [{ words, card: null }] : [];
  });
}
