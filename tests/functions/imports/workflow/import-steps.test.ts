import { StateMachine } from 'aws-local-stepfunctions';
import { describe, expect, it } from 'vitest';
import { reportedIssues } from '#functions/imports/engine/issue-report.ts';
import { newImport } from '#functions/imports/engine/job-record.ts';
import { UnfetchedPicture } from '#functions/imports/fetching/picture-problem.ts';
import { pictureSteps } from '#functions/imports/fetching/picture-steps.ts';
import { importSteps } from '#functions/imports/workflow/import-steps.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import { importDefinition } from '#infra/stack/imports/import-definition.ts';
import { anAcesFile } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile, aSalvageFile, aStockFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';
import { streamOf } from '../../../support/parsed-file.ts';
import { SMALLEST_PICTURE } from '../../../support/pictures/smallest-picture.ts';
import { unmanaged } from '../../../support/unmanaged-store.ts';

type Bench = Awaited<ReturnType<typeof importBench>>;

const ASOF = '2026-03-01T00:00:00.000Z';
const files = {
  aces: anAcesFile(),
  stock: aStockFile({ 'EX-1': 7 }),
  products: aProductFile('EX-1', 'EX-2'),
  'vehicle-map': aVehicleMap('1001,1994,Ford,Mustang,54,688'),
  prices: aPriceFile({ 'EX-1': '12.3456' }),
  salvage: aSalvageFile('g-1'),
  customers: 'Account,Line,Customer Number,Name\n7,1,0010,Northside',
};

/** Runs uploaded files through the state machine that is deployed, on a bench of its own or a given one. */
async function throughWorkflow(
  id: string,
  uploads: Readonly<Record<string, string>>,
  bench?: Bench,
  options: { isDryRun?: boolean; rollBackTo?: number; acceptRemovals?: number } = {},
) {
  const used = bench ?? (await importBench({ accounts: [7] }));
  const steps = importSteps({
    ...used.tools,
    store: unmanaged(used.store),
    openUpload: ({ key }) => streamOf(uploads[key.replace('uploads/', '')] ?? ''),
  });
  const states = [
    'Begin',
    'Read file',
    'Build',
    'Write chunk',
    'Publish',
    'Fetch pictures',
    'Join pictures',
    'Write pictured chunk',
    'Publish pictures',
    'Tell',
  ];
  const fetching = pictureSteps(used.tools);
  // Tasks pass JSON to each other.
  const task = async (event: unknown) => {
    const { step } = event as { step: string };
    return JSON.parse(JSON.stringify(await (step === 'fetch' ? fetching : steps)(event)));
  };
  const arn = 'arn:aws:lambda:us-east-1:000000000000:function:imports';
  const machine = new StateMachine(importDefinition({ tasks: arn, pictures: arn }) as never);
  const given = Object.entries(uploads).map(([kind, content]) => ({
    kind,
    key: `uploads/${kind}`,
    bytes: content.length,
    asOf: ASOF,
  }));
  const { result } = machine.run(
    { id, files: given, options },
    {
      overrides: {
        taskResourceLocalHandlers: Object.fromEntries(states.map((state) => [state, task])),
        retryIntervalOverrides: Object.fromEntries(states.map((state) => [state, 0])),
      },
    },
  );
  await result;
  return used;
}

it('makes the same catalogue, offers and records as the command', async () => {
  const workflow = await throughWorkflow('workflow-1', files);
  const command = await importBench({ accounts: [7] });
  await command.importFiles(files);
  const [one, other] = [await workflow.tools.versions.current(), await command.tools.versions.current()];
  expect([one?.sources, one?.index]).toEqual([other?.sources, other?.index]);
  for (const id of ['001#EX-1', '001#EX-2', 'g-1']) {
    expect(await workflow.offer(id)).toEqual(await command.offer(id));
  }
  expect(await workflow.tools.customers.find(7, 'aftermarket')).toMatchObject({ customerNumber: '0010' });
  expect(await workflow.found({ years: [1994], makes: ['Ford'] })).toEqual(['001#EX-1']);
  expect(await workflow.tools.imports.find('workflow-1')).toMatchObject({
    state: 'done',
    version: 1,
    rowsRead: 8,
    rowsWritten: 4,
    refused: 0,
  });
});

it('without files builds anew what another release built', async () => {
  const bench = await throughWorkflow('workflow-1', { products: aProductFile('EX-1') });
  await bench.builtByAnotherRelease();
  await throughWorkflow('rebuild-1', {}, bench);
  expect(await bench.found({ keyword: 'cabin' })).toEqual(['001#EX-1']);
  expect(await bench.tools.imports.find('rebuild-1')).toMatchObject({ state: 'done', version: 3 });
});

