import type { Action, Json, Store, Table } from 'dynalite/db/index.js';

/** Runs one of dynalite's actions. Rejects with a Refusal. */
export const runAction = (action: Action, store: Store, data: Json): Promise<Json> =>
  new Promise((resolve, reject) => {
    action(store, data, (error, result = {}) => (error ? reject(error) : resolve(result)));
  });

/** The description of an active table. Rejects with a ResourceNotFoundException. */
export const tableNamed = (store: Store, name: unknown): Promise<Table> =>
  new Promise((resolve, reject) => {
    store.getTable(String(name), true, (error, table) => (table ? resolve(table) : reject(error)));
  });
