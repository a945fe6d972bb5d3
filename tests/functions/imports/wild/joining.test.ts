import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockFormat } from '#functions/imports/csv/formats/stock.ts';
import { NamedPartners } from '#functions/imports/csv/named-partners.ts';
import { mergedCatalogue } from '#functions/imports/merge/merged-catalogue.ts';
import { FIRST_FORM, writeSource } from '#functions/imports/sources/source-files.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import type { PriceRow } from '#shared/schemas/catalogue/offer-rows.ts';
import { anAcesFile, anApp } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile, aSalvageFile, aStockFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { anItem, aPiesFile, aPrice } from '../../../builders/pies.ts';
import { importBench } from '../../../support/import-bench.ts';
import { readFile } from '../csv/read-file.ts';

let bench: Awaited<ReturnType<typeof importBench>>;
beforeEach(async () => {
  bench = await importBench();
});

const codesOf = (issues: readonly { code: string }[]) => issues.map(({ code }) => code);

describe('case N13: numbers in another spelling', () => {
  it('attach prices and stock to the part of their form', async () => {
    const { issues } = await bench.importFiles({
      products: aProductFile('PUB-4003', 'PUB-4004'),
      prices: aPriceFile({ 'pub-4003': '31', 'PUB-4004': '32' }),
      stock: aStockFile({ PUB4003: 7 }),
    });
    expect(await bench.offer('001#PUB-4003')).toMatchObject({ list: 310_000, onHand: { DEN: 7 } });
    expect(await bench.offer('001#PUB-4004')).toMatchObject({ list: 320_000 });
    expect(issues).toEqual([]);
  });

  it('attach whichever file comes first', async () => {
    await bench.importFiles({ prices: aPriceFile({ pub4003: '31' }) });
    await bench.importFiles({ products: aProductFile('PUB-4003') });
    expect(await bench.offer('001#PUB-4003')).toMatchObject({ list: 310_000 });
  });

  it('leave a part its own row, whatever the other spelling says', async () => {
    const { issues } = await bench.importFiles({
      products: aProductFile('PUB-4003'),
      prices: aPriceFile({ 'PUB-4003': '31', PUB4003: '99' }),
    });
    expect(await bench.offer('001#PUB-4003')).toMatchObject({ list: 310_000 });
    expect(issues).toMatchObject([
      {
        file: 'prices.txt',
        line: 3,
        code: 'same-form',
        message: '001 PUB4003 differs from an earlier number of this file only in signs.',
      },
    ]);
  });

  it('attach to nothing where two parts have the form, which is told', async () => {
    const { issues } = await bench.importFiles({
      products: aProductFile('PUB-4003', 'PUB4003'),
      prices: aPriceFile({ 'pub-4003': '31' }),
    });
    expect([await bench.offer('001#PUB-4003'), await bench.offer('001#PUB4003')]).toMatchObject([
      { list: 0 },
      { list: 0 },
    ]);
    expect(codesOf(issues)).toEqual(['same-form']);
  });

  it('are those of one company only', async () => {
    const { issues } = await bench.importFiles({
      products: aProductFile('PUB-4003'),
      prices: 'Company Code,Part Number,List Price\n002,pub-4003,31\n',
    });
    expect(await bench.offer('001#PUB-4003')).toMatchObject({ list: 0 });
    expect(codesOf(issues)).toEqual(['unknown-part']);
  });

  it('attach the items and applications of brands', async () => {
    const { issues } = await bench.importFiles({
      'vehicle-map': aVehicleMap('1001,1994,Ford,Mustang,54,688'),
      products: aProductFile('EX-1', 'EX-2'),
      pies: aPiesFile({ items: [anItem({ number: 'ex1', segments: `<Prices>${aPrice({ price: '12' })}</Prices>` })] }),
      aces: anAcesFile({
        apps: [
          anApp({ part: '<Part>EX 1</Part>' }),
          anApp({ attributes: 'action="A" id="2"', part: '<Part>EX-2</Part>' }),
        ],
      }),
    });
    expect(await bench.found({ years: [1994], makes: ['Ford'] })).toEqual(['001#EX-1', '001#EX-2']);
    expect(await bench.offer('001#EX-1')).toMatchObject({ list: 120_000 });
    expect(await bench.offer('001#ex1')).toBeUndefined();
    expect(codesOf(issues).filter((code) => code !== 'unknown-code')).toEqual([]);
  });

  it('attach the cross-references of brands', async () => {
    await bench.importFiles({
      products: aProductFile('OWN1'),
      'cross-references': 'Part Number,Brand,Brand Part Number\nOWN1,CCCC,X-77\n',
      pies: aPiesFile({
        items: [
          anItem({ number: 'x77', segments: `<Prices>${aPrice({ price: '12' })}</Prices>` }).replaceAll('BBBB', 'CCCC'),
        ],
      }),
    });
    expect(await bench.offer('001#OWN1')).toMatchObject({ list: 120_000 });
  });

  it('attach however they are spelled, and only to parts without a row of just their number', async () => {
    const store = memoryObjectStore();
    const spelling = fc.constantFrom<(number: string) => string>(
      (number) => number,
      (number) => number.toLowerCase(),
      (number) => number.replaceAll('-', ''),
      (number) => number.replaceAll('-', '/'),
      (number) => number.replace('-', '.').toLowerCase(),
      (number) => `${number.slice(0, 1)}-${number.slice(1)}`,
    );
    const parts = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 100, max: 160 }), write: spelling, isPriced: fc.boolean() }),
      {
        selector: ({ id }) => id,
        minLength: 1,
        maxLength: 20,
      },
    );
    const source = { key: 'own', asOf: '2026-03-01T00:00:00.000Z', form: FIRST_FORM };
    const sorted = <Row extends { partNumber: string }>(rows: readonly Row[]): Row[] =>
      rows.toSorted((one, other) => (one.partNumber < other.partNumber ? -1 : 1));
    await fc.assert(
      fc.asyncProperty(parts, async (given) => {
        const numbers = given.map(({ id }) => ({
          companyCode: '001',
          partNumber: `PU-B${id}-X`,
          brand: 'BBBB',
          brandPartNumber: `${id}`,
        }));
        const prices = given.flatMap(({ id, write, isPriced }) => [
          { companyCode: '001', partNumber: write(`PU-B${id}-X`), list: id, levels: {} },
          ...(isPriced && write(`PU-B${id}-X`) !== `PU-B${id}-X`
            ? [{ companyCode: '001', partNumber: `PU-B${id}-X`, list: id + 1000, levels: {} }]
            : []),
        ]);
        const entries = [
          await writeSource(store, { ...source, kind: 'products' }, sorted(numbers)),
          await writeSource(store, { ...source, kind: 'prices' }, sorted(prices)),
        ];
        const catalogue = await mergedCatalogue(store, entries);
        const joined = new Map(
          (await collect(catalogue.prices as AsyncIterable<PriceRow>)).map((row) => [row.partNumber, row.list]),
        );
        for (const { id, write, isPriced } of given) {
          const isOther = write(`PU-B${id}-X`) !== `PU-B${id}-X`;
          expect(joined.get(`PU-B${id}-X`)).toBe(isOther && isPriced ? id + 1000 : id);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N14: rows that name what no file describes', () => {
  const lists = {
    'part-types': 'Line,Code,Name\n1,6832,Cabin Air Filter\n2,300,Engine',
    'product-lines': 'Code,Name\nFILTERS,Filters',
    warehouses: 'Warehouse,Name,Phone,ZIP,Time Zone\nDEN,Denver,3035550100,80022,America/Denver',
    yards: 'Yard,Name,Phone,ZIP,Time Zone\nY101,Yard,3035550100,80022,America/Denver',
    'price-levels': 'Price Level,Discount\nfleet,10',
  };

  it('are told with the first place and a count', async () => {
    bench = await importBench({ accounts: [7] });
    await bench.importFiles({ ...lists, products: aProductFile('A1', 'A2') });
    const products = aProductFile('A1', 'A2', 'A3').replaceAll('6832,FILTERS', '9999,NOLINE');
    const { issues, state } = await bench.importFiles({
      products,
      prices: 'Part Number,List Price,price:gold\nA1,5,4\nNOSUCH-77,5,\nNOSUCH-78,5,\nA2,5,4\n',
      stock: 'Part Number,Warehouse,On Hand\nA1,DEN,1\nA2,NOWHERE,1\nA3,NOWHERE,1\n',
      salvage: aSalvageFile('g-1').replace('Y101', 'Y999'),
      customers: 'Account ID,Line,Name,Price Level\n7,1,Shop,platinum\n987654,1,Other,fleet\n',
    });
    expect(issues.map(({ file, line, field, code, message }) => [file, line, field, code, message])).toEqual([
      [
        'prices.txt',
        3,
        'Part Number',
        'unknown-part',
        'No product has this number, so nothing is sold of it yet (2 times).',
      ],
      ['products.txt', 2, 'Part Type', 'unknown-part-type', 'Part type 9999 is in no list of part types (3 times).'],
      [
        'products.txt',
        2,
        'Product Line',
        'unknown-product-line',
        'Product line NOLINE is in no list of product lines (3 times).',
      ],
      [
        'prices.txt',
        2,
        'price:gold',
        'unknown-price-level',
        'Price level gold does not exist, so its prices apply to nobody (2 times).',
      ],
      [
        'stock.txt',
        3,
        'Warehouse',
        'unknown-warehouse',
        'Warehouse NOWHERE is in no list of warehouses, so its stock is not sold (2 times).',
      ],
      [
        'salvage.txt',
        2,
        'Yard Number',
        'unknown-yard',
        'Yard Y999 is in no list of yards, so its parts are not sold (1 time).',
      ],
      [
        'customers.txt',
        2,
        'Price Level',
        'unknown-price-level',
        'Price level platinum does not exist, so its prices apply to nobody (1 time).',
      ],
      ['customers.txt', 3, undefined, 'not-saved', expect.any(String)],
    ]);
    expect(state.refused).toBe(1);
  });

  it('are not told where another file of the import describes it, in whatever order', async () => {
    const { issues } = await bench.importFiles({
      prices: 'Part Number,List Price,price:fleet\nA1,5,4\n',
      stock: aStockFile({ A1: 1 }),
      salvage: aSalvageFile('g-1'),
      products: aProductFile('A1'),
      ...lists,
    });
    expect(issues).toEqual([]);
  });

  it('are not told of lists that nobody ever imported', async () => {
    const { issues } = await bench.importFiles({ products: aProductFile('A1'), stock: aStockFile({ A1: 1 }) });
    expect(issues).toEqual([]);
  });

  it('are told of a price type whose level does not exist', async () => {
    await bench.importFiles(lists);
    const { issues } = await bench.importFiles({ pies: aPiesFile() }, { levelOfPriceType: { JBR: 'jobbr' } });
    expect(codesOf(issues)).toContain('unknown-price-level');
  });

  it('are collected by name, count and first line, whatever they name', async () => {
    const place = fc.constantFrom('DEN', 'NOWHERE', 'LOST1', 'LOST2');
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 12 }), async (places) => {
        const partners = new NamedPartners();
        const rows = places.map((name, index) => `A${index},${name},1`);
        await readFile(stockFormat, ['Part Number,Warehouse,On Hand', ...rows].join('\n'), { partners });
        expect(partners.list().map(({ name, line, count }) => [name, line, count])).toEqual(
          [...new Set(places)].map((name) => [name, places.indexOf(name) + 2, places.filter((one) => one === name).length]),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N15: an item whose number can’t be ordered', () => {
  it('is left out and told, unless a cross-reference gives it another', async () => {
    const items = aPiesFile({ items: [anItem({ number: 'PUB#4001' }), anItem({ number: 'PUB#4002' })] });
    const { issues } = await bench.importFiles({
      pies: items,
      products: aProductFile('OWN2'),
      'cross-references': 'Part Number,Brand,Brand Part Number\nOWN2,BBBB,PUB#4002\n',
    });
    expect(await bench.found({ keyword: 'PUB#4001' })).toEqual([]);
    expect(issues).toMatchObject([
      {
        code: 'unsellable-number',
        severity: 'refused',
        message:
          '001 PUB#4001 is left out, because a number with # or more than 60 characters can’t be ordered. A cross-reference can give it another.',
      },
    ]);
  });
});
