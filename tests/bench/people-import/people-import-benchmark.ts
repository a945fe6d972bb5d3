import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { StateMachine } from 'aws-local-stepfunctions';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { importsDependencies } from '#functions/imports/dependencies.ts';
import { peopleStore } from '#functions/imports/people/people-store.ts';
import { importsRoutes } from '#functions/imports/routes.ts';
import { uploadStore } from '#functions/imports/uploads/upload-store.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { peopleDefinition } from '#infra/stack/imports/people-definition.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import { permissionsOfNewUser } from '#shared/rules/accounts/level.ts';
import { aNewUser, provider } from '../../builders/people.ts';
import { accountAdministration, IDS } from '../../support/account-administration.ts';
import { visitGroup } from '../../support/visit-group.ts';
import { callCosts } from '../costs/call-cost.ts';
import { type Timings, timed } from '../search/timings.ts';
import { taskEnvironment } from '../task-environment.ts';
import { type TaskProcess, taskProcess, type Used } from './task-process.ts';

const REPORT = path.resolve('docs/benchmarks/people-import.md');
const FILE = path.resolve('../shared/data/accounts/ny_dmv_facilities_2020.csv');
const MAPPING = [
  { column: 'Company Name', heading: 'facility_name' },
  { column: 'Address', heading: 'facility_street' },
  { column: 'City', heading: 'city_from_zip' },
  { column: 'State', heading: 'state_from_zip' },
  { column: 'Postal Code', heading: 'facility_zip' },
];
const LISTS = 15;
const TASKS = ['Begin', 'Work on batch', 'End', 'Tell'];

interface Phase {
  readonly name: string;
  readonly seconds: number;
  /** Processor milliseconds of the table and S3. */
  readonly services: number;
  readonly used: Used;
}

interface Measured {
  readonly rows: number;
  readonly imported: number;
  readonly phases: readonly Phase[];
  readonly memoryBefore: number;
  readonly memory: number;
  readonly list: Timings;
}

/**
 * `npm run bench -- people-import`: the import of the 23,654 facilities of New York as accounts. Its tasks run in their
 * own process, with the embedded table and S3 in this one. Options: --file, --report.
 */
