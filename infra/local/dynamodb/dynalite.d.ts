/** The internals of dynalite that are used here. It has no types, and its public interface has no transactions. */
declare module 'dynalite/db/index.js' {
  import type { Readable } from 'node:stream';

  /** A stored item or a request in DynamoDB's JSON: `{ "pk": { "S": "…" } }`. */
  type Json = Record<string, unknown>;
  type Callback<T = void> = (error?: Error | null, result?: T) => void;

  interface LevelWrite {
    readonly type: 'put' | 'del';
    readonly key: string;
    readonly value?: Json;
  }

  interface Level {
    open(): Promise<void>;
    /** dynalite's own close is final. After the original one the database can be opened again. */
    readonly close: { readonly _original: () => Promise<void> };
    get(key: string, callback?: Callback<Json>): Promise<Json | undefined>;
    /** Throws if the database is closed, or the value can't be read. */
    getSync(key: string): Json | undefined;
    put(key: string, value: Json, callback?: Callback): Promise<void>;
    del(key: string, callback?: Callback): Promise<void>;
    batch(writes: readonly LevelWrite[], callback?: Callback): Promise<void>;
    iterator(range: { gte: string; lt: string }): AsyncIterable<[string, Json]>;
    createValueStream(range: Range): Readable;
    values(range: Range): ValueIterator;
  }

  /** A part of the keys, `limit` of them at most, or all with -1. */
  interface Range {
    readonly gt?: string;
    readonly gte?: string;
    readonly lt?: string;
    readonly lte?: string;
    readonly reverse?: boolean;
    readonly limit?: number;
  }

  interface ValueIterator {
    /** The next values, and none at the end. */
    nextv(most: number): Promise<Json[]>;
    close(): Promise<void>;
  }

  /** One table's items or one index's rows: a prefix of the same LevelDB. */
  interface SubLevel {
    get(key: string, callback: Callback<Json>): void;
    put(key: string, value: Json, callback: Callback): void;
    del(key: string, callback: Callback): void;
    lock(key: string, use: (release: (done?: Callback) => Callback) => void): void;
  }

  interface Table extends Json {
    readonly TableName: string;
    readonly TableStatus: string;
  }

  interface Store {
    readonly options: Readonly<{ maxItemSize: number }>;
    readonly db: Level;
    readonly tableDb: SubLevel;
    readonly lifecycleManager: { gracefulClose(): Promise<void> };
    getItemDb(table: string): SubLevel;
    getIndexDb(kind: string, table: string, index: string): SubLevel;
    getTable(name: string, mustBeActive: boolean, callback: Callback<Table>): void;
  }

  type Action = (store: Store, data: Json, callback: Callback<Json>) => void;

  function create(options: { path?: string; createTableMs: number; deleteTableMs: number }): Store;
  function createKey(item: Json, table: Table): string;
  function validateKey(key: Json, table: Table): Error | undefined;
  function validateItem(item: Json, table: Table): Error | undefined;
  function checkConditional(data: Json, existing: Json | undefined): Error | null | undefined;
  function itemSize(item: Json): number;
  function addConsumedCapacity(data: Json, isRead: boolean, newItem?: Json, oldItem?: Json): Json | undefined;
}

declare module 'dynalite/actions/*.js' {
  import type { Action } from 'dynalite/db/index.js';

  const action: Action;
  export = action;
}

declare module 'dynalite/validations/index.js' {
  import type { Json, Store } from 'dynalite/db/index.js';

  type Types = Readonly<Record<string, unknown>>;
  /**
   * The validation error of a request, as DynamoDB words it. It also parses the expressions into `_condition`,
   * `_updates` …
   */
  type Custom = (data: Json, store: Store) => string | undefined;

  /** Removes everything that is not in `types`. Throws a SerializationException. */
  function checkTypes(data: Json, types: Types): Json;
  /** Throws a ValidationException. */
  function checkValidations(data: Json, types: Types, custom: Custom | undefined, store: Store): void;
}

declare module 'dynalite/validations/*.js' {
  import type { Custom, Types } from 'dynalite/validations/index.js';

  const types: Types;
  const custom: Custom | undefined;
}
