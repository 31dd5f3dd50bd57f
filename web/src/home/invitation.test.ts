import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitation.ts';

describe('what one was sent', () => {
  it('is a code, with or without a gap', () => {
    for (const text of ['ABC234', ' ABC 234', 'ABC-234 ']) {
      expect(readInvitation(text)).toEqual({ code: 'ABC234' });
    }
  });

  it('is a link to a table, or to its screen', () => {
    for (const page of ['table', 'screen']) {
      const link = `http://192.168.1.20:8310/#/${page}/2buE2ccR1eeoj6A17azy-_`;
      expect(readInvitation(link)).toEqual({ id: '2buE2ccR1eeoj6A17azy-_' });
    }
  });
});