it('withdraws what is there no longer', async () => {
  const bench = await throughWorkflow('workflow-1', files);
  await throughWorkflow('workflow-2', { products: aProductFile('EX-1') }, bench);
  expect(await bench.offer('001#EX-2')).toMatchObject({ isDiscontinued: true });
  expect(await bench.found({ keyword: 'cabin' })).toEqual(['001#EX-1']);
});

it('ends well when there is nothing new', async () => {
  const bench = await throughWorkflow('workflow-1', files);
  await throughWorkflow('workflow-2', files, bench);
  expect(await bench.tools.imports.find('workflow-2')).toMatchObject({ state: 'unchanged' });
  expect((await bench.tools.versions.list()).length).toBe(1);
});

it('changes nothing when a file can not be used, and keeps the issues of all files in one report', async () => {
  const uploads = { ...files, products: `${files.products}\nEX-3`, stock: 'Color\nred' };
  const { tools, store } = await throughWorkflow('workflow-1', uploads);
  const seen = await tools.imports.find('workflow-1');
  expect(seen).toMatchObject({ state: 'failed', message: 'uploads/stock can not be used' });
  expect(await tools.versions.current()).toBeUndefined();
  expect(await tools.customers.find(7, 'aftermarket')).toBeUndefined();
  const issues = await collect(reportedIssues(store, 'workflow-1', seen?.report ?? ''));
  const refused = issues.filter(({ severity }) => severity === 'refused');
  expect(new Set(refused.map(({ file }) => file))).toEqual(new Set(['uploads/products', 'uploads/stock']));
});

it('only tells what would be different when that is asked for', async () => {
  const bench = await throughWorkflow('workflow-1', files);
  await throughWorkflow('workflow-2', { prices: aPriceFile({ 'EX-1': '20' }) }, bench, { isDryRun: true });
  expect(await bench.tools.imports.find('workflow-2')).toMatchObject({
    state: 'compared',
    comparison: {
      parts: { added: 0, changed: 0, removed: 0 },
      fitments: { added: 0, changed: 0, removed: 0 },
      offers: { added: 0, changed: 1, removed: 0 },
    },
  });
  expect(await bench.offer('001#EX-1')).toMatchObject({ list: 123_456 });
  expect((await bench.tools.versions.current())?.version).toBe(1);
});

it('goes back to an earlier version', async () => {
  const bench = await throughWorkflow('workflow-1', files);
  await throughWorkflow('workflow-2', { prices: aPriceFile({ 'EX-1': '20' }) }, bench);
  await throughWorkflow('workflow-3', {}, bench, { rollBackTo: 1 });
  expect(await bench.tools.imports.find('workflow-3')).toMatchObject({ state: 'done', version: 3 });
  expect(await bench.offer('001#EX-1')).toMatchObject({ list: 123_456 });
});

it('begun anew, counts from its beginning', async () => {
  const bench = await importBench();
  await bench.tools.imports.save({
    ...newImport('workflow-1', [], '2026-03-01T00:00:00.000Z'),
    rowsRead: 1000,
    digest: 'asked',
  });
  await throughWorkflow('workflow-1', { products: files.products }, bench);
  expect(await bench.tools.imports.find('workflow-1')).toMatchObject({
    state: 'done',
    startedAt: '2026-03-01T00:00:00.000Z',
    rowsRead: 2,
    digest: 'asked',
  });
});

it('two at once are both in the catalogue', async () => {
  const bench = await throughWorkflow('workflow-1', files);
  await Promise.all([
    throughWorkflow('workflow-2', { prices: aPriceFile({ 'EX-1': '20' }) }, bench),
    throughWorkflow('workflow-3', { stock: aStockFile({ 'EX-1': 1 }, '2026-03-01T05:00Z') }, bench),
  ]);
  expect(await bench.offer('001#EX-1')).toMatchObject({ list: 200_000, onHand: { DEN: 1 } });
  expect((await bench.tools.versions.current())?.version).toBe(3);
});

it.each([
  { event: { step: 'read', id: '../x', files: [], options: {}, index: 0 }, why: 'an id that is a path' },
  {
    event: {
      step: 'begin',
      id: 'i',
      files: [{ kind: 'stock', key: 'catalogue/x', bytes: 1, asOf: ASOF }],
      options: {},
    },
    why: 'a file that is no upload',
  },
  { event: { step: 'drop', id: 'i' }, why: 'a task that there is not' },
])('refuses $why', async ({ event }) => {
  const bench = await importBench();
  const steps = importSteps({
    ...bench.tools,
    store: unmanaged(bench.store),
    openUpload: () => streamOf(''),
  });
  await expect(steps(event)).rejects.toThrow();
});

