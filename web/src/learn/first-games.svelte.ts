import { keep, kept } from '../shell/kept.ts';

/** The tables at which each step is explained, on this device, and what was explained there. */
type Kept = Readonly<Record<string, readonly string[]>>;

const KEY = 'laydown.lessons';
const TABLES = 20;

/** Reads what was kept; what is strange is left out. */
export function readLessons(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(([, met]) => Array.isArray(met));
    return Object.fromEntries(
      entries.map(([table, met]) => [
        table,
        (met as unknown[]).filter((name) => typeof name === 'string'),
      ]),
    );
  } catch {
    return {};
  }
}

let lessons = $state.raw<Kept>(readLessons(kept(KEY)));

/** What was explained at a table; null where nothing is. */
export function lessonsAt(table: string): readonly string[] | null {
  return lessons[table] ?? null;
}

/** Has each step explained at a table from now on, but for what was met. */
export function keepLessons(table: string, met: readonly string[] = []): void {
  const others = Object.entries(lessons).filter(([id]) => id !== table);
  write(Object.fromEntries([...others.slice(1 - TABLES), [table, met]]));
}

/** Explains nothing more at a table. */
export function skipLessons(table: string): void {
  write(Object.fromEntries(Object.entries(lessons).filter(([id]) => id !== table)));
}

function write(changed: Kept): void {
  lessons = changed;
  keep(KEY, JSON.stringify(changed));
}
