import { putObject, type StoredObject, type WritableObjectStore } from '../../objects/object-store.ts';
import { type Column, type Columns, writeColumns } from '../format/column-file.ts';
import { compareStrings } from '../format/dense-codes.ts';

export type Put = (name: string, content: Columns | Uint8Array) => Promise<void>;

/** This many objects are compressed and sent while the next are made. Each is in memory until it is stored. */
const IN_FLIGHT = 4;

/**
 * Puts the objects of a version. `finish` waits for the last and returns all of them. Columns and bytes that are passed
 * are freed: they are empty afterwards.
 */
export function objectPutter(store: WritableObjectStore): {
  readonly put: Put;
  finish(): Promise<Record<string, StoredObject>>;
} {
  const stored = new Map<string, StoredObject>();
  /** A failed one stays, so that the next await receives the failure. */
  const inFlight = new Set<Promise<unknown>>();
  return {
    async put(name, content) {
      const bytes = content instanceof Uint8Array ? content : writeColumns(content);
      if (bytes !== content) free(Object.values(content));
      const sent = putObject(store, name, bytes).then((object) => {
        free([bytes]);
        stored.set(name, object);
      });
      inFlight.add(sent);
      sent.then(
        () => inFlight.delete(sent),
        () => undefined,
      );
      if (inFlight.size >= IN_FLIGHT) await Promise.race(inFlight);
    },
    async finish() {
      await Promise.all(inFlight);
      return Object.fromEntries([...stored].sort(([a], [b]) => compareStrings(a, b)));
    },
  };
}

/**
 * Frees memory at once. The garbage collector hardly considers memory outside of its heap, so hundreds of megabytes
 * could wait for it.
 */
function free(columns: readonly Column[]): void {
  for (const { buffer, byteLength } of columns) {
    const isAlone = buffer.byteLength === byteLength;
    if (isAlone && buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}
