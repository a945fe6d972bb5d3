/** An object of the index: itself where it is held, else a promise of it. Most are held, and then nobody has to wait. */
export type Opening<T> = T | Promise<T>;

type Opened<Objects extends readonly unknown[]> = { [Place in keyof Objects]: Awaited<Objects[Place]> };

/** Uses some objects: at once where all of them are held, else when the last has been loaded. */
export function whenOpened<const Objects extends readonly unknown[], Result>(
  objects: Objects,
  use: (opened: Opened<Objects>) => Result,
): Opening<Result> {
  return objects.some((object) => object instanceof Promise)
    ? (Promise.all(objects) as Promise<Opened<Objects>>).then(use)
    : use(objects as Opened<Objects>);
}
