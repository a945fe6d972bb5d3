/** A route of the HTTP API and what stands behind it. */
export interface Route<Target> {
  /** `GET /api/orders/{id}` or `$default`, as the template has it. */
  readonly routeKey: string;
  readonly target: Target;
}

export interface Match<Target> extends Route<Target> {
  /** Decoded, `%2F` included, as the HTTP API hands them over. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a call. A fixed path is preferred to one with a variable, `$default` takes what no other does.
 * Undecodable paths match nothing.
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
