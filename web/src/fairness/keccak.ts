/** SHAKE-256, as FIPS 202 specifies it: written for checking deals, not for speed. */

const RATE = 136; // bytes that go in and come out at once
const MASK = (1n << 64n) - 1n;

const ROUND_CONSTANTS: readonly bigint[] = roundConstants();
const ROTATIONS: readonly number[] = rotations();

/** The constants of the 24 rounds come from a shift register of eight bits. */
function roundConstants(): bigint[] {
  const constants: bigint[] = [];
  let register = 1;
  for (let round = 0; round < 24; round++) {
    let constant = 0n;
    for (let j = 0; j < 7; j++) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1);
      register = (register << 1) ^ (register >> 7 ? 0x171 : 0);
    }
    constants.push(constant);
  }
  return constants;
}

/** How far each lane is turned, on a walk over the square of lanes. */
function rotations(): number[] {
  const turned = new Array<number>(25).fill(0);
  let [x, y] = [1, 0];
  for (let step = 0; step < 24; step++) {
    turned[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return turned;
}

function turn(lane: bigint, by: number): bigint {
  const bits = BigInt(by);
  return ((lane << bits) | (lane >> (64n - bits))) & MASK;
}

function at(lanes: readonly bigint[], index: number): bigint {
  return lanes[index] ?? 0n;
}

/** Keccak-f[1600]: 24 rounds over 25 lanes of 64 bits. */
function permute(state: bigint[]): bigint[] {
  let lanes = state;
  for (const constant of ROUND_CONSTANTS) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ at(lanes, x + row), 0n),
    );
    const mixed = lanes.map(
      (lane, i) => lane ^ at(columns, ((i % 5) + 4) % 5) ^ turn(at(columns, ((i % 5) + 1) % 5), 1),
    );
    const moved = new Array<bigint>(25).fill(0n);
    for (const [i, lane] of mixed.entries()) {
      const [x, y] = [i % 5, Math.floor(i / 5)];
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = turn(lane, ROTATIONS[i] ?? 0);
    }
    lanes = moved.map((lane, i) => {
      const row = i - (i % 5);
      const next = at(moved, row + ((i + 1) % 5));
      return lane ^ (~next & MASK & at(moved, row + ((i + 2) % 5)));
    });
    lanes[0] = at(lanes, 0) ^ constant;
  }
  return lanes;
}

/** The output of SHAKE-256 over a text, block by block, for as long as one asks. */
export function* shake256(text: Uint8Array): Generator<Uint8Array, never, undefined> {
  const padded = new Uint8Array((Math.floor(text.length / RATE) + 1) * RATE);
  padded.set(text);
  padded[text.length] = 0x1f;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  let state = new Array<bigint>(25).fill(0n);
  const input = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) {
      state[lane] = at(state, lane) ^ input.getBigUint64(block + 8 * lane, true);
    }
    state = permute(state);
  }
  for (;;) {
    const output = new DataView(new ArrayBuffer(RATE));
    for (let lane = 0; lane < RATE / 8; lane++) {
      output.setBigUint64(8 * lane, at(state, lane), true);
    }
    yield new Uint8Array(output.buffer);
    state = permute(state);
  }
}
