/**
 * Situations to begin with, so that nobody has to build one to see how it is done. Each asks
 * something that players often get wrong; what the answer is, the engine says.
 */

import { newSituation, type Laid, type Situation } from './situation.ts';

interface Example {
  readonly hand: string;
  /** What oneself and the next player have laid: the phase, and its groups. */
  readonly mine: readonly [number, string];
  readonly theirs: readonly [number, string];
  readonly discard: string;
  readonly move: string;
}

const EXAMPLES: Readonly<Partial<Record<string, Example>>> = {
  mattel: {
    hand: 'R11 R8 Y3',
    mine: [1, 'O11 G11 W=11 | Y6 O6 R6'],
    theirs: [5, 'R2 Y3 G4 W=5 O6 Y7 R8 G9'],
    discard: 'G12',
    move: 'hit R8 on 2.1',
  },
  ravensburger: {
    hand: 'R11 B8 Y3',
    mine: [1, 'Y11 G11 W=11 | Y6 B6 R6'],
    theirs: [5, 'R2 Y3 G4 W=5 B6 Y7 R8 G9'],
    discard: 'G12',
    move: 'hit B8 on 2.1',
  },
  express: {
    hand: 'R9 B4 G12',
    mine: [1, 'R1 G3 B7 Y7'],
    theirs: [2, 'G4 Y4 | R10 W=10'],
    discard: 'G2',
    move: 'hit R9 on 2.1',
  },
  pocket: {
    hand: 'R7 Y10 G5',
    mine: [2, 'O10 R10 | Y3 O4 G5'],
    theirs: [4, 'G2 Y3 W=4 O5 R6'],
    discard: 'O1',
    move: 'hit Y10 on 2.1',
  },
  board: {
    hand: 'R7 Y10 G5',
    mine: [3, 'R10 G10 B10 | Y3 B4 G5 R6'],
    theirs: [2, 'R3 Y3 | G8 B8 | R12 G12 | B1 Y1'],
    discard: 'B2',
    move: 'hit G5 on 2.1',
  },
};

/** The situation that an edition begins with, and its question; null if there is none for it. */
export function exampleOf(edition: string): { situation: Situation; move: string } | null {
  const example = EXAMPLES[edition];
  if (!example) return null;
  const situation = newSituation(edition);
  situation.hand = example.hand.split(' ');
  situation.phase = example.mine[0];
  situation.discard = example.discard;
  situation.players = [example.mine, example.theirs].map((laid) => ({
    laid: laidOf(...laid),
    skip: false,
  }));
  return { situation, move: example.move };
}

function laidOf(phase: number, groups: string): Laid {
  return { phase, groups: groups.split(' | ').map((cards) => cards.split(' ')) };
}
