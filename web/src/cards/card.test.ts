import { describe, expect, test } from 'vitest';
import { cardText, inHand, parseCard } from './card.ts';

describe('a card is read', () => {
  test.each([
    ['R7', { kind: 'number', colour: 'R', number: 7 }],
    ['G12', { kind: 'number', colour: 'G', number: 12 }],
    ['K20', { kind: 'number', colour: 'K', number: 20 }],
    ['W', { kind: 'wild', as: null }],
    ['W=5', { kind: 'wild', as: { colour: null, number: 5 } }],
    ['W=R', { kind: 'wild', as: { colour: 'R', number: null } }],
    ['W=R5', { kind: 'wild', as: { colour: 'R', number: 5 } }],
    ['S', { kind: 'skip' }],
    ['(R7)', { kind: 'joker', colour: 'R', number: 7, as: null }],
    ['(R7)=5', { kind: 'joker', colour: 'R', number: 7, as: { colour: null, number: 5 } }],
    ['(B12)=G', { kind: 'joker', colour: 'B', number: 12, as: { colour: 'G', number: null } }],
    ['?', { kind: 'hidden', number: null }],
    ['?7', { kind: 'hidden', number: 7 }],
  ])('%s', (text, card) => {
    expect(parseCard(text)).toEqual(card);
    expect(cardText(parseCard(text))).toBe(text);
  });
});

test.each(['', 'X7', 'R', '7', 'r7', 'R0', 'R07', 'R100', 'W=', 'W=X', 'S=5', '(R7', '(W)', '??'])(
  '%j is no card',
  (text) => {
    expect(() => parseCard(text)).toThrow();
  },
);

test('in the hand a Wild stands for nothing', () => {
  expect(cardText(inHand(parseCard('W=5')))).toBe('W');
  expect(cardText(inHand(parseCard('(R7)=5')))).toBe('(R7)');
  expect(cardText(inHand(parseCard('R7')))).toBe('R7');
});
