/** Pages by their address. It stands behind a #, so that the client works under any path. */

export interface Route {
  /** The pattern that the address fits, or none. */
  readonly pattern: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the pattern for an address: `/table/:code` fits `#/table/ABC123`. */
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
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = decoded(parts[index] ?? '');
    if (wanted.startsWith(':')) params[wanted.slice(1)] = part;
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
