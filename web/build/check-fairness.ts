/**
 * For tests: reads open replays from standard input, one in each line, and prints what the check
 * finds for each. `node web/build/check-fairness.ts < replays`
 */
import { createInterface } from 'node:readline';
import type { Replay } from '../src/wire/types.ts';
import { verify } from '../src/fairness/verify.ts';

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(verify(JSON.parse(line) as Replay)));
}
