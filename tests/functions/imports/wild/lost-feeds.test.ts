import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { lostRows } from '#functions/imports/publishing/lost-rows.ts';
import { FIRST_FORM, writeSource } from '#functions/imports/sources/source-files.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { anAcesFile, anApp, updateHeader } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile, aStockFile } from '../../../builders/catalogue-files.ts';
import { anItem, aPiesFile } from '../../../builders/pies.ts';
import { importBench } from '../../../support/import-bench.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `A${index + 10}`);
const values = <T>(count: number, value: T) => Object.fromEntries(numbered(count).map((number) => [number, value]));

let bench: Awaited<ReturnType<typeof importBench>>;
beforeEach(async () => {
  bench = await importBench();
});

describe('case N25: a feed that lost most of itself', () => {
  it('stops the import, and changes nothing', async () => {
    await bench.importFiles({ products: aProductFile(...numbered(21)) });
    const { outcome, state } = await bench.importFiles({
      products: aProductFile('A10'),
      prices: aPriceFile({ A10: '5' }),
    });
    const lost = [{ kind: 'products', key: 'own', removed: 20, of: 21 }];
    expect(outcome).toEqual({ kind: 'stopped', lost });
    const message =
      'The import would remove 20 rows, which is more than a tenth of a feed: 20 of 21 of products (own). Nothing was changed.';
    expect(state).toMatchObject({ state: 'stopped', lost, message });
    expect((await bench.tools.versions.current())?.version).toBe(1);
    expect(await bench.offer('001#A10')).toMatchObject({ list: 0 });
  });

  it.each([
    { acceptRemovals: 20, kind: 'published', why: 'the number that was shown' },
    { acceptRemovals: 21, kind: 'published', why: 'more than that' },
    { acceptRemovals: 19, kind: 'stopped', why: 'fewer than that' },
  ])('is $kind with $acceptRemovals accepted removals: $why', async ({ acceptRemovals, kind }) => {
    await bench.importFiles({ products: aProductFile(...numbered(21)) });
    const { outcome, state } = await bench.importFiles({ products: aProductFile('A10') }, { acceptRemovals });
    expect(outcome.kind).toBe(kind);
    if (kind === 'published') expect(state.changes).toMatchObject({ added: 0, changed: 0, removed: 20 });
  });

  it('saves no record of the import either', async () => {
    bench = await importBench({ accounts: [7] });
    await bench.importFiles({ products: aProductFile(...numbered(30)) });
    const customers = 'Account ID,Line,Name\n7,1,Shop\n';
    await bench.importFiles({ products: aProductFile('A10'), customers });
    expect(await bench.tools.customers.find(7, 'aftermarket')).toBeUndefined();
  });

  it.each([
    { kind: 'prices', whole: aPriceFile(values(30, '5')), rest: aPriceFile({ A10: '5' }) },
    { kind: 'stock', whole: aStockFile(values(30, 5)), rest: aStockFile({ A10: 5 }) },
    {
      kind: 'pies',
      whole: aPiesFile({ items: numbered(30).map((number) => anItem({ number })) }),
      rest: aPiesFile({ items: [anItem({ number: 'A10' })] }),
    },
    {
      kind: 'aces',
      whole: anAcesFile({
        apps: numbered(30).map((number) =>
          anApp({ attributes: `action="A" id="${number}"`, part: `<Part>${number}</Part>` }),
        ),
      }),
      rest: anAcesFile({ apps: [anApp({ part: '<Part>A10</Part>' })] }),
    },
    {
      kind: 'part-types',
      whole: ['Line,Code,Name', ...numbered(30).map((code) => `1,${code},Part`)].join('\n'),
      rest: 'Line,Code,Name\n1,A10,Part',
    },
  ] as const)('is stopped for $kind too', async ({ kind, whole, rest }) => {
    await bench.importFiles([{ kind, content: whole }]);
    const { outcome } = await bench.importFiles([{ kind, content: rest }]);
    expect(outcome).toMatchObject({ kind: 'stopped', lost: [{ kind, removed: 29, of: 30 }] });
  });

  it('goes on where an update names what it removes', async () => {
    const apps = numbered(30).map((number) =>
      anApp({ attributes: `action="A" id="${number}"`, part: `<Part>${number}</Part>` }),
    );
    await bench.importFiles({ aces: anAcesFile({ apps }) });
    const removed = apps.map((app) => app.replace('action="A"', 'action="D"'));
    const { outcome } = await bench.importFiles({ aces: anAcesFile({ header: updateHeader, apps: removed.slice(1) }) });
    expect(outcome.kind).toBe('published');
  });

  it('is one that loses at least 20 rows and more than a tenth of them', async () => {
    const store = memoryObjectStore();
    const source = { kind: 'products', key: 'own', asOf: '2026-03-01T00:00:00.000Z', form: FIRST_FORM };
    const rowOf = (number: number) => ({ companyCode: '001', partNumber: `A${number + 1000}`, brand: 'BBBB' });
    const write = (numbers: readonly number[]) => writeSource(store, source, numbers.map(rowOf));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), fc.nat(60), fc.nat(30), async (count, cut, added) => {
        const before = Array.from({ length: count }, (_, index) => index);
        const after = [
          ...before.slice(Math.min(cut, count)),
          ...Array.from({ length: added }, (_, index) => 5000 + index),
        ];
        const removed = Math.min(cut, count);
        const lost = await lostRows(store, [await write(before)], [await write(after)]);
        const expected = removed >= 20 && removed > count / 10 ? [removed] : [];
        expect(lost.map((one) => one.removed)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the summary of an import', () => {
  it('says how many parts were added, changed and removed, and how many nobody can buy', async () => {
    const first = await bench.importFiles({
      products: `${aProductFile('A1', 'A2', 'A3')}\n"C1 CORE",BBBB,C1,Blanchard,6832,FILTERS,Core`.replace(
        'Title\n',
        'Title\n',
      ),
      prices: aPriceFile({ A1: '5', A2: '6' }),
      stock: aStockFile({ A1: 3, A2: 0 }),
    });
    expect(first.state.changes).toEqual({ added: 4, changed: 0, removed: 0, unpriced: 2, withoutStock: 3 });
    const second = await bench.importFiles({
      products: aProductFile('A1', 'A2', 'A4'),
      prices: aPriceFile({ A1: '7', A2: '6', A4: '8' }),
    });
    expect(second.state.changes).toEqual({ added: 1, changed: 1, removed: 2, unpriced: 0, withoutStock: 2 });
  });
});
