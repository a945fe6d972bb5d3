/** A value that is in memory, or a promise of one that is being loaded. Most are in memory, and then nothing waits. */
export type MaybeAsync<T> = T | Promise<T>;

type Ready<Objects extends readonly unknown[]> = { [Place in keyof Objects]: Awaited<Objects[Place]> };

/** Uses the values at once if all of them are in memory, otherwise when the last one is loaded. */
export function whenReady<const Objects extends readonly unknown[], Result>(
  objects: Objects,
  use: (ready: Ready<Objects>) => Result,
): MaybeAsync<Result> {
  return objects.some((object) => object instanceof Promise)
    ? (Promise.all(objects) as Promise<Ready<Objects>>).then(use)
    : use(objects as Ready<Objects>);
}
