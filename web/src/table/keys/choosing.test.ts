import { expect, test } from 'vitest';
import type { HandCard } from '../../store/hand.ts';
import { message } from '../../telling/message.ts';
import { Choosing } from './choosing.ts';

const SEVEN = { key: 1, card: 'R7' } as HandCard;
const NINE = { key: 2, card: 'G9' } as HandCard;
const FITS = message('say-fits');

test('in one’s own turn one hears where a card fits, once', () => {
  const choosing = new Choosing();
  expect(choosing.hear([SEVEN], FITS)).toEqual(FITS);
  expect(choosing.hear([SEVEN], FITS)).toBeNull();
  expect(choosing.hear([], FITS)).toBeNull();
  expect(choosing.hear([SEVEN], FITS)).toEqual(FITS);
});

test('in another’s turn one hears what one chose', () => {
  const choosing = new Choosing();
  expect(choosing.hear([SEVEN], null)?.name).toBe('say-chosen');
  expect(choosing.hear([SEVEN], null)).toBeNull();
  expect(choosing.hear([SEVEN, NINE], null)?.name).toBe('say-chosen');
});

test('a card on its way to the table is not told of again', () => {
  const choosing = new Choosing();
  choosing.hear([SEVEN], FITS);
  expect(choosing.hear([SEVEN], null)).toBeNull();
  expect(choosing.hear([], null)).toBeNull();
});

test('what was chosen before one’s turn is said to fit when the turn comes', () => {
  const choosing = new Choosing();
  choosing.hear([SEVEN], null);
  expect(choosing.hear([SEVEN], FITS)).toEqual(FITS);
});
