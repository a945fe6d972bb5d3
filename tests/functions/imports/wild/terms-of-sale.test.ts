import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { productsFormat } from '#functions/imports/csv/formats/products.ts';
import { rebuild } from '#functions/imports/publishing/roll-back.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { barredBy } from '#shared/rules/terms/restrictions.ts';
import { aPriceFile, aProductFile, aStockFile } from '../../../builders/catalogue-files.ts';
import { anItem, aPiesFile } from '../../../builders/pies.ts';
import { importBench } from '../../../support/import-bench.ts';
import { putItem } from '../../../support/test-table.ts';
import { readFile } from '../csv/read-file.ts';

/** A file of one product with further columns. */
function productFile(columns: Readonly<Record<string, string>>): string {
  const [header = '', row = ''] = aProductFile('A1').split('\n');
  const cells = Object.values(columns).map((cell) => `"${cell}"`);
  return `${[header, ...Object.keys(columns)].join(',')}\n${[row, ...cells].join(',')}\n`;
}

const CALIFORNIA = { place: 'US-CA', name: 'California' };

describe('a file of products', () => {
  it.each([
    { columns: { Restrictions: 'EMS:2|RST:NY' }, row: { restrictions: ['EMS:2', 'RST:NY'] }, told: [] },
    { columns: { 'Minimum Order Quantity': '12' }, row: { minimumOrder: 12 }, told: [] },
    { columns: { MOQ: '1,200', 'Order Multiple': '4.0' }, row: { minimumOrder: 1200, orderMultiple: 4 }, told: [] },
    { columns: { 'Order Multiple': 'four' }, row: {}, told: ['warning invalid-number'] },
    {
      columns: { Restrictions: 'RCS:Los Angeles|RST:CA' },
      row: { restrictions: ['RCS:Los Angeles', 'RST:CA'] },
      told: ['warning not-used'],
    },
  ])('with $columns gives $row', async ({ columns, row, told }) => {
    const { rows, issues } = await readFile(productsFormat, productFile(columns));
    expect(rows).toMatchObject([row]);
    expect(issues.map(({ severity, code }) => `${severity} ${code}`)).toEqual(told);
  });

  it('says of a restriction that can’t be applied what that means', async () => {
    const { issues } = await readFile(productsFormat, productFile({ Restrictions: 'XYZ:1' }));
    expect(issues).toMatchObject([
      { field: 'Restrictions', message: 'The restriction XYZ:1 can’t be applied, so it stops no order (1 time).' },
    ]);
  });
});

