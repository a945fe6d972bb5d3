import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockFormat } from '#functions/imports/csv/formats/stock.ts';
import { aProductFile, aSalvageFile, aStockFile } from '../../../builders/catalogue-files.ts';
import { fileOf, importBench } from '../../../support/import-bench.ts';
import { readFile } from '../csv/read-file.ts';

/** The clock of the bench. */
const NOW = '2026-03-02T09:00:00.000Z';
/** The moment at which `readFile` loads. */
const LOADED = Date.parse('2026-04-01T09:00:00.000Z');

const stockAsOf = (asOf: string) => readFile(stockFormat, `Part Number,Warehouse,On Hand,As Of\nA1,DEN,10,${asOf}\n`);

describe('case N01: no count is later than the moment of loading', () => {
  it('a column with a later time counts as that moment, and is told', async () => {
    const bench = await importBench();
    const stock = aStockFile({ A1: 10, A2: 10 }, '2026-12-31T00:00Z');
    const { issues } = await bench.importFiles({ products: aProductFile('A1', 'A2'), stock });
    expect(await bench.offer('001#A1')).toMatchObject({ onHand: { DEN: 10 }, asOf: NOW });
    expect(issues.filter(({ code }) => code === 'future-time')).toMatchObject([
      {
        line: 2,
        field: 'As Of',
        message: `2026-12-31T00:00:00.000Z is later than the file was loaded. ${NOW} is used.`,
        severity: 'warning',
      },
      { line: 3 },
    ]);
  });

  it.each([
    { arrivedAt: undefined, counted: NOW, why: 'a file on a disk is loaded when it is read' },
    { arrivedAt: '2026-03-01T10:00:00.000Z', counted: '2026-03-01T10:00:00.000Z', why: 'an upload when it arrived' },
    { arrivedAt: '2027-01-01T00:00:00.000Z', counted: NOW, why: 'which is never after it is read' },
  ])('a file with a later date counts as that moment, because $why', async ({ arrivedAt, counted }) => {
    const bench = await importBench();
    const stock = fileOf({ kind: 'stock', content: aStockFile({ A1: 10 }), asOf: '2027-03-01T00:00:00Z' });
    const products = fileOf({ kind: 'products', content: aProductFile('A1') });
    const { issues } = await bench.importFiles([products, { ...stock, arrivedAt }]);
    expect(await bench.offer('001#A1')).toMatchObject({ asOf: counted });
    expect(issues.filter(({ code }) => code === 'future-time')).toEqual([
      {
        file: 'stock.txt',
        line: 0,
        code: 'future-time',
        message: `The file is dated 2027-03-01T00:00:00Z, which is later than it was loaded. ${counted} is used.`,
        severity: 'warning',
      },
    ]);
  });

  it('a grade by the miles of a year goes by no later year than that of loading', async () => {
    const bench = await importBench();
    const [header = '', row = ''] = aSalvageFile('g-1').split('\n');
    const content = `${header},Mileage,Mechanical\n${row},150000,major\n`;
    await bench.importFiles([{ kind: 'salvage', content, asOf: '2039-01-01T00:00:00Z' }]);
    // Seven years by 2026 allow 105,000 miles for an A, and twenty by 2039 would allow 200,000.
    expect(await bench.offer('g-1')).toMatchObject({ grade: 'B' });
  });

  it('a day on which more is expected may be later', async () => {
    const file = 'Part Number,Warehouse,On Hand,Expected\nA1,DEN,0,2031-01-01\n';
    const { rows, issues } = await readFile(stockFormat, file);
    expect([rows[0]?.expected, issues]).toEqual(['2031-01-01', []]);
  });

  it('holds for any time in any notation', async () => {
    const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
    const notation = fc.constantFrom<(iso: string) => string>(
      (iso) => iso,
      (iso) => iso.replace('T', ' ').replace('Z', ''),
      (iso) => iso.replace('Z', '+00:00'),
      (iso) => iso.slice(0, 10),
    );
    await fc.assert(
      fc.asyncProperty(time, notation, async (at, write) => {
        const written = write(at.toISOString());
        const meant = Date.parse(written.length > 10 ? at.toISOString() : `${written}T00:00Z`);
        const { rows, issues } = await stockAsOf(written);
        expect(Date.parse(rows[0]?.asOf ?? '')).toBe(Math.min(meant, LOADED));
        expect(issues.map(({ code }) => code)).toEqual(meant > LOADED ? ['future-time'] : []);
      }),
      { numRuns: 200 },
    );
  });
});
