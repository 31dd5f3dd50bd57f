import { beforeAll, expect, test } from 'vitest';
import { needPart, setLanguage } from '../../i18n/text.svelte.ts';
import type { Place, Table } from '../../wire/types.ts';
import { Presence } from './presence.ts';

beforeAll(async () => {
  await needPart('home');
  await setLanguage('en');
});

const NAMES = ['Ann', 'Bea'];

function table(bea: Partial<Place>): Table {
  const places: Place[] = [{ kind: 'person' }, { kind: 'person', ...bea }];
  const settings = { edition: 'mattel' };
  return { id: 'a', code: 'ABC234', status: 'playing', settings, places, time: 0 };
}

function heard(...states: Partial<Place>[]): string[] {
  const presence = new Presence();
  return states.flatMap((bea) => presence.hear(table(bea), NAMES).map((one) => one.name));
}

test('whoever is there at first is not told of', () => {
  expect(heard({}, {})).toEqual([]);
  expect(heard({ absence: { since: 0, playing: true } })).toEqual([]);
});

test('a bot takes over, and somebody comes back', () => {
  const away = { absence: { since: 0, takeover: 30_000 } };
  const bot = { absence: { since: 0, playing: true } };
  expect(heard({}, away)).toEqual([]);
  expect(heard({}, away, {})).toEqual(['seat-back']);
  expect(heard({}, away, bot, bot, {})).toEqual(['seat-bot-plays', 'seat-back']);
});

test('who has left for good is told of once', () => {
  expect(heard({}, { left: true }, { left: true })).toEqual(['seat-bot-plays-on']);
});
