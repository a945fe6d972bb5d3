import type { Table } from '#functions/data/table/table.ts';
import { importsDependencies } from '#functions/imports/dependencies.ts';
import { importsRoutes } from '#functions/imports/routes.ts';
import { uploadStore } from '#functions/imports/uploads/upload-store.ts';
import { HEAD_BYTES, importsContract } from '#shared/contracts/imports.ts';
import { aProductFile } from '../../builders/catalogue-files.ts';
import { importBench } from '../../support/import-bench.ts';
import { noPeople } from '../../support/people-imports/no-people.ts';
import type { Call } from './measured-call.ts';
import { asStaff } from './staff.ts';

const { guessImportKind, listImports, getImport, getImportFaults, getRefusedRows, listCatalogueVersions } =
  importsContract;

const CALLS = 20;
const VERSIONS = 20;
/** Every one is refused for three reasons. */
const REFUSED_ROWS = 20_000;

/** The calls of the screen for imports of the catalogue, over twenty imports and one whose rows were nearly all refused. */
export async function catalogueCalls(table: Table): Promise<readonly Call[]> {
  const bench = await importBench({ table });
  for (let count = 1; count <= VERSIONS; count += 1) await bench.importFiles({ products: aProductFile(`EX-${count}`) });
  const bad = Array.from({ length: REFUSED_ROWS }, (_, index) => `BAD-${index},BBBB,,,6832,FILTERS,`).join('\n');
  const { state } = await bench.importFiles({ products: `${aProductFile('EX-1')}\n${bad}` });
  const staff = asStaff(table, importsContract, importsRoutes, (of, { now }) =>
    importsDependencies(of, {
      store: bench.store,
      uploadStore: uploadStore('catalogue'),
      beginExecution: async () => undefined,
      ...noPeople,
      now,
    }),
  );
  const params = { id: state.id };
  const head = Buffer.from(`${aProductFile('EX-1')}\n${bad}`.slice(0, HEAD_BYTES)).toString('base64');
  const last = { Skip: String(REFUSED_ROWS - 1000), Take: '1000' };
  const row = (name: string, run: Call['run'], budget = '2 trips') => ({ name, budget, times: CALLS, run, table });
  return [
    row('the kind of a file', async () => (await staff.call(guessImportKind, { body: { head } })).output()),
    row('imports of the catalogue', async () => (await staff.call(listImports)).output()),
    row('an import of the catalogue', async () => (await staff.call(getImport, { params })).output()),
    row('the first of its 60,000 faults', async () =>
      (await staff.call(getImportFaults, { params, query: {} })).output(),
    ),
    row(
      'the first faults of one kind',
      async () => (await staff.call(getImportFaults, { params, query: { Code: 'missing', Take: '50' } })).output(),
      '2 trips, 1 s',
    ),
    row(
      'the last 1,000 of its 20,000 refused rows',
      async () => (await staff.call(getRefusedRows, { params, query: last })).output(),
      '2 trips, 1 s',
    ),
    row('the versions of the catalogue', async () => (await staff.call(listCatalogueVersions)).output(), '3 trips'),
  ];
}