export async function peopleImportBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { file: { type: 'string', default: FILE }, report: { type: 'string', default: REPORT } },
  });
  const busy = loadavg()[0] ?? 0;
  const bytes = await readFile(values.file);
  const folder = await mkdtemp(path.join(tmpdir(), 'people-import-benchmark-'));
  const dynamodb = await startDynamodb({ path: path.join(folder, 'dynamodb') });
  const s3 = await startS3({ folder: path.join(folder, 's3'), buckets: ['people'] });
  try {
    const { table, environment: services } = await taskEnvironment(dynamodb, s3);
    const environment = { ...services, PEOPLE_BUCKET: 'people' };
    const tasks = await taskProcess(environment);
    const text = report(await importFile(table, clientOf(s3.endpoint), tasks, bytes), busy);
    await tasks.close();
    await writeFile(values.report, text);
    console.log(text);
  } finally {
    await Promise.all([dynamodb.close(), s3.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

const clientOf = (endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

async function importFile(table: Table, client: S3Client, tasks: TaskProcess, bytes: Buffer): Promise<Measured> {
  const world = await accountAdministration(table);
  const boss = { userId: 'provider-admin', userName: 'provider.admin', email: 'provider@example.com' };
  const rights = { type: 1, permissions: permissionsOfNewUser(1) } as const;
  await userRepository(table).create(provider, aNewUser({ ...boss, ...rights, accountId: IDS.provider }), undefined);
  const runs: object[] = [];
  const dependencies = importsDependencies(table, {
    store: memoryObjectStore(),
    uploadStore: uploadStore('people', () => client),
    beginExecution: async () => undefined,
    peopleObjects: peopleStore('people', () => client),
    peopleUploads: uploadStore('people', () => client),
    beginPeopleRun: async (_name, input) => void runs.push(input),
    now: () => new Date(),
  });
  const visitor = visitGroup(importsContract, importsRoutes(dependencies), await world.actorOf('provider'));
  const key = () => ({ idempotencyKey: randomUUID() });

  const phases: Phase[] = [];
  const settle = async (name: string) => {
    const [began, before] = [performance.now(), process.cpuUsage()];
    await runMachine(runs.pop() ?? {}, tasks);
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - began) / 1000;
    phases.push({ name, seconds, services: (user + system) / 1000, used: tasks.used() });
  };

  const file = { kind: 'accounts', name: 'facilities.csv', bytes: bytes.length } as const;
  const { uploadId, urls } = (await visitor.call(importsContract.preparePeopleUpload, { body: file })).output();
  await fetch(urls[0] ?? '', { method: 'PUT', body: new Uint8Array(bytes) });
  const body = { uploadId, kind: file.kind, mapping: MAPPING };
  const begun = await visitor.call(importsContract.beginPeopleImport, { body }, key());
  const params = { id: begun.output().id };
  await settle('the check');
  (await visitor.call(importsContract.continuePeopleImport, { params }, key())).output();
  await settle('the save');
  const { rows, imported, state } = (await visitor.call(importsContract.getPeopleImport, { params })).output();
  if (state !== 'done') throw new Error(`The import is ${state}`);

  const accounts = await world.as('provider');
  const list = await timed(
    Array.from({ length: LISTS }, (_, turn) => turn),
    async () =>
      (
        await accounts.call(accountsContract.getAccounts, { params: { id: '1' }, query: { active: true, Take: '25' } })
      ).output(),
    3,
  );
  return { rows, imported, phases, memoryBefore: tasks.memoryBefore, memory: tasks.memory(), list };
}

/** Runs an execution as Step Functions does, with the tasks in their process. */
async function runMachine(input: object, tasks: TaskProcess): Promise<void> {
  const machine = new StateMachine(peopleDefinition('arn:aws:lambda:us-east-1:000000000000:function:x') as never);
  const handler = async (event: object) => (await tasks.run(event)) as never;
  const taskResourceLocalHandlers = Object.fromEntries(TASKS.map((state) => [state, handler as never]));
  await machine.run(input as never, { overrides: { taskResourceLocalHandlers } }).result;
}

const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

function row({ name, seconds, services, used: { events, milliseconds, processor, read, write } }: Phase): string {
  const [table, lambda] = callCosts({ read, write, milliseconds });
  const spent = [seconds, processor / 1000, services / 1000].map((each) => each.toFixed(1)).join(' | ');
  return `| ${name} | ${spent} | ${events} | ${whole(read)} | ${whole(write)} | ${(table + lambda).toFixed(4)} |`;
}

function report({ rows, imported, phases, memoryBefore, memory, list }: Measured, busy: number): string {
  const seconds = phases.reduce((sum, phase) => sum + phase.seconds, 0);
  return `# An import of ${whole(rows)} accounts, measured

Written by \`npm run bench -- people-import\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

The repair shops and dealers of New York (DMV, 2020): ${whole(rows)} rows, of which ${whole(imported)} become accounts. The tasks of the state machine run
in a process of their own, with 192 MB for its heap and 8 MB for each half of its young generation. The embedded table and
S3 run in another process and share the processors. Units are those of the table, with entries of its indexes by their size. Dollars are for the table
and the function, by the prices in [shop.md](shop.md).

| phase | seconds | processor, tasks | processor, table and S3 | tasks | read units | write units | $ |
|---|---|---|---|---|---|---|---|
${phases.map(row).join('\n')}

| | measured | budget |
|---|---|---|
| check and save | ${seconds.toFixed(0)} s | 300 s |
| rows a second, saved | ${whole(imported / (phases.at(-1)?.seconds ?? 1))} | |
| most memory of the tasks, their code included | ${memory.toFixed(0)} MB | 256 MB |
| the same before the first row | ${memoryBefore.toFixed(0)} MB | |
| a page of all accounts afterwards, p50 | ${list.p50.toFixed(0)} ms | 300 ms |
| the same, processor | ${list.cpu.toFixed(0)} ms | |
| the same, p99 | ${list.p99.toFixed(0)} ms | |
`;
}
