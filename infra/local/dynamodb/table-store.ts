import deleteTable from 'dynalite/actions/deleteTable.js';
import { create, type Store, type Table } from 'dynalite/db/index.js';
import { damageOf, openChecked } from './check-database.ts';
import type { DamagedDatabase } from './damaged-database.ts';
import { runAction } from './dynalite-action.ts';
import { quickReads } from './quick-reads.ts';
import { soundWrites } from './sound-writes.ts';
import { valueStream } from './value-stream.ts';

const PREFIX = 'table~';

/** dynalite's key of a table's description. */
export const tableKey = ({ TableName }: Table): string => PREFIX + TableName;

interface StoreOptions {
  /** The folder of the LevelDB. Without it, data is in memory. */
  readonly path?: string | undefined;
  /** Called if a file is found to be damaged while it is read. */
  readonly onDamage: (damage: DamagedDatabase) => void;
}

interface OpenStore {
  readonly store: Store;
  readonly hasTables: boolean;
  /** Await it before each operation. It rejects while the database can't be used (sound-writes.ts). */
  readonly sound: () => Promise<void>;
}

/**
 * Opens dynalite's store in the folder, or in memory. It completes the creation or deletion of a table that a killed
 * process left unfinished. Rejects with a DamagedDatabase.
 */
export async function openStore({ path, onDamage }: StoreOptions): Promise<OpenStore> {
  const store = create({ ...(path !== undefined && { path }), createTableMs: 0, deleteTableMs: 0 });
  if (path === undefined) await store.db.open();
  else await openChecked(path, { open: () => store.db.open(), close: store.db.close._original });
  const sound = soundWrites(store.db);
  quickReads(store, PREFIX);
  // dynalite does not handle errors of its streams, so one would end the process without a message.
  store.db.createValueStream = (range) =>
    valueStream(store.db, range).on('error', (error) => onDamage(damageOf(path ?? '', error)));
  let tables = 0;
  for await (const [key, value] of store.db.iterator({ gte: PREFIX, lt: `${PREFIX}\xff` })) {
    tables += 1;
    if (value['TableStatus'] === 'CREATING') await store.db.put(key, { ...value, TableStatus: 'ACTIVE' });
    if (value['TableStatus'] === 'DELETING') await runAction(deleteTable, store, { TableName: value['TableName'] });
  }
  return { store, hasTables: tables > 0, sound };
}
