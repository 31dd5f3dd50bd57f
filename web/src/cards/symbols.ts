import type { Colour } from './card.ts';

/** What belongs to a colour besides its name: never is a colour shown without its symbol. */
interface Look {
  /** The symbol on a grid of 24, drawn with round corners by a stroke of 2. */
  readonly path: string;
  readonly fill: string;
  /** The colour of figures on the fill. */
  readonly figure: string;
  /** The symbol on a blank card, where yellow alone would be too pale. */
  readonly onBlank: 'bare' | 'chip';
}

const INK = 'var(--ink)';
const IVORY = 'var(--ivory)';

/** A new colour of an edition is one line here, and its fill in styles/tokens.css. */
export const LOOKS: Readonly<Record<Colour, Look>> = {
  R: {
    path: 'M12 1.8 20.6 12 12 22.2 3.4 12z',
    fill: 'var(--red)',
    figure: IVORY,
    onBlank: 'bare',
  },
  O: { path: 'M3 3h18v18H3z', fill: 'var(--orange)', figure: INK, onBlank: 'bare' },
  Y: {
    path: 'm12 2.2 2.8 6.6 7.2.7-5.4 4.7 1.6 7L12 17.5l-6.2 3.7 1.6-7L2 9.5l7.2-.7z',
    fill: 'var(--yellow)',
    figure: INK,
    onBlank: 'chip',
  },
  G: { path: 'M12 3 21.8 20.4H2.2z', fill: 'var(--green)', figure: IVORY, onBlank: 'bare' },
  B: {
    path: 'M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 1 1 0-19.2z',
    fill: 'var(--blue)',
    figure: IVORY,
    onBlank: 'bare',
  },
  P: {
    path: 'M7 3h10l4.6 9L17 21H7l-4.6-9z',
    fill: 'var(--purple)',
    figure: INK,
    onBlank: 'bare',
  },
  K: {
    path: 'M9 2.8h6V9h6.2v6H15v6.2H9V15H2.8V9H9z',
    fill: 'var(--black)',
    figure: IVORY,
    onBlank: 'bare',
  },
  T: {
    path: 'M2.2 3.6h19.6L12 21z',
    fill: 'var(--turquoise)',
    figure: INK,
    onBlank: 'chip',
  },
};
