import { message, type Argument } from './message.ts';

/** The kind of a pattern, as the catalogues name it, and its size; null for one without a name. */
export function kindOf(pattern: string): { kind: string; size: number } | null {
  const found = /^(set |run )?(\d+)( odd| even)?( pairs)?( one colour)?$/.exec(pattern);
  if (!found) return null;
  const [, word, size, parity, pairs, colour] = found;
  const extra = [parity, pairs, colour].filter(Boolean).map((one) => one?.trim() ?? '');
  const kind = KINDS[`${word?.trim() ?? ''} ${extra.join(' ')}`.trim()];
  return kind ? { kind, size: Number(size) } : null;
}

const KINDS: Readonly<Record<string, string>> = {
  set: 'set',
  run: 'run',
  'one colour': 'colour',
  odd: 'odd',
  even: 'even',
  'run pairs': 'pairs',
  'run one colour': 'colour-run',
  'run odd': 'odd-run',
  'run even': 'even-run',
  'run odd pairs': 'odd-pairs',
  'run even pairs': 'even-pairs',
};

/** Whether a group is a row of numbers, with two ends. */
export function isRun(pattern: string): boolean {
  return pattern.startsWith('run');
}

/** Groups by their patterns: `2 sets of 3`, `set of 3 + run of 4`. */
export function groupsOf(patterns: readonly string[]): Argument {
  const parts: Argument[] = [];
  for (let at = 0; at < patterns.length;) {
    const pattern = patterns[at] ?? '';
    let count = 1;
    while (patterns[at + count] === pattern) count += 1;
    parts.push(several(pattern, count));
    at += count;
  }
  return parts.reduceRight((rest, first) => message('phase-joined', { first, rest }));
}

function several(pattern: string, count: number): Argument {
  const found = kindOf(pattern);
  if (found) return message(`group-${found.kind}-many`, { count, size: found.size });
  const colourless = kindOf(pattern.replace(/ one colour$/, ''));
  if (!colourless) return Array.from({ length: count }, () => pattern).join(' + ');
  const group = message(`group-${colourless.kind}-many`, { count, size: colourless.size });
  return message('group-one-colour', { group, count });
}
