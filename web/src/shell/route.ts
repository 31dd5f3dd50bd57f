/** Pages by their address. It stands behind a #, so that the client works under any path. */

export interface Route {
  /** The pattern that the address fits, or none. */
  readonly pattern: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the pattern for an address: `/table/:code` fits `#/table/ABC123`. What ends with a question
 * mark may be missing.
 */
export function matchRoute(patterns: readonly string[], hash: string): Route {
  const [path = ''] = hash.replace(/^#/, '').split('?');
  const parts = path.split('/').filter(Boolean);
  for (const pattern of patterns) {
    const params = fit(pattern.split('/').filter(Boolean), parts);
    if (params) return { pattern, params };
  }
  return { pattern: null, params: {} };
}

function fit(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const given = parts[index];
    const name = /^:(\w+)(\??)$/.exec(wanted);
    if (given === undefined && !name?.[2]) return null;
    if (given === undefined) continue;
    const part = decoded(given);
    if (name?.[1]) params[name[1]] = part;
    else if (wanted !== part) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
