import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvFormat } from '#functions/imports/csv/csv-format.ts';
import { customersFormat } from '#functions/imports/csv/formats/customers.ts';
import { pricesFormat } from '#functions/imports/csv/formats/prices.ts';
import { productsFormat } from '#functions/imports/csv/formats/products.ts';
import { salvageFormat } from '#functions/imports/csv/formats/salvage.ts';
import { stockFormat } from '#functions/imports/csv/formats/stock.ts';
import { IMPORT_KINDS } from '#functions/imports/kinds/import-kinds.ts';
import { type ImportKind, importKinds } from '#shared/schemas/stored/import.ts';
import { aPriceFile, aProductFile, aSalvageFile } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';
import { readFile } from '../csv/read-file.ts';

/** A file of one row with a further column. */
function withCell(file: string, column: string, cell: string): string {
  const [header = '', row = ''] = file.split('\n');
  return `${header},${column}\n${row},"${cell.replaceAll('"', '""')}"\n`;
}

const productWith = (column: string, cell: string) =>
  readFile(productsFormat, withCell(aProductFile('A1'), column, cell));
const salvageWith = (column: string, cell: string) =>
  readFile(salvageFormat, withCell(aSalvageFile('g-1'), column, cell));

const codesOf = (issues: readonly { code: string; severity: string }[]) =>
  issues.map(({ code, severity }) => `${severity} ${code}`);

