/** Dragging a card: it begins after some pixels, so that a press that drifts stays a press. */

const FAR = 10;
const FAR_TOUCH = 12;

export interface Dragged {
  readonly key: number;
  readonly x: number;
  readonly y: number;
}

export class Drag {
  /** The card that is being dragged, and how far. */
  card = $state.raw<Dragged | null>(null);
  #start: { key: number; x: number; y: number; id: number; far: number } | null = null;
  /** A drag has just ended: the click that follows is none. */
  ended = false;

  down(key: number, event: PointerEvent): void {
    // A second finger drags nothing: what the first one holds stays with it.
    if (event.button !== 0 || !event.isPrimary) return;
    this.ended = false;
    // A card that left the hand under the finger has told nobody that it was let go.
    this.card = null;
    const far = event.pointerType === 'touch' ? FAR_TOUCH : FAR;
    this.#start = { key, x: event.clientX, y: event.clientY, id: event.pointerId, far };
    // At once: a quick hand is off the card before it has moved for the first time.
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (start?.id !== event.pointerId) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!this.card && Math.hypot(x, y) < start.far) return;
    this.card = { key: start.key, x, y };
  }

  /** Ends a drag and tells what lies under the pointer: the value of `data-drop`, if any. */
  up(event: PointerEvent): { key: number; target: string; x: number } | null {
    if (this.#start?.id !== event.pointerId) return null;
    const dragged = this.card;
    this.cancel();
    if (!dragged) return null;
    this.ended = true;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-drop]')?.dataset['drop'])
      .find((target) => target !== undefined && target !== `card:${dragged.key}`);
    return { key: dragged.key, target: under ?? '', x: event.clientX };
  }

  cancel(): void {
    this.#start = null;
    this.card = null;
  }
}

export const drag = new Drag();
