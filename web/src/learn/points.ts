import { message, type Argument, type Message } from '../telling/message.ts';
import type { EditionInfo } from '../wire/types.ts';

/** What cards left in the hand cost, for a sentence. */
export function pointsOf(edition: EditionInfo, letter: Message): Record<string, Argument> {
  const numbers = edition.number_points;
  const specials = {
    letter,
    wild: edition.wilds > 0 ? edition.wild_points : 0,
    skip: edition.skips > 0 ? edition.skip_points : 0,
  };
  if (numbers.every((points) => points === 0)) return { kind: 'none', numbers: '', ...specials };
  if (numbers.every((points, index) => points === index + 1)) {
    return { kind: 'face', numbers: '', ...specials };
  }
  return { kind: 'some', numbers: joined(classesOf(numbers)), ...specials };
}

/** Numbers in a row that cost the same. */
export function classesOf(
  points: readonly number[],
): { first: number; last: number; points: number }[] {
  const found: { first: number; last: number; points: number }[] = [];
  for (const [index, each] of points.entries()) {
    const before = found.at(-1);
    if (before?.points === each) before.last = index + 1;
    else found.push({ first: index + 1, last: index + 1, points: each });
  }
  return found;
}

function joined(classes: ReturnType<typeof classesOf>): Argument {
  return classes
    .map((one): Argument =>
      message(one.first === one.last ? 'lesson-class-one' : 'lesson-class', { ...one }),
    )
    .reduceRight((rest, first) => message('lesson-classes', { first, rest }));
}
