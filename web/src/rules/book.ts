import clauses from 'laydown:clauses';

/** A chapter: its heading is the message `heading-` and its first clause. */
export interface Chapter {
  readonly first: string;
  readonly clauses: readonly string[];
}

const RULINGS = 'rulings';

/** The editions whose rules are told here. */
export const EDITIONS: readonly string[] = Object.keys(clauses).filter((name) => name !== RULINGS);

/** The chapters of an edition. */
export function chaptersOf(edition: string): readonly Chapter[] {
  return (clauses[edition] ?? []).map((list) => ({ first: list[0] ?? '', clauses: list }));
}

/** Our rulings, which stand behind the rules of every edition. */
export const rulings: readonly Chapter[] = chaptersOf(RULINGS);

/** All clauses that hold in an edition, in their order. */
export function clausesOf(edition: string): readonly string[] {
  return [...chaptersOf(edition), ...rulings].flatMap((chapter) => chapter.clauses);
}

/** Where one wants to read: an edition, and a place in it. */
export interface Place {
  readonly edition: string;
  /** A clause, or the name of a part such as `phases`; empty for the top. */
  readonly at: string;
}

/**
 * Reads an address. It may name a clause alone (`#/rules/M-12`), and an edition without rules of
 * its own, as hosts may have: then the clause says whose rules it stands in.
 */
export function placeOf(params: Readonly<Record<string, string>>, usual: string): Place {
  const named = params['edition'] ?? '';
  const alone = EDITIONS.includes(named) ? '' : named;
  const at = params['place'] ?? (isClause(alone) ? alone : '');
  const own = EDITIONS.find((edition) => chaptersOf(edition).some((c) => c.clauses.includes(at)));
  const first = EDITIONS.includes(usual) ? usual : (EDITIONS[0] ?? '');
  return { edition: own ?? (alone || !named ? first : named), at };
}

function isClause(text: string): boolean {
  return Object.values(clauses).some((chapters) => chapters.some((list) => list.includes(text)));
}
