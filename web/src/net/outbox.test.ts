import { describe, expect, it } from 'vitest';
import type { ClientFrame } from '../wire/types.ts';
import { Outbox } from './outbox.ts';

describe('the outbox', () => {
  it('sends a command with an id and gives the answer to who asked', async () => {
    const sent: ClientFrame[] = [];
    const outbox = new Outbox('me', (frame) => sent.push(frame) > 0);
    const first = outbox.ask({ t: 'move', n: 3, move: 'draw' });
    const second = outbox.ask({ t: 'hint' });
    expect(sent).toEqual([
      { t: 'move', n: 3, move: 'draw', id: 'me-1' },
      { t: 'hint', id: 'me-2' },
    ]);
    expect(outbox.receive({ t: 'hinted', id: 'me-2', hint: { moves: [] } })).toBe(true);
    expect(outbox.receive({ t: 'ok', id: 'me-1' })).toBe(true);
    expect((await first).t).toBe('ok');
    expect((await second).t).toBe('hinted');
  });

  it('sends again what is not answered, with the same ids and in order', () => {
    const sent: ClientFrame[] = [];
    const outbox = new Outbox('me', (frame) => sent.push(frame) > 0);
    void outbox.ask({ t: 'move', n: 3, move: 'draw' });
    void outbox.ask({ t: 'move', n: 4, move: 'discard R5' });
    void outbox.ask({ t: 'hint' });
    outbox.receive({ t: 'ok', id: 'me-2' });
    sent.length = 0;
    outbox.resend();
    expect(sent).toEqual([
      { t: 'move', n: 3, move: 'draw', id: 'me-1' },
      { t: 'hint', id: 'me-3' },
    ]);
  });

  it('keeps what a server that stops does not do, for the one that comes', async () => {
    const sent: ClientFrame[] = [];
    const outbox = new Outbox('me', (frame) => sent.push(frame) > 0);
    const answer = outbox.ask({ t: 'move', n: 3, move: 'draw' });
    expect(outbox.receive({ t: 'no', id: 'me-1', refusal: { code: 'stopping', text: '' } })).toBe(
      true,
    );
    outbox.resend();
    expect(sent).toHaveLength(2);
    outbox.receive({ t: 'ok', id: 'me-1' });
    expect((await answer).t).toBe('ok');
  });

  it('leaves other frames alone, and bears an answer that comes twice', () => {
    const outbox = new Outbox('me', () => true);
    expect(outbox.receive({ t: 'pong' })).toBe(false);
    expect(outbox.receive({ t: 'ok', id: 'me-1' })).toBe(true);
  });
});
