import { describe, expect, it } from 'vitest';
import { linkForOthers, opensHereOnly } from './site.ts';

const NEAR = 'http://192.168.1.20:8310/';

describe('the link for others', () => {
  it('is the one of the own network where this page is known to its own machine only', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(linkForOthers(new URL(`http://${host}:8310/#/table/x`), NEAR)).toBe(NEAR);
    }
  });

  it('is that of this page where others come in by it, or the server knows no other', () => {
    const far = 'https://example.org/laydown/';
    expect(linkForOthers(new URL(`${far}#/table/x`), NEAR)).toBe(far);
    expect(linkForOthers(new URL('http://localhost:8310/#/table/x'), '')).toBe(
      'http://localhost:8310/',
    );
  });
});

describe('a link that opens here only', () => {
  it('is one by a name that a machine has for itself', () => {
    expect(opensHereOnly('http://localhost:8310/#/table/x')).toBe(true);
    expect(opensHereOnly(`${NEAR}#/table/x`)).toBe(false);
  });
});
