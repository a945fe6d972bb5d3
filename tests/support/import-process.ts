import { openTable } from '#functions/data/table/table.ts';
import { importTools } from '#functions/imports/engine/import-tools.ts';
import { runImport } from '#functions/imports/engine/run-import.ts';
import { isImportKind } from '#functions/imports/kinds/import-kinds.ts';
import { fileAt } from '#functions/imports/staging/import-file.ts';
import { folderObjectStore } from '#functions/objects/object-store.ts';
import { unmanaged } from './unmanaged-store.ts';

/**
 * An import as a process that can be killed: `node import-process.ts ENDPOINT TABLE FOLDER KIND=FILE…` prints a line
 * when it starts.
 */
const [endpoint = '', tableName = '', folder = '', ...args] = process.argv.slice(2);
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const store = folderObjectStore(folder);
const now = () => new Date();
const tools = importTools(openTable(tableName, { endpoint, region: 'us-east-1', credentials }), store, now);
// A killed process holds its lease for a few more seconds. It can't conflict with this one.
tools.versions.lease.take = async () => true;

const files = await Promise.all(
  args.map((arg) => {
    const [kind = '', file = ''] = arg.split('=');
    if (!isImportKind(kind)) throw new Error(`No kind ${kind}`);
    return fileAt(file, kind);
  }),
);
process.stdout.write('begun\n');
const managed = { ...tools, store: unmanaged(store) };
await runImport(managed, { id: `process-${process.pid}`, files }, { imports: tools.imports, now });
