import { describe, expect, test } from 'vitest';
import { parseCard } from './card.ts';

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
  });
});

test.each(['', 'X7', 'R', '7', 'r7', 'R0', 'R07', 'R100', 'W=', 'W=X', 'S=5', '(R7', '(W)', '??'])(
  '%j is no card',
  (text) => {
    expect(() => parseCard(text)).toThrow();
  },
);
