import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag } from './drag.svelte.ts';

/** What lies under the pointer says what it is for. */
const under = { closest: () => ({ dataset: { drop: 'discard' } }) };
vi.stubGlobal('Element', Object);
vi.stubGlobal('document', { elementsFromPoint: () => [under] });
afterAll(() => {
  vi.unstubAllGlobals();
});

function pointer(x: number, more: Partial<PointerEvent> = {}): PointerEvent {
  const usual = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'touch' };
  return { ...usual, clientX: x, clientY: 0, currentTarget: null, ...more } as PointerEvent;
}

let drag = new Drag();
beforeEach(() => {
  drag = new Drag();
});

describe('a card', () => {
  it('is dragged once the finger has gone far enough, and falls on what lies below', () => {
    drag.down(7, pointer(0));
    drag.move(pointer(11));
    expect(drag.card).toBeNull();
    drag.move(pointer(13));
    expect(drag.card).toEqual({ key: 7, x: 13, y: 0 });
    expect(drag.up(pointer(13))).toEqual({ key: 7, target: 'discard', x: 13 });
    expect(drag.card).toBeNull();
  });

  it('stays where it is under a press that drifts', () => {
    drag.down(7, pointer(0));
    drag.move(pointer(8));
    expect(drag.up(pointer(8))).toBeNull();
    expect(drag.ended).toBe(false);
  });

  it('stays with the finger that holds it, whatever a second one does', () => {
    drag.down(7, pointer(0));
    drag.move(pointer(20));
    const second = { pointerId: 2, isPrimary: false };
    drag.down(8, pointer(0, second));
    drag.move(pointer(50, second));
    expect(drag.up(pointer(50, second))).toBeNull();
    expect(drag.card).toEqual({ key: 7, x: 20, y: 0 });
    expect(drag.up(pointer(20))?.key).toBe(7);
  });

  it('that left the hand in the middle of a drag begins no other', () => {
    drag.down(7, pointer(0));
    drag.move(pointer(20)); // and then it is gone, and with it what would end the drag
    drag.down(8, pointer(0));
    drag.move(pointer(3));
    expect(drag.card).toBeNull();
    expect(drag.up(pointer(3))).toBeNull();
  });
});
