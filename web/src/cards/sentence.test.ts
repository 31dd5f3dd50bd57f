import { expect, test } from 'vitest';
import { pieces } from './sentence.ts';

test('cards in square brackets are taken out of a sentence', () => {
  expect(pieces('You draw [R7] and hit [(B12)=5].')).toEqual([
    { words: 'You draw ', card: null },
    { words: '', card: 'R7' },
    { words: ' and hit ', card: null },
    { words: '.', card: '(B12)=5' },
  ]);
});

test('a sentence without cards stays whole', () => {
  expect(pieces('Nora knocks.')).toEqual([{ words: 'Nora knocks.', card: null }]);
  expect(pieces('')).toEqual([]);
});

test('cards may follow each other', () => {
  expect(pieces('[R7][S]').map((piece) => piece.card)).toEqual(['R7', 'S']);
});
