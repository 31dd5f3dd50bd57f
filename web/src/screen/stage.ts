/** How the table screen fills a television or a tablet: it is drawn at one size, and enlarged. */
export interface Stage {
  /** How much larger than drawn. */
  readonly zoom: number;
  /** The size to draw at, in pixels before that. */
  readonly width: number;
  readonly height: number;
  /** Taller than wide: the paper lies below the table. */
  readonly upright: boolean;
}

/** What the screen is drawn for: a television, and a tablet that stands upright. */
const WIDE = { width: 1920, height: 1080 };
const TALL = { width: 1200, height: 1600 };
/** The least text is drawn with 23 pixels: smaller than half of that nobody reads it. */
const LEAST = 0.52;

export function stageOf(width: number, height: number): Stage {
  const upright = height > width;
  const drawn = upright ? TALL : WIDE;
  const zoom = Math.max(LEAST, Math.min(width / drawn.width, height / drawn.height));
  return { zoom, width: width / zoom, height: Math.max(drawn.height, height / zoom), upright };
}

/** Seats in two rows, clockwise around what lies between them: the lower row runs backwards. */
export function around<Seat>(seats: readonly Seat[]): [Seat[], Seat[]] {
  const above = Math.ceil(seats.length / 2);
  return [seats.slice(0, above), seats.slice(above).toReversed()];
}