describe('any restriction and any quantity in a file', () => {
  const code = fc.constantFrom('EMS', 'RST', 'RPC', 'RCC', 'RCS', 'RDE', 'XYZ', 'rst', '');
  const value = fc.oneof(
    fc.constantFrom('CA', 'California', 'NY;TX', '2', '02', '9', '90015', '90015-1234', 'USA', 'Canada', 'ZZ', 'all'),
    fc.string({ unit: fc.constantFrom(...'CANYTX 0159-.'), minLength: 1, maxLength: 6 }),
  );
  const restrictionText = fc.tuple(code, value).map(([name, text]) => `${name}${name && ':'}${text}`.trim());

  it('either bars places or is told as not used', async () => {
    await fc.assert(
      fc.asyncProperty(restrictionText, async (restriction) => {
        fc.pre(restriction !== '');
        const { rows, issues } = await readFile(productsFormat, productFile({ Restrictions: restriction }));
        expect(rows).toHaveLength(1);
        expect(issues.some(({ code }) => code === 'not-used')).toBe(barredBy(restriction) === undefined);
      }),
      { numRuns: 200 },
    );
  });

  it('is the quantity that is written, or none and told', async () => {
    const text = fc.oneof(
      fc.nat(2_000_000).map(String),
      fc.constantFrom('0', '-4', '4.0', '4.5', '1,200', '1 200', '12 EA', 'four', '1e3', 'N/A', '٤'),
      fc.string({ unit: fc.constantFrom(...'0123456789.,- '), minLength: 1, maxLength: 7 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (quantity) => {
        fc.pre(quantity.trim() !== '');
        const { rows, issues } = await readFile(productsFormat, productFile({ MOQ: quantity }));
        const digits = quantity.replace(/\.0*$/, '').replace(/\D/g, '');
        const [row] = rows;
        if (row?.minimumOrder === undefined) expect(issues).not.toEqual([]);
        else expect(row.minimumOrder).toBe(Number(digits));
      }),
      { numRuns: 200 },
    );
  });
});

describe('an import', () => {
  const whole = (products: string) => ({ products, prices: aPriceFile({ A1: '9.50' }), stock: aStockFile({ A1: 40 }) });

  it.each([
    { columns: { Restrictions: 'EMS:2' }, terms: { minimum: 1, multiple: 1, barred: [CALIFORNIA] }, why: 'case N02' },
    { columns: { MOQ: '8', 'Order Multiple': '4' }, terms: { minimum: 8, multiple: 4, barred: [] }, why: 'case N26' },
    {
      columns: { Attributes: 'CARB EO Number:None' },
      terms: { minimum: 1, multiple: 1, barred: [CALIFORNIA] },
      why: 'it has no Executive Order',
    },
    { columns: { Attributes: 'CARB EO Number:D-161-8' }, terms: undefined, why: 'it has one' },
  ])('gives the offer and the card of a part its terms: $why', async ({ columns, terms }) => {
    const bench = await importBench();
    await bench.importFiles(whole(productFile(columns)));
    expect(await bench.offer('001#A1')).toMatchObject(terms ? { termsOfSale: terms } : {});
    const { parts } = await (await bench.catalogue()).search({ ...anyPart, keyword: 'cabin' }, anyCaller);
    expect(parts.map(({ aftermarket }) => aftermarket?.termsOfSale)).toEqual([terms]);
  });

  it('keeps what PIES says of an item beside the provider’s own row, and forbids what either forbids', async () => {
    const bench = await importBench();
    const item = anItem({
      number: 'A1',
      segments:
        '<MinimumOrderQuantity UOM="EA">6</MinimumOrderQuantity><ExtendedInformation><ExtendedProductInformation EXPICode="RST">NY</ExtendedProductInformation></ExtendedInformation>',
    });
    await bench.importFiles({ ...whole(productFile({ Restrictions: 'EMS:2' })), pies: aPiesFile({ items: [item] }) });
    expect(await bench.offer('001#A1')).toMatchObject({
      termsOfSale: { minimum: 6, multiple: 1, barred: [CALIFORNIA, { place: 'US-NY', name: 'New York' }] },
    });
  });

  it.each([
    { columns: { MOQ: '999' }, told: [] },
    { columns: { MOQ: '1000' }, told: ['unorderable-minimum'] },
    { columns: { MOQ: '1000', Units: 'CS:Case:12' }, told: [] },
    { columns: { 'Order Multiple': '5000' }, told: ['unorderable-minimum'] },
  ])('with $columns tells of a part that nobody can order: $told', async ({ columns, told }) => {
    const { issues } = await (await importBench()).importFiles(whole(productFile(columns)));
    expect(issues.map(({ code }) => code)).toEqual(told);
  });

  it('of a release that knew no terms: the next one writes them when it builds the version again', async () => {
    const bench = await importBench();
    await bench.importFiles(whole(productFile({ Restrictions: 'EMS:2' })));
    const offer = await bench.offer('001#A1');
    if (offer?.lineOfBusiness !== 'aftermarket') throw new Error('There is no offer.');
    const { termsOfSale: _, ...before } = offer;
    await putItem(bench.table, offerKey(offer.id), before);
    await bench.builtByAnotherRelease();
    await rebuild(bench.tools, 'rebuilds');
    expect(await bench.offer('001#A1')).toMatchObject({ termsOfSale: { barred: [CALIFORNIA] } });
  });
});
