/** Whether something that was read from a file has the shape of an operation. */
import type { Operation } from '../wire/types.ts';

type Test = (value: unknown) => boolean;

const text: Test = (value) => typeof value === 'string';
const whole: Test = (value) => Number.isSafeInteger(value);
const flag: Test = (value) => typeof value === 'boolean';
const list =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const record =
  (test: Test): Test =>
  (value) =>
    isRecord(value) && Object.values(value).every(test);
const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shape(fields: Readonly<Record<string, Test>>): Test {
  return (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => name in fields) &&
    Object.entries(fields).every(([name, test]) => test(value[name]));
}

const entry = shape({
  laid: optional(flag),
  phase: optional(whole),
  points: optional(whole),
  counts: optional(list(whole)),
  cards: optional(list(text)),
});

const ACTIONS: Readonly<Record<string, Test>> = {
  start: shape({
    do: text,
    title: text,
    edition: text,
    options: record(text),
    players: list(text),
    dealer: whole,
    edition_text: optional(text),
  }),
  title: shape({ do: text, title: text }),
  add: shape({ do: text, name: text, round: whole }),
  drop: shape({ do: text, player: text, round: whole }),
  name: shape({ do: text, player: text, name: text }),
  enter: shape({
    do: text,
    round: whole,
    entries: optional(record(entry)),
    out: optional((value) => value === null || text(value)),
  }),
  delete: shape({ do: text, round: whole }),
  deal: shape({ do: text, round: whole, player: text }),
  undo: shape({ do: text, of: text }),
  redo: shape({ do: text, of: text }),
};

const envelope = shape({
  device: text,
  counter: whole,
  what: (value) =>
    isRecord(value) && typeof value['do'] === 'string' && (ACTIONS[value['do']]?.(value) ?? false),
  seen: optional(whole),
  author: optional(text),
  at: optional(whole),
});

export function isOperation(value: unknown): value is Operation {
  return envelope(value);
}
