import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

test('a first letter is enough where all begin differently', () => {
  expect(marksOf(['You', 'Mia', 'Leo'])).toEqual(['Y', 'M', 'L']);
});

test('equal names keep their number', () => {
  expect(marksOf(['You', 'Steady', 'Steady 2', 'Steady 3'])).toEqual(['Y', 'S', 'S2', 'S3']);
});

test('names that begin alike get another letter', () => {
  expect(marksOf(['Mia', 'Max', 'Leo'])).toEqual(['Mi', 'Ma', 'L']);
  expect(marksOf(['Marie', 'Martin', 'You'])).toEqual(['Me', 'Mn', 'Y']);
});
