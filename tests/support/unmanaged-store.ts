import type { WritableObjectStore } from '#functions/objects/object-store.ts';
import type { ManagedObjectStore } from '#functions/objects/s3-object-store.ts';

/** A store that lists nothing, so that no object is ever cleared away. */
export const unmanaged = (store: WritableObjectStore): ManagedObjectStore => ({
  ...store,
  list: async function* () {},
  remove: async () => undefined,
});
