import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { accountsDependencies } from '#functions/accounts/dependencies.ts';
import { accountsRoutes } from '#functions/accounts/routes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { importsDependencies } from '#functions/imports/dependencies.ts';
import { newPeopleImport } from '#functions/imports/people/new-people-import.ts';
import { peopleStore } from '#functions/imports/people/people-store.ts';
import { BATCH_ROWS, countsOfRows, type IndexedRow } from '#functions/imports/people/row-index.ts';
import { importsRoutes } from '#functions/imports/routes.ts';
import { uploadStore } from '#functions/imports/uploads/upload-store.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { usersDependencies } from '#functions/users/dependencies.ts';
import { usersRoutes } from '#functions/users/routes.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import { usersContract } from '#shared/contracts/users.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { ACCOUNT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { anAccount } from '../../builders/accounts.ts';
import { ACCOUNT_ROW, USER_ROW } from '../../builders/admin/import-rows.ts';
import { several } from './content-calls.ts';
import { manyAccount } from './many-accounts.ts';
import type { Call } from './measured-call.ts';
import { asStaff, STAFF } from './staff.ts';

const { preparePeopleUpload, beginPeopleImport, listPeopleImports, getPeopleImport } = importsContract;
const { getPeopleImportRows, correctPeopleImportRows, mapPeopleImport } = importsContract;
const { continuePeopleImport, cancelPeopleImport, invitePeopleImport, takeBackPeopleImport } = importsContract;

const CALLS = 20;
/** As many as one call is made at most: warm-ups, timed ones and two that are counted. */
const USED_UP = CALLS + 6;
/** As many as the file of New York has, of which every hundredth has a fault. */
const ROWS = 23_654;
const FAULT_EVERY = 100;
const IMPORTS = 200;
/** Rows of a batch. Trips of a full one take longer to count than a call may take. */
const SOME = 2;
const DAY_MS = 86_400_000;

export interface ImportCalls {
  readonly calls: readonly Call[];
  readonly close: () => Promise<void>;
}

