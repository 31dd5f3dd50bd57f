/**
 * For tests: reads sheets from standard input, a file of one in each line, and prints each as it
 * stands; or the code of what is wrong with it. `node web/build/fold-sheets.ts < sheets`
 */
import { createInterface } from 'node:readline';
import { fromJson, Refused } from '../src/sheet/check.ts';
import { fold } from '../src/sheet/fold.ts';

for await (const line of createInterface({ input: process.stdin })) {
  try {
    console.log(JSON.stringify(fold(fromJson(line))));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(JSON.stringify({ code: error.code, details: error.details }));
  }
}
