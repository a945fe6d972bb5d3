import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinStaged } from '#functions/imports/publishing/join-staged.ts';
import { FIRST_FORM, sourceRows, writeSource } from '#functions/imports/sources/source-files.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import type { StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import { anAcesFile, anApp, updateHeader } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile, aStockFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { anItem, aPiesFile } from '../../../builders/pies.ts';
import { importBench } from '../../../support/import-bench.ts';

const map = aVehicleMap('1001,1994,Ford,Mustang,54,688');
const aces = (part: string, id: string, header?: string) =>
  anAcesFile({
    ...(header !== undefined && { header }),
    apps: [anApp({ attributes: `action="A" id="${id}"`, part: `<Part>${part}</Part>` })],
  });

describe('case N05: files of one import that hold the same kind', () => {
  it('and are FULL files of one brand are both in the version', async () => {
    const bench = await importBench();
    await bench.importFiles([
      { kind: 'vehicle-map', content: map },
      { kind: 'products', content: aProductFile('EX-1', 'EX-2') },
      { kind: 'aces', content: aces('EX-1', '1') },
      { kind: 'aces', content: aces('EX-2', '1') },
    ]);
    expect(await bench.found({ years: [1994], makes: ['Ford'] })).toEqual(['001#EX-1', '001#EX-2']);
  });

  it('and are an update and a FULL file are joined in this order, whatever theirs', async () => {
    const bench = await importBench();
    await bench.importFiles([
      { kind: 'vehicle-map', content: map },
      { kind: 'products', content: aProductFile('EX-1', 'EX-2') },
      { kind: 'aces', content: aces('EX-2', '2', updateHeader) },
      { kind: 'aces', content: aces('EX-1', '1') },
    ]);
    expect(await bench.found({ years: [1994], makes: ['Ford'] })).toEqual(['001#EX-1', '001#EX-2']);
  });

  it('and are PIES files have the items of both, and the repeated one is told', async () => {
    const bench = await importBench();
    const items = (...numbers: readonly string[]) => aPiesFile({ items: numbers.map((number) => anItem({ number })) });
    const { issues } = await bench.importFiles([
      { kind: 'pies', content: items('P1', 'P2') },
      { kind: 'pies', content: items('P2', 'P3') },
    ]);
    const [p1, p2, p3] = await Promise.all(['P1', 'P2', 'P3'].map((number) => bench.offer(`001#${number}`)));
    expect([p1, p2, p3].map((offer) => offer?.id)).toEqual(['001#P1', '001#P2', '001#P3']);
    expect(issues).toMatchObject([
      {
        file: 'pies.txt',
        line: 0,
        code: 'repeated-row',
        message:
          'Several files of this import have the same rows of items: 1, for example P2 P2. The rows of the last file are used.',
      },
    ]);
  });

  it('and are stock have the counts of both, each as of its own time', async () => {
    const bench = await importBench();
    await bench.importFiles([
      { kind: 'products', content: aProductFile('A1', 'A2') },
      { kind: 'stock', content: aStockFile({ A1: 3 }), asOf: '2026-02-01T00:00:00.000Z' },
      { kind: 'stock', content: aStockFile({ A2: 4 }), asOf: '2026-03-01T00:00:00.000Z' },
    ]);
    expect(await bench.offer('001#A1')).toMatchObject({ onHand: { DEN: 3 }, asOf: '2026-02-01T00:00:00.000Z' });
    expect(await bench.offer('001#A2')).toMatchObject({ onHand: { DEN: 4 }, asOf: '2026-03-01T00:00:00.000Z' });
  });

  it('and are lists are both read with the files that need them', async () => {
    const bench = await importBench();
    const { issues } = await bench.importFiles([
      { kind: 'part-types', content: 'Line,Code,Name\n1,6832,Cabin Air Filter' },
      { kind: 'part-types', content: 'Line,Code,Name\n1,1360,Fender' },
      { kind: 'pies', content: aPiesFile({ items: [anItem(), anItem({ number: 'EX-2', partType: '1360' })] }) },
    ]);
    expect(issues).toEqual([]);
  });

  it('and are records are saved together, and a repeated one is told', async () => {
    const bench = await importBench({ accounts: [7, 8] });
    const levels = (group: string) => `Price Level,Product Line,Discount\ngold,${group},10`;
    const customers = (...rows: readonly string[]) => ['Account ID,Line,Name', ...rows].join('\n');
    const { issues } = await bench.importFiles([
      { kind: 'price-levels', content: levels('FILTERS') },
      { kind: 'price-levels', content: levels('GLASS') },
      { kind: 'customers', content: customers('7,1,First', '8,1,Eight') },
      { kind: 'customers', content: customers('7,1,Last') },
    ]);
    const { tools } = bench;
    expect(Object.keys((await tools.priceLevels.find('gold'))?.discounts ?? {})).toEqual(['FILTERS', 'GLASS']);
    expect((await tools.customers.find(7, 'aftermarket'))?.customerName).toBe('Last');
    expect((await tools.customers.find(8, 'aftermarket'))?.customerName).toBe('Eight');
    expect(issues).toEqual([
      {
        file: 'customers.txt',
        line: 2,
        code: 'repeated-row',
        message: 'An earlier file of this import has 7 aftermarket too. This row is used.',
        severity: 'warning',
      },
    ]);
  });

  it('and have the same row keep that of the last file', async () => {
    const bench = await importBench();
    await bench.importFiles([
      { kind: 'products', content: aProductFile('A1') },
      { kind: 'prices', content: aPriceFile({ A1: '5' }) },
      { kind: 'prices', content: aPriceFile({ A1: '6' }) },
    ]);
    expect(await bench.offer('001#A1')).toMatchObject({ list: 60_000 });
  });

  it('give what one file with all their rows gives, however the rows are spread', async () => {
    const asOf = '2026-03-01T00:00:00.000Z';
    const row = fc.record({ number: fc.integer({ min: 1, max: 30 }), file: fc.nat(3), count: fc.nat(99) });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(row, { selector: ({ number }) => number, minLength: 1 }), async (given) => {
        const store = memoryObjectStore();
        const rows = given
          .map(({ number, file, count }) => ({
            file,
            row: { companyCode: '001', partNumber: `A${number}`, onHand: { DEN: count }, asOf },
          }))
          .sort((one, other) => (one.row.partNumber < other.row.partNumber ? -1 : 1));
        const source = { kind: 'stock', key: 'own', asOf, form: FIRST_FORM };
        const files = [...new Set(given.map(({ file }) => file))];
        const staged = await Promise.all(
          files.map((file) =>
            writeSource(
              store,
              source,
              rows.filter((one) => one.file === file).map((one) => one.row),
            ),
          ),
        );
        const [joined, ...more] = await joinStaged(store, staged);
        expect(more).toEqual([]);
        if (joined) expect(await collect(sourceRows<StockRow>(store, joined))).toEqual(rows.map((one) => one.row));
      }),
      { numRuns: 200 },
    );
  });
});
