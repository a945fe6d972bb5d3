import deleteTable from 'dynalite/actions/deleteTable.js';
import { create, type Store, type Table } from 'dynalite/db/index.js';
import { runAction } from './dynalite-action.ts';

const PREFIX = 'table~';

/** dynalite's key of a table's description. */
export const tableKey = ({ TableName }: Table): string => PREFIX + TableName;

/** dynalite's store in the folder, or in memory. A table that was being made or removed by a killed process is finished. */
export async function openStore(path: string | undefined): Promise<Store> {
  const store = create({ ...(path !== undefined && { path }), createTableMs: 0, deleteTableMs: 0 });
  await store.db.open();
  for await (const [key, value] of store.db.iterator({ gte: PREFIX, lt: `${PREFIX}\xff` })) {
    if (value['TableStatus'] === 'CREATING') await store.db.put(key, { ...value, TableStatus: 'ACTIVE' });
    if (value['TableStatus'] === 'DELETING') await runAction(deleteTable, store, { TableName: value['TableName'] });
  }
  return store;
}