describe('an optional cell that can’t be read costs the cell', () => {
  it.each([
    { cell: 'N/A', images: [], why: 'no address' },
    { cell: 'fender9.jpg', images: [], why: 'a file name' },
    { cell: 'https://img.example/my photo.jpg', images: [], why: 'a blank in an address' },
    { cell: 'N/A|https://img.example/1.jpg', images: ['https://img.example/1.jpg'], why: 'one of two' },
  ])('case N08: images are "$cell", $why', async ({ cell, images }) => {
    const { rows, issues } = await productWith('Images', cell);
    expect(rows[0]?.images.map(({ url }) => url)).toEqual(images);
    expect(issues).toMatchObject([
      {
        line: 2,
        field: 'Images',
        code: 'invalid-url',
        severity: 'warning',
        message: expect.stringMatching(/left out\.$/),
      },
    ]);
  });

  it.each([
    { column: 'CAPA', cell: 'maybe', code: 'invalid' },
    { column: 'Weight', cell: 'heavy', code: 'invalid-number' },
    { column: 'Attributes', cell: 'Diameter', code: 'invalid' },
    { column: 'Alternate Numbers', cell: '9'.repeat(61), code: 'too-long' },
    { column: 'Images', cell: 'C:\\photo.jpg', code: 'invalid-url' },
    { column: 'Images', cell: 'javascript:alert(1)', code: 'invalid-url' },
  ])('as "$cell" in $column', async ({ column, cell, code }) => {
    const { rows, issues } = await productWith(column, cell);
    expect([rows.length, codesOf(issues)]).toEqual([1, [`warning ${code}`]]);
  });

  /** Optional columns whose value decides identity, price or stock, of every format. */
  const DECIDING: Partial<Record<ImportKind, readonly string[]>> = {
    'vehicle-map': ['Make ID', 'Model ID', 'Vehicle Type ID'],
    'cross-references': ['Company Code', 'Core Item'],
    products: [
      'Company Code',
      'Core Item',
      'Oversized',
      'Hazardous',
      'Units',
      'Flat Rate Shipping Fee',
      'Restrictions',
    ],
    prices: ['Company Code', 'Core Price', 'price'],
    stock: ['Company Code', 'Warehouse', 'On Hand', 'stock', 'As Of'],
    salvage: ['Company Code', 'Oversized', 'Hazardous'],
    interchange: ['Part Type'],
    warehouses: ['Company Code', 'Transfers From'],
    yards: ['Company Code', 'Transfers From'],
    customers: [
      ...['Company Code', 'Customer Number', 'Price Level', 'Address 1', 'Address 2', 'City', 'State', 'Postal Code'],
      ...['PO Required', 'Tax Exempt'],
    ],
    'price-levels': ['Product Line Or Part Type'],
    'tax-rates': ['Postal Code', 'Taxes Freight'],
    'shipping-rates': [
      ...['Up To Miles', 'Fee Per Pound', 'Lift Gate Fee', 'Residential Fee', 'Oversize Fee', 'Hazardous Fee'],
    ],
    insurance: ['Refused Flags', 'Refused Part Types'],
    synonyms: ['Means', 'Part Type', 'Relation'],
  };

  it.each(importKinds)('unless it decides the identity, the price or the stock of %s', (kind) => {
    const { format } = IMPORT_KINDS[kind];
    const columns = typeof format === 'string' ? [] : Object.values(format.columns);
    const deciding = columns.filter((column) => column.kind !== 'required' && column.isDeciding);
    expect(deciding.map(({ names }) => names[0])).toEqual(DECIDING[kind] ?? []);
  });

  it.each<{ format: CsvFormat<unknown>; file: string; column: string }>([
    { format: pricesFormat, file: 'Part Number,List Price,Core Price\nA1,5,free', column: 'Core Price' },
    { format: pricesFormat, file: 'Part Number,List Price,price:gold\nA1,5,call', column: 'price:gold' },
    { format: stockFormat, file: 'Part Number,stock:DEN\nA1,some', column: 'stock:DEN' },
    { format: stockFormat, file: 'Part Number,stock:DEN,As Of\nA1,1,today', column: 'As Of' },
    { format: customersFormat, file: 'Account ID,Line,Name,Price Level\n7,1,Shop,a b', column: 'Price Level' },
  ])('as in $column, which costs the row', async ({ format, file, column }) => {
    const { rows, issues } = await readFile(format, file);
    expect([rows, issues.map(({ field, severity }) => [field, severity])]).toEqual([[], [[column, 'refused']]]);
  });

  it('whatever is in it', async () => {
    const columns = Object.values(productsFormat.columns).filter(
      ({ kind, isDeciding }) => kind === 'optional' && !isDeciding,
    );
    const column = fc.constantFrom(...columns.map(({ names }) => names[0]));
    await fc.assert(
      fc.asyncProperty(column, fc.string({ maxLength: 300 }), async (name, cell) => {
        const { rows, issues } = await productWith(name, cell);
        expect(rows).toHaveLength(1);
        expect(issues.every(({ severity }) => severity === 'warning')).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N09: the mileage of a car', () => {
  it.each([
    { cell: '61,204 mi', mileage: 61_204, issues: [] },
    { cell: '61204 MILES', mileage: 61_204, issues: [] },
    { cell: '61,204.0', mileage: 61_204, issues: [] },
    { cell: '61204 (Actual)', mileage: 61_204, issues: [] },
    { cell: 'unknown miles', mileage: undefined, issues: [] },
    { cell: 'Exempt', mileage: undefined, issues: ['warning unknown-mileage'] },
    { cell: 'Not Actual', mileage: undefined, issues: ['warning unknown-mileage'] },
    { cell: '61,204 NOT ACTUAL', mileage: undefined, issues: ['warning unknown-mileage'] },
    { cell: '61k', mileage: 61_000, issues: ['warning converted-mileage'] },
    { cell: '98,500 km', mileage: 61_205, issues: ['warning converted-mileage'] },
    { cell: 'low', mileage: undefined, issues: ['warning invalid-number'] },
    { cell: '61,20', mileage: undefined, issues: ['warning invalid-number'] },
  ])('"$cell" is $mileage, and the part is for sale', async ({ cell, mileage, issues: expected }) => {
    const { rows, issues } = await salvageWith('Mileage', cell);
    expect([rows.length, rows[0]?.mileage, codesOf(issues)]).toEqual([1, mileage, expected]);
  });

  it('is read in any form of the same miles', async () => {
    const blank = fc.constantFrom('', ' ', '  ');
    const unit = fc.constantFrom('', 'mi', 'MI', 'mi.', 'miles', 'Miles');
    const miles = fc.integer({ min: 1, max: 2_000_000 });
    await fc.assert(
      fc.asyncProperty(miles, blank, unit, fc.boolean(), async (count, between, word, hasCommas) => {
        const number = hasCommas ? count.toLocaleString('en-US') : String(count);
        const { rows, issues } = await salvageWith('Mileage', `${number}${between}${word}`);
        expect([rows[0]?.mileage, issues]).toEqual([count, []]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N10: a unit', () => {
  it.each(['EA', 'ea', 'Each', 'PC'])('"%s" is one each', async (cell) => {
    const { rows, issues } = await productWith('UOM', cell);
    expect([rows[0]?.units, issues]).toEqual([[{ code: 'EA', description: 'Each', eaches: 1 }], []]);
  });

  it('beside others is one of them', async () => {
    const { rows } = await productWith('UOM', 'EA|BX:Box of 12:12');
    expect(rows[0]?.units.map(({ code, eaches }) => [code, eaches])).toEqual([
      ['EA', 1],
      ['BX', 12],
    ]);
  });

  it.each(['PR', 'BX', 'CS'])(
    '"%s" is refused with the form to use, because nobody knows how many it holds',
    async (cell) => {
      const { rows, issues } = await productWith('UOM', cell);
      const message = `"${cell}" is not a selling unit such as BX:Box of 12:12. It does not say how many eaches it holds.`;
      expect([rows, issues.map((issue) => issue.message)]).toEqual([[], [message]]);
    },
  );
});

describe('case N11: rows that end before the header', () => {
  it('have empty cells there, which is told once', async () => {
    const file = 'Part Number,List Price,Core Price,price:gold\nA1,5\nA2,6,1\nA3,7,1,2\n';
    const { rows, issues } = await readFile(pricesFormat, file);
    expect(rows.map(({ partNumber, core, levels }) => [partNumber, core, levels])).toEqual([
      ['A1', undefined, {}],
      ['A2', 10_000, {}],
      ['A3', 10_000, { gold: 20_000 }],
    ]);
    expect(issues).toEqual([
      {
        line: 2,
        code: 'short-row',
        message: 'A row ends before its last columns, which are empty (2 times).',
        severity: 'warning',
      },
    ]);
  });

  it('are refused where a required cell is missing, or one too many is not empty', async () => {
    const { rows, issues } = await readFile(pricesFormat, 'Part Number,List Price\nA1\nA2,6,7\nA3,7,\n');
    expect(rows.map(({ partNumber }) => partNumber)).toEqual(['A3']);
    expect(issues.map(({ line, code }) => [line, code])).toEqual([
      [2, 'ragged-row'],
      [3, 'ragged-row'],
    ]);
  });

  it('read as if the cells were there and empty, in every kind of file', async () => {
    const kinds = importKinds.flatMap((kind) => {
      const { format } = IMPORT_KINDS[kind];
      return typeof format === 'string' ? [] : [format];
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), fc.nat(8), async (format, cut) => {
        const columns = Object.values(format.columns).filter(({ kind }) => kind !== 'family');
        const [required, others] = [true, false].map((is) =>
          columns.filter(({ kind }) => (kind === 'required') === is),
        );
        const names = [...(required ?? []), ...(others ?? [])].map((column) => column.names[0]);
        const cells = (required ?? []).map(() => '1');
        const width = Math.max(cells.length, names.length - cut);
        const row = (length: number) => [...cells, ...Array.from({ length: length - cells.length }, () => '')].join();
        const [short, whole] = [
          await readFile(format, `${names.join()}\n${row(width)}\n`),
          await readFile(format, `${names.join()}\n${row(names.length)}\n`),
        ];
        expect(short.rows).toEqual(whole.rows);
        const faultsOf = ({ issues }: typeof short) => issues.map(({ sent: _, ...fault }) => fault);
        expect(faultsOf(short).filter(({ code }) => code !== 'short-row')).toEqual(faultsOf(whole));
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N42: binary fractions that a spreadsheet wrote out', () => {
  it.each([
    { cell: '7.989999999999998', price: 79_900 },
    { cell: '3.199999999999999', price: 32_000 },
    { cell: '2.349999999999999', price: 23_500 },
    { cell: '$1,064.500000000000004', price: 10_645_000 },
    { cell: '9.99999999999999', price: 100_000 },
  ])('$cell is $price', async ({ cell, price }) => {
    const { rows } = await readFile(pricesFormat, `Part Number,List Price,Core Price\nA1,"${cell}","${cell}"\n`);
    expect([rows[0]?.list, rows[0]?.core]).toEqual([price, price]);
  });

  it('four decimals are kept and others are still dropped', async () => {
    const { rows } = await readFile(pricesFormat, 'Part Number,List Price,Core Price\nA1,1.00019,0.99999\n');
    expect([rows[0]?.list, rows[0]?.core]).toEqual([10_001, 9_999]);
  });

  it('are the amount that was meant, whatever was calculated', async () => {
    const price = fc.integer({ min: 1, max: 4_000_000 });
    const factor = fc.constantFrom(0.1, 0.7, 1.1, 1.3, 3, 7);
    await fc.assert(
      fc.asyncProperty(price, factor, async (cents, by) => {
        // A sheet that multiplies and divides again shows the same amount, and holds another.
        const noisy = ((cents / 100) * by) / by;
        const written =
          noisy === cents / 100 ? (cents / 100 + 4e-16 * Math.ceil(cents / 100)).toString() : String(noisy);
        const { rows } = await readFile(pricesFormat, `Part Number,List Price\nA1,${written}\n`);
        expect(rows[0]?.list).toBe(cents * 100);
      }),
      { numRuns: 200 },
    );
  });
});

it('a whole import of such rows puts the good ones into the shop', async () => {
  const bench = await importBench();
  const [header = '', row = ''] = aProductFile('A1').split('\n');
  const products = `${header},UOM,Images,CAPA\n${row},EA,N/A,maybe\n${row.replaceAll('A1', 'A2')}\n`;
  const prices = `${aPriceFile({ A1: '7.989999999999998' })}\nA2,3.199999999999999\n`;
  const salvage = withCell(aSalvageFile('g-1'), 'Mileage', 'Exempt');
  const { issues, state } = await bench.importFiles({ products, prices, salvage });
  expect(await bench.offer('001#A1')).toMatchObject({ list: 79_900 });
  expect(await bench.offer('001#A2')).toMatchObject({ list: 32_000 });
  expect(await bench.offer('g-1')).toBeDefined();
  expect(state.refused).toBe(0);
  expect(codesOf(issues)).toEqual(
    expect.arrayContaining(['warning invalid-url', 'warning invalid', 'warning short-row', 'warning unknown-mileage']),
  );
});

describe('case N29: prices as spreadsheets write them', () => {
  it.each([
    { cell: '$1,064.50 ', list: 10_645_000 },
    { cell: '$ 21.99', list: 219_900 },
    { cell: '21.99 ', list: 219_900 },
  ])('"$cell" is read', async ({ cell, list }) => {
    const { rows, issues } = await readFile(pricesFormat, aPriceFile({ A1: `"${cell}"` }));
    expect([rows[0]?.list, issues]).toEqual([list, []]);
  });

  it.each(['1\u00a0064.50', '1 064.50', '1.064,50', 'call'])('"%s" is refused with its line, never 1', async (cell) => {
    const { rows, issues } = await readFile(pricesFormat, aPriceFile({ A1: `"${cell}"` }));
    expect([rows, issues.map(({ line, severity }) => [line, severity])]).toEqual([[], [[2, 'refused']]]);
  });
});