/** The calls of imports of accounts and users, as the provider's staff make them, with the embedded S3. */
export async function importCalls(table: Table): Promise<ImportCalls> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-calls-'));
  const s3 = await startS3({ folder, buckets: ['people'] });
  const client = clientOf(s3.endpoint);
  const objects = peopleStore('people', () => client);
  const uploads = uploadStore('people', () => client);
  const dependencies = importsDependencies(table, {
    store: memoryObjectStore(),
    uploadStore: uploads,
    beginExecution: async () => undefined,
    peopleObjects: objects,
    peopleUploads: uploads,
    beginPeopleRun: async () => undefined,
    now: () => new Date(),
  });
  const staff = asStaff(table, importsContract, importsRoutes, () => dependencies);
  const make = (change: Partial<PeopleImport>) => dependencies.people.imports.create({ ...anImport(), ...change });
  const key = () => ({ idempotencyKey: randomUUID() });

  async function upload() {
    const body = { kind: 'accounts', name: 'branches.csv', bytes: 4 } as const;
    const { uploadId, urls } = (await staff.call(preparePeopleUpload, { body })).output();
    await fetch(urls[0] ?? '', { method: 'PUT', body: 'Name' });
    return uploadId;
  }

  const large = await checkedImport({ make, objects, rows: ROWS });
  await several(IMPORTS, () => make({ kind: 'accounts', state: 'done' }));
  const small = () => checkedImport({ make, objects, rows: BATCH_ROWS });
  const waiting = {
    begin: await several(USED_UP, upload),
    map: await several(USED_UP, small),
    continue: await several(USED_UP, small),
    cancel: await several(USED_UP, small),
    invite: await several(USED_UP, () => make({ kind: 'users', state: 'done', added: 100 })),
    takeBack: await several(USED_UP, () => make({ state: 'done', imported: 100 })),
  };
  const next = (of: { readonly id: string }[]) => {
    const id = of.pop()?.id;
    if (id === undefined) throw new Error('No import waits');
    return { params: { id } };
  };
  const ofLarge = { params: { id: large.id } };
  const row = (name: string, budget: string, run: Call['run']) => ({ name, budget, times: CALLS, run, table });

  return {
    calls: [
      ...batchCalls(table),
      row('an upload is prepared', '2 trips', async () => {
        const body = { kind: 'users', name: 'users.csv', bytes: 1_000_000 } as const;
        (await staff.call(preparePeopleUpload, { body })).output();
      }),
      row('an import begins', '2 trips', async () => {
        const body = { uploadId: waiting.begin.pop() ?? '', kind: 'accounts' } as const;
        (await staff.call(beginPeopleImport, { body }, key())).output();
      }),
      row('a page of the imports', '2 trips', async () =>
        (await staff.call(listPeopleImports, { query: { Take: '25' } })).output(),
      ),
      row('an import, while it is at work', '2 trips', async () =>
        (await staff.call(getPeopleImport, ofLarge)).output(),
      ),
      row('50 of its 23,654 rows', '2 trips', async () =>
        (await staff.call(getPeopleImportRows, { ...ofLarge, query: { Skip: '12000' } })).output(),
      ),
      row('50 of its rows with faults', '2 trips', async () =>
        (await staff.call(getPeopleImportRows, { ...ofLarge, query: { Only: 'faults' } })).output(),
      ),
      row('a correction of one of its rows', '', async (turn) => {
        const rows = [{ row: FAULT_EVERY * (turn + 1), cells: { city: `Golden ${turn}` } }];
        (await staff.call(correctPeopleImportRows, { ...ofLarge, body: { rows } }, key())).output();
      }),
      row('a choice of columns', '4 trips', async () => {
        const body = { mapping: [{ column: 'City', heading: 'City' }] };
        (await staff.call(mapPeopleImport, { ...next(waiting.map), body }, key())).output();
      }),
      row('an import is continued', '2 trips', async () =>
        (await staff.call(continuePeopleImport, next(waiting.continue), key())).output(),
      ),
      row('an import of 100 rows is canceled', '', async () =>
        (await staff.call(cancelPeopleImport, next(waiting.cancel), key())).output(),
      ),
      row('invitations begin', '2 trips', async () =>
        (await staff.call(invitePeopleImport, next(waiting.invite), key())).output(),
      ),
      row('taking back begins', '2 trips', async () =>
        (await staff.call(takeBackPeopleImport, next(waiting.takeBack), key())).output(),
      ),
    ],
    async close() {
      await s3.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const clientOf = (endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

/** Batches of rows as integrations of customers send them, of at most 100 rows, and the export of users. */
function batchCalls(table: Table): readonly Call[] {
  const accounts = asStaff(table, accountsContract, accountsRoutes, accountsDependencies);
  const users = asStaff(table, usersContract, usersRoutes, usersDependencies);
  const accountRows = (turn: number) =>
    someRows((row) => ({ ...ACCOUNT_ROW, companyName: `Branch ${randomUUID()} ${turn}.${row}` }));
  const userRows = () =>
    someRows(() => {
      const word = randomUUID();
      return { ...USER_ROW, company: manyAccount(1).companyName, userName: word, email: `${word}@example.com` };
    });
  const row = (name: string, run: Call['run'], times: number) => ({ name, budget: '', times, run, table });
  const key = () => ({ idempotencyKey: randomUUID() });
  return [
    row(
      'a batch of 2 accounts, tried',
      async (turn) =>
        (
          await accounts.call(
            accountsContract.importAccounts,
            { body: { rows: accountRows(turn), dryRun: true } },
            key(),
          )
        ).output(),
      5,
    ),
    row(
      'a batch of 2 accounts',
      async (turn) =>
        (await accounts.call(accountsContract.importAccounts, { body: { rows: accountRows(turn) } }, key())).output(),
      5,
    ),
    row(
      'a batch of 2 users',
      async () => (await users.call(usersContract.importUsers, { body: { rows: userRows() } }, key())).output(),
      5,
    ),
    row(
      '1,000 users of the export',
      async () =>
        (await users.call(usersContract.exportUsers, { params: { id: '1' }, query: { Take: '1000' } })).output(),
      5,
    ),
  ];
}

const someRows = <Row>(make: (row: number) => Row): Row[] => Array.from({ length: SOME }, (_, row) => make(row));

function anImport(): PeopleImport {
  const upload = {
    id: randomUUID(),
    userId: STAFF.userId,
    kind: 'accounts',
    name: 'a.csv',
    bytes: 4,
    parts: 1,
  } as const;
  const worker = { userId: STAFF.userId, accountId: 1, name: 'Staff' };
  const account = anAccount({ id: 1 });
  return newPeopleImport({ id: randomUUID(), upload, account, mapping: undefined, worker, at: new Date() });
}

interface Checked {
  readonly make: (change: Partial<PeopleImport>) => Promise<PeopleImport>;
  readonly objects: ReturnType<typeof peopleStore>;
  readonly rows: number;
}

/** An import whose file was checked, with its rows as they are kept. */
async function checkedImport({ make, objects, rows }: Checked): Promise<PeopleImport> {
  const all = Array.from({ length: rows }, (_, place) => checkedRow(place + 1));
  const index: IndexedRow[] = all.map(({ outcome, result, name }) => ({ outcome, result, keys: [`\n${name}`] }));
  const batches = Array.from({ length: Math.ceil(rows / BATCH_ROWS) }, (_, batch) => `rows/${batch}-check1`);
  const made = await make({
    ...countsOfRows(index),
    state: 'checked',
    index: 'index-check1',
    headings: ['Company Name', 'City'],
    rowsKeptUntil: new Date(Date.now() + DAY_MS).toISOString(),
  });
  for (const [batch, name] of batches.entries()) {
    await objects.put(made.id, name, { rows: all.slice(batch * BATCH_ROWS, (batch + 1) * BATCH_ROWS) });
  }
  await objects.put(made.id, 'index-check1', { rows: index, batches });
  return made;
}

function checkedRow(row: number): PeopleImportRow {
  const hasFault = row % FAULT_EVERY === 0;
  const name = `Repair shop ${row}`;
  return {
    row,
    name,
    outcome: hasFault ? 'wrong' : 'new',
    result: hasFault ? ACCOUNT_ROW_TEXTS.addressIncomplete : ACCOUNT_ROW_TEXTS.imported,
    details: [],
    faultColumns: hasFault ? ['City'] : [],
    isImported: false,
    id: null,
    changes: [],
    cells: { ...ACCOUNT_ROW, companyName: name, ...(hasFault && { city: '' }) },
  };
}
