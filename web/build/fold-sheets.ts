/**
 * For tests: reads sheets from standard input, a file of one in each line, and prints each as it
 * stands; or the code of what is wrong with it. A line that begins with `own` tells an edition of
 * somebody's own, as the server has read it. `node web/build/fold-sheets.ts < sheets`
 */
import { createInterface } from 'node:readline';
import { fromJson, Refused } from '../src/sheet/check.ts';
import { learn } from '../src/sheet/editions.ts';
import { fold } from '../src/sheet/fold.ts';
import type { OwnEdition } from '../src/wire/types.ts';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('own ')) {
    const { text, sheet } = JSON.parse(line.slice(4)) as OwnEdition;
    learn(text, sheet);
    continue;
  }
  try {
    console.log(JSON.stringify(fold(fromJson(line))));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(JSON.stringify({ code: error.code, details: error.details }));
  }
}
