/** How far colours stand apart, for eyes of every kind; the tests of the palette measure with it. */

export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function parseColour(text: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (text.match(/[0-9a-f]{2}/gi) ?? []).map((pair) =>
    parseInt(pair, 16),
  );
  return [red, green, blue];
}

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: Rgb): number =>
  0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);

/** The contrast of WCAG, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => [
  matrix[0][0] * x + matrix[0][1] * y + matrix[0][2] * z,
  matrix[1][0] * x + matrix[1][1] * y + matrix[1][2] * z,
  matrix[2][0] * x + matrix[2][1] * y + matrix[2][2] * z,
];

/** What each kind of eye makes of linear colours: Machado, Oliveira and Fernandes 2009, severity 1. */
export const EYES: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Rgb = [0.95047, 1, 1.08883];

function lab(colour: Rgb, eyes: Matrix): Rgb {
  const seen = times(eyes, [linear(colour[0]), linear(colour[1]), linear(colour[2])]);
  const clipped = seen.map((share) => Math.min(1, Math.max(0, share))) as unknown as Rgb;
  const [x, y, z] = times(TO_XYZ, clipped).map((value, index) => {
    const share = value / (WHITE[index] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : (841 / 108) * share + 4 / 29;
  }) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hue = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** The distance CIEDE2000 of two colours as these eyes see them. */
export function distance(one: Rgb, other: Rgb, eyes: Matrix): number {
  const [l1, a1, b1] = lab(one, eyes);
  const [l2, a2, b2] = lab(other, eyes);
  const mean = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean / (mean + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];

  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));

  const l = (l1 + l2) / 2 - 50;
  const c = (c1 + c2) / 2;
  const far = Math.abs(h1 - h2) > 180;
  const h = grey ? h1 + h2 : (h1 + h2 + (far ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sL = 1 + (0.015 * l * l) / Math.sqrt(20 + l * l);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const rC = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rT = -rC * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  const [x, y, z] = [dL / sL, dC / sC, dH / sH];
  return Math.sqrt(x * x + y * y + z * z + rT * y * z);
}
