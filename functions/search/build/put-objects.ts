import { putObject, type StoredObject, type WritableObjectStore } from '../../objects/object-store.ts';
import { type Column, type Columns, writeColumns } from '../format/column-file.ts';
import { compareStrings } from '../format/dense-codes.ts';

export type Put = (name: string, content: Columns | Uint8Array) => Promise<void>;

/** So many objects are packed and sent while the next are made; each is in memory until it is stored. */
const IN_FLIGHT = 4;

/**
 * Puts the objects of a version; `finish` waits for the last and tells what each became. Columns and bytes are given up to
 * it: they are empty afterwards.
 */
export function objectPutter(store: WritableObjectStore): {
  readonly put: Put;
  finish(): Promise<Record<string, StoredObject>>;
} {
  const stored = new Map<string, StoredObject>();
  /** One that failed stays, so that whoever waits next hears of it. */
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
 * Gives memory back at once. The garbage collector knows little of what lies outside of its heap, so that hundreds of
 * megabytes can wait for it, the more the faster the machine.
 */
function free(columns: readonly Column[]): void {
  for (const { buffer, byteLength } of columns) {
    const isAlone = buffer.byteLength === byteLength;
    if (isAlone && buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}
