/** An entry of package-lock.json under `packages`. */
interface LockedPackage {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** The entries of a lock file for the named packages and all their dependencies, by path (`node_modules/…`). */
export function withDependencies(names: readonly string[], locked: Locked): Locked {
  const found: Record<string, LockedPackage> = {};
  const visit = (name: string, from: string): void => {
    const place = placeOf(name, from, locked);
    const entry = locked[place];
    if (!entry || found[place]) return;
    found[place] = entry;
    const needed = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const dependency of Object.keys(needed)) visit(dependency, `${place}/`);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** Resolves a dependency like Node: in the node_modules of the package that needs it, or further up. */
function placeOf(name: string, from: string, locked: Locked): string {
  const place = `${from}node_modules/${name}`;
  if (locked[place] || from === '') return place;
  return placeOf(name, from.slice(0, from.lastIndexOf('node_modules/')), locked);
}