it('case N25: stops before anything takes effect, and goes on with the number that it said', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => `A${index + 10}`);
  const bench = await throughWorkflow('whole', { products: aProductFile(...numbers) });
  const rest = { products: aProductFile('A10'), customers: files.customers };
  await throughWorkflow('stopped', rest, bench);
  expect(await bench.tools.imports.find('stopped')).toMatchObject({
    state: 'stopped',
    lost: [{ kind: 'products', key: 'own', removed: 29, of: 30 }],
  });
  expect((await bench.tools.versions.current())?.version).toBe(1);
  expect(await bench.tools.customers.find(7, 'aftermarket')).toBeUndefined();
  await throughWorkflow('accepted', rest, bench, { acceptRemovals: 29 });
  expect(await bench.tools.imports.find('accepted')).toMatchObject({
    state: 'done',
    version: 2,
    changes: { added: 0, changed: 0, removed: 29, unpriced: 1, withoutStock: 1 },
  });
});

it.each([
  {
    error: {
      Error: 'AppError',
      Cause: '{"errorType":"AppError","errorMessage":"There is no version 7 of the catalog."}',
    },
    message: 'There is no version 7 of the catalog.',
    why: 'the message of the task’s error',
  },
  { error: { Error: 'States.Timeout' }, message: '{"Error":"States.Timeout"}', why: 'the whole error without a cause' },
  { error: 'lost', message: '"lost"', why: 'whatever else it is' },
])('a failed import tells $why', async ({ error, message }) => {
  const { tools, store } = await importBench();
  await tools.imports.saveNew(newImport('failed-1', [], ASOF));
  const steps = importSteps({ ...tools, store: unmanaged(store), openUpload: () => streamOf('') });
  await steps({ step: 'fail', id: 'failed-1', error });
  expect(await tools.imports.find('failed-1')).toMatchObject({ state: 'failed', message });
});

it('a version names the import that published it, and what that changed', async () => {
  const bench = await throughWorkflow('workflow-1', files);
  await throughWorkflow('workflow-2', { products: aProductFile('EX-1') }, bench);
  await throughWorkflow('workflow-3', {}, bench, { rollBackTo: 1 });
  const versions = await bench.tools.versions.list();
  expect(versions.map(({ importId, changes }) => [importId, changes?.added, changes?.removed])).toEqual([
    ['workflow-3', 1, 0],
    ['workflow-2', 0, 1],
    ['workflow-1', 3, 0],
  ]);
});

describe('the pictures of an import', () => {
  const address = 'https://pictures.example/1.jpg';
  const [head, row] = aProductFile('EX-1').split('\n');
  const products = `${head},Images\n${row},${address}`;

  /** A bench whose pictures are all the smallest one, or are missing. */
  const benchWith = (picture: Buffer | undefined) =>
    importBench({
      fetchPicture: async () => {
        if (!picture) throw new UnfetchedPicture('picture-missing', 'the server answers 404');
        return { isSame: false, bytes: picture, validators: {} };
      },
    });
  const SMALLEST = Buffer.from(SMALLEST_PICTURE, 'base64');

  it('are published by its last states, with the offers, and the import stays as it is', async () => {
    const bench = await throughWorkflow('workflow-1', { products }, await benchWith(SMALLEST));
    expect((await bench.offer('001#EX-1'))?.imageUrl).toMatch(/^\/images\/p\/[0-9a-f]{32}-400\.png$/);
    expect(await bench.tools.imports.find('workflow-1')).toMatchObject({
      state: 'done',
      version: 1,
      faults: 0,
      pictures: { shown: 1, missing: 0 },
    });
    expect((await bench.tools.versions.current())?.version).toBe(2);
    expect(await bench.tools.versions.offersInWork()).toEqual([]);
  });

  it('that are missing are told in its report, once', async () => {
    const bench = await throughWorkflow('workflow-1', { products }, await benchWith(undefined));
    const record = await bench.tools.imports.find('workflow-1');
    expect(record).toMatchObject({ state: 'done', warnings: 1, pictures: { shown: 0, missing: 1 } });
    const issues = await collect(reportedIssues(bench.store, 'workflow-1', record?.report ?? ''));
    expect(issues).toMatchObject([{ file: 'uploads/products', code: 'picture-missing', severity: 'warning' }]);
    // The process is killed, and the execution begins again.
    await throughWorkflow('workflow-1', { products }, bench);
    expect(await bench.tools.imports.find('workflow-1')).toEqual(record);
  });

  it('are all that is done again when it is killed after it was published', async () => {
    const bench = await benchWith(SMALLEST);
    const { state, read } = await bench.importFiles({ products });
    expect(read).toHaveLength(1);
    await throughWorkflow(state.id, { products }, bench);
    expect(await bench.tools.imports.find(state.id)).toMatchObject({
      ...state,
      changedAt: expect.any(String),
      pictures: { shown: 1, missing: 0 },
    });
  });
});
