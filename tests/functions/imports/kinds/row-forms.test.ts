import { beforeEach, describe, expect, it } from 'vitest';
import { rowForm } from '#functions/imports/kinds/import-kinds.ts';
import { hasOurForm } from '#functions/imports/kinds/row-forms.ts';
import { rebuild, rollBack } from '#functions/imports/publishing/roll-back.ts';
import { writeSource } from '#functions/imports/sources/source-files.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { anAcesFile, anApp, updateHeader } from '../../../builders/aces.ts';
import { aProductFile, aStockFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';

type Bench = Awaited<ReturnType<typeof importBench>>;

const mustang = { years: [1994], makes: ['Ford'], models: ['Mustang'] };
const files = {
  products: aProductFile('EX-1'),
  'vehicle-map': aVehicleMap('1001,1994,Ford,Mustang,54,688'),
  aces: anAcesFile(),
};
const refusal =
  'Another release staged these files in a format that this release can’t read: aces (BBBB). Import them again, all at once. If the catalog holds only demo data, npm run reset starts over.';

/** Fitments as the first form had them: on the vehicles that the map said when their file came. */
async function inFirstForm({ store }: Bench, source: SourceEntry): Promise<SourceEntry> {
  const application = { id: '1', partType: '6832', quantity: 1, notes: [], options: [] };
  const vehicle = { make: 'Ford', model: 'Mustang', from: 1994, to: 1994 };
  const row = { brand: 'BBBB', brandPartNumber: 'EX-1', applications: [{ ...application, ...vehicle }] };
  const { form: _, ...entry } = await writeSource(store, { ...source, form: 1 }, [row]);
  return entry;
}

let bench: Bench;

beforeEach(async () => {
  bench = await importBench();
  await bench.importFiles(files);
  const current = await bench.tools.versions.current();
  const fitments = current?.sources.find(({ kind }) => kind === 'fitments');
  if (!fitments) throw new Error('There are no fitments');
  const old = await inFirstForm(bench, fitments);
  await bench.builtByAnotherRelease((source) => (source.kind === 'fitments' ? old : source));
});

describe('fitments in a form that this release does not read', () => {
  it.each([
    { act: () => rebuild(bench.tools, 'r'), why: 'a rebuild' },
    { act: () => rollBack(bench.tools, 'r', 2), why: 'a way back to them' },
    { act: () => bench.importFiles({ products: aProductFile('EX-1', 'EX-2') }), why: 'an import of other files' },
    {
      act: () => bench.importFiles({ products: aProductFile('EX-1', 'EX-2') }, { isDryRun: true }),
      why: 'a dry run of other files',
    },
    {
      act: () => bench.importFiles({ aces: anAcesFile({ header: updateHeader, apps: [anApp()] }) }),
      why: 'an update of them',
    },
  ])('$why is refused with what to do, and changes nothing', async ({ act }) => {
    await expect(act()).rejects.toThrow(refusal);
    expect((await bench.tools.versions.current())?.version).toBe(2);
  });

  it('are replaced by their file, imported again', async () => {
    await bench.importFiles({ aces: files.aces });
    expect(await bench.found(mustang)).toEqual(['001#EX-1']);
  });

  it('count as added when their file is tried', async () => {
    const { outcome } = await bench.importFiles({ aces: files.aces }, { isDryRun: true });
    expect(outcome).toMatchObject({ comparison: { fitments: { added: 1, changed: 0, removed: 0 } } });
  });
});

it('a file of the same rows is news where another release staged them and did not say how', async () => {
  const unlabelled = await importBench();
  await unlabelled.importFiles(files);
  await unlabelled.builtByAnotherRelease(({ form: _, ...source }) => source);
  await unlabelled.importFiles({ aces: files.aces });
  expect(await unlabelled.found(mustang)).toEqual(['001#EX-1']);
});

it.each([
  { kind: 'fitments', why: 'a kind that has changed' },
  { kind: 'stock', why: 'one that has not' },
])('a source says the form of its rows: $why', async ({ kind }) => {
  const importing = await importBench();
  await importing.importFiles({ ...files, stock: aStockFile({ 'EX-1': 1 }) });
  const source = (await importing.tools.versions.current())?.sources.find((one) => one.kind === kind);
  if (!source) throw new Error(`There is no source of ${kind}`);
  expect(source.form).toBe(rowForm(kind));
  expect(hasOurForm(source)).toBe(true);
  expect(hasOurForm({ ...source, form: rowForm(kind) + 1 })).toBe(false);
});
