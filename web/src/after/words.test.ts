import { expect, test } from 'vitest';
import { picturedAs } from './words.ts';

test('a knock is pictured as what it does: a card is taken', () => {
  expect(picturedAs('knock')).toBe('take');
  expect(picturedAs('discard R5')).toBe('discard');
  expect(picturedAs('pass')).toBe('other');
});
