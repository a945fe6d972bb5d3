/** A route of the HTTP API and its target. */
export interface Route<Target> {
  /** `GET /api/orders/{id}` or `$default`, as the template has it. */
  readonly routeKey: string;
  readonly target: Target;
}

export interface Match<Target> extends Route<Target> {
  /** Decoded, including `%2F`, as the HTTP API passes them. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a call. Fixed paths take precedence over variables, and `$default` matches all other calls. Paths
 * that can't be decoded match nothing.
 */
export function routeTable<Target>(routes: readonly Route<Target>[]) {
  const compiled = routes
    .map((route) => {
      const [method = '', path = ''] = route.routeKey.split(' ');
      return { route, method, pattern: patternOf(path), variables: path.split('{').length };
    })
    .toSorted((one, other) => one.variables - other.variables);

  const fallback = routes.find(({ routeKey }) => routeKey === '$default');

  return (method: string, pathname: string): Match<Target> | undefined => {
    for (const { route, pattern, ...one } of compiled) {
      const found = one.method === method ? pattern.exec(pathname) : null;
      if (!found) continue;
      const pathParameters = decoded(found.groups ?? {});
      return pathParameters && { ...route, pathParameters };
    }
    return fallback && decoded({ pathname }) && { ...fallback, pathParameters: {} };
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function decoded(raw: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
