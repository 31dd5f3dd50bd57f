import { expect, test } from 'vitest';
import type { Replay } from '../wire/types.ts';
import { bytes, commitmentOf, fromHex, Numbers, seedOf } from './chance.ts';
import { shake256 } from './keccak.ts';
import { sha256 } from './sha256.ts';
import { verify } from './verify.ts';

function hex(found: Uint8Array): string {
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const SECRET = Uint8Array.from({ length: 64 }, (_, at) => at);

test('SHA-256 of the empty text, of abc, and of more than one block', () => {
  expect(sha256(bytes(''))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  expect(sha256(bytes('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(sha256(bytes('a'.repeat(200)))).toBe(
    'c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5',
  );
});

test('SHAKE-256 of the empty text', () => {
  const [block] = shake256(bytes(''));
  expect(hex(block ?? new Uint8Array()).slice(0, 64)).toBe(
    '46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f',
  );
});

test('the examples of the page on fairness', () => {
  expect(commitmentOf(SECRET)).toBe(
    '487041c667041cb70fd3174b82940f1a3753922db3104c484892b984d00f7f5e',
  );
  expect(hex(seedOf(SECRET, [fromHex('aa'), fromHex('')]))).toBe(
    '80570d6fed2c1f72d76875725431bf3aeb524ced6dedc30d64a453d73f3d39b0' +
      'aea458e50cabcfaf1f6087a749b526464d5f6ee6dfcea80b2bd81b4c43eb7a12',
  );
});

test('numbers stay below their bound, over many blocks', () => {
  const numbers = new Numbers(SECRET, 'deal', 0, 0);
  const drawn = Array.from({ length: 200 }, () => numbers.below(6));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('what this device added has to stand at its seat', () => {
  const proof = { commitment: commitmentOf(SECRET), secret: hex(SECRET), entropy: ['aa', 'bb'] };
  const replay = { proof, dealt: { events: [] }, frames: [], names: ['', ''] };
  const found = (added: readonly string[], seat?: number): unknown =>
    verify(replay as unknown as Replay, undefined, added, seat);
  const missing = { fair: false, code: 'entropy', round: 0 };
  expect(found(['cc'], 1)).toEqual(missing);
  expect(found(['bb'], 1)).toEqual(missing);
  // Otherwise it goes on to the deal, which this game has not.
  for (const other of [found(['cc', 'aa'], 1), found(['cc']), found([], 1)]) {
    expect(other).toMatchObject({ code: 'deal' });
  }
});
