type Path = readonly (string | number)[];

/** Values that no field accepts. */
const NEVER_GOOD: readonly unknown[] = [
  null,
  true,
  -1,
  1.234567,
  1e300,
  '',
  ' ',
  '\u0000',
  '😀',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '#',
  '../../etc/passwd',
  'x'.repeat(100_000),
  [],
  [[]],
  [null],
  {},
  { a: { b: [] } },
];

/** The body with each of its values in turn removed or replaced by a bad one. */
export function badVariantsOf(body: unknown): unknown[] {
  const paths = pathsIn(body);
  const replaced = paths.flatMap((path) => NEVER_GOOD.map((value) => replacedAt(body, path, () => value)));
  const missing = paths.filter((path) => path.length > 0).map((path) => withoutAt(body, path));
  return [...replaced, ...missing];
}

/** The body with each of its lists in turn filled with this many empty entries. */
export function overfilledVariantsOf(body: unknown, entries: number): unknown[] {
  const lists = pathsIn(body).filter((path) => Array.isArray(valueAt(body, path)));
  return lists.map((path) => replacedAt(body, path, () => Array(entries).fill(null)));
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, step) => (inner as Record<string, unknown>)[step], value);

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function replacedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  const inner = replacedAt((value as Record<string, unknown>)[step], rest, change);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  return { ...(value as object), [step]: inner };
}

function withoutAt(value: unknown, path: Path): unknown {
  const last = String(path.at(-1));
  return replacedAt(value, path.slice(0, -1), (parent) =>
    Array.isArray(parent)
      ? parent.toSpliced(Number(last), 1)
      : Object.fromEntries(Object.entries(parent as object).filter(([key]) => key !== last)),
  );
}
