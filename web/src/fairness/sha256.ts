/**
 * SHA-256, as FIPS 180-4 specifies it. The browser has its own, but only on secure origins: a table
 * in the own network is reached by http.
 */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const PRIMES = primes(64);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The 32 bytes of the hash, as hexadecimal digits. */
export function sha256(text: Uint8Array): string {
  const padded = new Uint8Array((Math.floor((text.length + 8) / 64) + 1) * 64);
  padded.set(text);
  padded[text.length] = 0x80;
  const input = new DataView(padded.buffer);
  input.setUint32(padded.length - 4, text.length * 8);
  let hash = START;
  for (let block = 0; block < padded.length; block += 64) hash = mix(hash, input, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(hash: readonly number[], input: DataView, block: number): number[] {
  const words: number[] = [];
  for (let i = 0; i < 64; i++) words.push(i < 16 ? input.getUint32(block + 4 * i) : next(words));
  let [a, b, c, d, e, f, g, h] = hash as Eight;
  for (const [i, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const spun = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + spun + choice + (CONSTANTS[i] ?? 0) + word) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) | 0);
}

type Eight = [number, number, number, number, number, number, number, number];

function next(words: readonly number[]): number {
  const ago = (steps: number): number => words[words.length - steps] ?? 0;
  const [near, far] = [ago(2), ago(15)];
  const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
  const other = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
  return (ago(16) + one + ago(7) + other) | 0;
}
