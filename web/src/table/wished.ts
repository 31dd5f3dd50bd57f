/** Which phase a player goes for in free order: kept while the page is open, also over a reload. */

const KEY = 'laydown.wished';

export function keepWished(table: string, phase: number): void {
  sessionStorage.setItem(KEY, `${phase} ${table}`);
}

export function wishedAt(table: string): number | null {
  const [phase, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return at === table ? Number(phase) : null;
}
