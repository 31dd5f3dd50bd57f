import { expect, test } from 'vitest';
import { groupsOf } from './phases.ts';
import { message } from './message.ts';

test('groups that have no name of their own are told by those that have one', () => {
  const odd = message('group-odd-many', { count: 1, size: 3 });
  expect(groupsOf(['3 odd one colour'])).toEqual(
    message('group-one-colour', { group: odd, count: 1 }),
  );
  const pairs = message('group-odd-pairs-many', { count: 2, size: 2 });
  expect(groupsOf(['run 2 odd pairs', 'run 2 odd pairs'])).toEqual(pairs);
});
