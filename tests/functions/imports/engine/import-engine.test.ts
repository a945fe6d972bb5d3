import { describe, expect, it } from 'vitest';
import { anAcesFile, anApp, updateHeader } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile, aSalvageFile, aStockFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { anItem, aPiesFile, aPrice } from '../../../builders/pies.ts';
import { importBench } from '../../../support/import-bench.ts';

const mustang = { years: [1994], makes: ['Ford'], models: ['Mustang'] };
const map = aVehicleMap('1001,1994,Ford,Mustang,54,688', '1002,1995,Ford,Mustang,54,688');

describe('files of a provider', () => {
  it('are one catalogue when they are imported together', async () => {
    const { importFiles, found, offer } = await importBench();
    const { outcome } = await importFiles({
      aces: anAcesFile(),
      'vehicle-map': map,
      products: aProductFile('EX-1'),
      prices: aPriceFile({ 'EX-1': '12.3456' }),
      stock: aStockFile({ 'EX-1': 7 }),
    });
    expect(outcome).toMatchObject({
      kind: 'published',
      version: { version: 1, index: { counts: { aftermarket: 1 } } },
    });
    expect(await found(mustang)).toEqual(['001#EX-1']);
    expect(await offer('001#EX-1')).toMatchObject({ list: 123_456, onHand: { DEN: 7 }, title: 'Cabin Air Filter' });
  });

  it('are the same catalogue when they come one after the other, in any order', async () => {
    const [together, oneByOne] = [await importBench(), await importBench()];
    const files = {
      stock: aStockFile({ A1: 3 }),
      aces: anAcesFile(),
      prices: aPriceFile({ A1: '5' }),
      products: aProductFile('A1'),
    };
    await together.importFiles(files);
    for (const [kind, content] of Object.entries(files).reverse()) await oneByOne.importFiles({ [kind]: content });
    expect(await oneByOne.offer('001#A1')).toEqual(await together.offer('001#A1'));
    expect(await oneByOne.found({ keyword: 'cabin' })).toEqual(await together.found({ keyword: 'cabin' }));
  });

  it('change nothing when they are imported again', async () => {
    const { importFiles } = await importBench();
    const files = { products: aProductFile('A1'), stock: aStockFile({ A1: 3 }) };
    await importFiles(files);
    expect((await importFiles(files)).outcome).toEqual({ kind: 'unchanged' });
  });

  it('change nothing when one of them can not be used', async () => {
    const { importFiles, tools } = await importBench();
    const cutOff = anAcesFile({ footer: '<Footer><RecordCount>2</RecordCount></Footer>' });
    const { outcome, issues } = await importFiles({ products: aProductFile('A1'), aces: cutOff });
    expect(outcome).toEqual({ kind: 'unusable', file: 'aces.txt' });
    expect(issues).toContainEqual(expect.objectContaining({ file: 'aces.txt', code: 'record-count' }));
    expect(await tools.versions.current()).toBeUndefined();
  });

  it('take away what a file of the same supplier had before, and leave what others have', async () => {
    const { importFiles, found, offer } = await importBench();
    await importFiles([
      { kind: 'products', content: aProductFile('A1', 'A2') },
      { kind: 'products', content: aProductFile('B1'), supplier: 'second' },
    ]);
    await importFiles({ products: aProductFile('A2') });
    expect(await found({ keyword: 'cabin' })).toEqual(['001#A2', '001#B1']);
    expect(await offer('001#A1')).toMatchObject({ isDiscontinued: true });
    expect(await offer('001#A2')).not.toHaveProperty('isDiscontinued');
  });

  it('tell of rows that come twice, of which the last counts', async () => {
    const { importFiles, offer } = await importBench();
    const prices = 'Part Number,List Price\nA1,5\nA1,6';
    const { issues } = await importFiles({ products: aProductFile('A1'), prices });
    expect(issues).toEqual([expect.objectContaining({ line: 3, code: 'repeated-row' })]);
    expect(await offer('001#A1')).toMatchObject({ list: 60_000 });
  });
});

describe('fitments', () => {
  const products = aProductFile('EX-1', 'EX-2');
  const app = (id: string, part = 'EX-1', vehicle = '1001', action = 'A') =>
    anApp({
      attributes: `action="${action}" id="${id}"`,
      vehicle: `<BaseVehicle id="${vehicle}"/>`,
      part: `<Part>${part}</Part>`,
    });

  it('on vehicles that nobody knows are found when a map comes that does', async () => {
    const { importFiles, found } = await importBench();
    await importFiles({ products, aces: anAcesFile() });
    expect(await found(mustang)).toEqual([]);
    await importFiles({ 'vehicle-map': map });
    expect(await found(mustang)).toEqual(['001#EX-1']);
  });

  it('stand on the vehicles of a map that was corrected, without their file being imported again', async () => {
    const { importFiles, found } = await importBench();
    const spans = anApp({
      attributes: 'action="A" id="2"',
      vehicle: '<Years from="1994" to="1995"/><Make id="54"/><Model id="688"/>',
      part: '<Part>EX-2</Part>',
    });
    await importFiles({
      products: aProductFile('EX-1', 'EX-2'),
      aces: anAcesFile({ apps: [anApp(), spans] }),
      'vehicle-map': aVehicleMap('1001,1994,Ford,Mustnag,54,688', '1002,1995,Ford,Mustnag,54,688'),
    });
    await importFiles({ 'vehicle-map': map });
    expect(await found(mustang)).toEqual(['001#EX-1', '001#EX-2']);
    expect(await found({ ...mustang, years: [1995] })).toEqual(['001#EX-2']);
    expect(await found({ ...mustang, models: ['Mustnag'] })).toEqual([]);
  });

  it('of numbers that nobody sells are told, and found when products come', async () => {
    const { importFiles, found } = await importBench();
    const { issues } = await importFiles({ 'vehicle-map': map, aces: anAcesFile() });
    expect(issues).toContainEqual(
      expect.objectContaining({
        file: 'BBBB',
        code: 'no-product',
        message: 'BBBB has numbers with fitments but without a product: 1, for example EX-1.',
      }),
    );
    const later = await importFiles({ products });
    expect(later.issues).toEqual([]);
    expect(await found(mustang)).toEqual(['001#EX-1']);
  });

  it('of a brand are replaced by a FULL file', async () => {
    const { importFiles, found } = await importBench();
    await importFiles({ products, 'vehicle-map': map, aces: anAcesFile({ apps: [app('1')] }) });
    await importFiles({ aces: anAcesFile({ apps: [app('9', 'EX-2')] }) });
    expect(await found(mustang)).toEqual(['001#EX-2']);
  });

  it.each([
    { apps: [app('2', 'EX-2')], expected: ['001#EX-1', '001#EX-2'], why: 'adds' },
    { apps: [app('1', 'EX-1', '1001', 'D')], expected: [], why: 'deletes' },
    { apps: [app('1', 'EX-2')], expected: ['001#EX-2'], why: 'moves to another part' },
    { apps: [app('1', 'EX-1', '1002')], expected: [], why: 'moves to another vehicle' },
    { apps: [app('7', 'EX-1', '1001', 'D')], expected: ['001#EX-1'], why: 'deletes what is not there' },
    { apps: [app('2', 'EX-2'), app('2', 'EX-2', '1001', 'D')], expected: ['001#EX-1'], why: 'adds and deletes again' },
  ])('an UPDATE $why by the id of the application', async ({ apps, expected }) => {
    const { importFiles, found } = await importBench();
    await importFiles({ products, 'vehicle-map': map, aces: anAcesFile({ apps: [app('1')] }) });
    await importFiles({ aces: anAcesFile({ header: updateHeader, apps }) });
    expect(await found(mustang)).toEqual(expected);
  });

  it('case V16: of Years 1994 to 1996 are those years and no other', async () => {
    const { importFiles, found } = await importBench();
    const years = [1993, 1994, 1995, 1996, 1997];
    const vehicle = '<Years from="1994" to="1996"/><Make id="54"/><Model id="688"/>';
    await importFiles({
      products,
      'vehicle-map': aVehicleMap(...years.map((year) => `${year},${year},Ford,Mustang,54,688`)),
      aces: anAcesFile({ apps: [anApp({ vehicle })] }),
    });
    const fitting = await Promise.all(years.map(async (year) => (await found({ ...mustang, years: [year] })).length));
    expect(fitting).toEqual([0, 1, 1, 1, 0]);
  });
});

describe('a part that two companies of the provider sell', () => {
  const header = 'Company Code,Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title';
  const products = [header, ...['001', '002'].map((code) => `${code},EX-1,BBBB,EX-1,Blanchard,6832,FILTERS,Filter`)];

  it('fits the same vehicles in both', async () => {
    const { importFiles, found } = await importBench();
    await importFiles({ products: products.join('\n'), 'vehicle-map': map, aces: anAcesFile() });
    expect(await found(mustang)).toEqual(['001#EX-1', '002#EX-1']);
  });

  it('is told more of by its brand in both', async () => {
    const { importFiles, offer } = await importBench();
    const pies = aPiesFile({ items: [anItem({ segments: prices9 })] });
    const { issues } = await importFiles({ products: products.join('\n'), pies });
    expect(issues.filter(({ severity }) => severity === 'refused')).toEqual([]);
    expect([(await offer('001#EX-1'))?.list, (await offer('002#EX-1'))?.list]).toEqual([90_000, 90_000]);
  });
});

describe('items of brands', () => {
  const title = (text: string) =>
    `<Descriptions><Description DescriptionCode="DES">${text}</Description></Descriptions>`;
  const prices = (price: string) => `<Prices>${aPrice({ price })}</Prices>`;

  it('case U07: are parts of the provider, by the numbers of decision C2, at their own prices', async () => {
    const { importFiles, offer, found } = await importBench();
    const items = [anItem({ number: 'DW01658 GTN', segments: title('Windshield') + prices('289.0000') })];
    await importFiles({ pies: aPiesFile({ items }) });
    expect(await offer('001#DW01658GTN')).toMatchObject({ list: 2_890_000, title: 'Windshield' });
    expect(await found({ keyword: 'DW01658 GTN', isPartSearch: true })).toEqual(['001#DW01658GTN']);
  });

  it('case E14: an UPDATE of 12 leaves the other 888 as they are', async () => {
    const { importFiles, catalogue, offer } = await importBench();
    const numbers = Array.from({ length: 900 }, (_, index) => `N${index}`);
    await importFiles({
      pies: aPiesFile({
        items: numbers.map((number) => anItem({ number, segments: title('Filter') + prices('1.0000') })),
      }),
    });
    const items = numbers
      .slice(0, 12)
      .map((number) => anItem({ number, attributes: 'MaintenanceType="C"', segments: prices('2.0000') }));
    await importFiles({ pies: aPiesFile({ submission: 'UPDATE', items }) });
    const ids = numbers.map((number) => `001#${number}`);
    expect((await (await catalogue()).documents(ids)).size).toBe(900);
    const lists = await Promise.all(ids.map(async (id) => (await offer(id))?.list));
    expect(lists.filter((list) => list === 20_000).length).toBe(12);
    expect(await offer('001#N3')).toMatchObject({ title: 'Filter' });
  });

  it('an UPDATE deletes the items that it says', async () => {
    const { importFiles, offer } = await importBench();
    await importFiles({ pies: aPiesFile({ items: [anItem({ number: 'A' }), anItem({ number: 'B' })] }) });
    await importFiles({
      pies: aPiesFile({ submission: 'UPDATE', items: [anItem({ number: 'A', attributes: 'MaintenanceType="D"' })] }),
    });
    expect(await offer('001#A')).toMatchObject({ isDiscontinued: true });
    expect(await offer('001#B')).not.toHaveProperty('isDiscontinued');
  });

  it('attach to the product that has their brand and number, whatever the provider calls it', async () => {
    const { importFiles, catalogue } = await importBench();
    const products = aProductFile().concat('\nOURS-1,BBBB,EX-1,Blanchard,6832,FILTERS,Our Title');
    const pictures =
      '<DigitalAssets><DigitalFileInformation><FileName>a.jpg</FileName><AssetType>P04</AssetType><URI>/images/parts/a.jpg</URI></DigitalFileInformation></DigitalAssets>';
    await importFiles({
      products,
      pies: aPiesFile({ items: [anItem({ segments: title('Their title') + pictures })] }),
    });
    const documents = await (await catalogue()).documents(['001#OURS-1', '001#EX-1']);
    expect([...documents.keys()]).toEqual(['001#OURS-1']);
    expect(documents.get('001#OURS-1')).toMatchObject({
      product: { title: 'Our Title', images: [{ url: '/images/parts/a.jpg' }] },
    });
  });

  it('case E13: of a part type that is in no list are left out and told, where there is a list', async () => {
    const { importFiles, offer } = await importBench();
    const { issues } = await importFiles({
      'part-types': 'Line Of Business,Part Type,Name\nAftermarket,6832,Cabin Air Filter',
      pies: aPiesFile({ items: [anItem({ number: 'A' }), anItem({ number: 'B', partType: '1' })] }),
    });
    expect(issues).toContainEqual(expect.objectContaining({ code: 'unknown-part-type', severity: 'refused' }));
    expect([await offer('001#A'), await offer('001#B')]).toEqual([expect.anything(), undefined]);
  });
});

describe('decision C9: a number that two brands claim', () => {
  const products = aProductFile('EX-1');
  const other = anItem({ number: 'EX-1' }).replaceAll('BBBB', 'CCCC');
  const crossReferences = (brand: string) => `Part Number,Brand,Brand Part Number\nEX-1,${brand},EX-1`;
  const cccc = anAcesFile().replaceAll('BBBB', 'CCCC');

  it('is the first one’s, and the second one is reported and refused', async () => {
    const { importFiles, catalogue, found } = await importBench();
    await importFiles({ products, 'vehicle-map': map });
    const { issues } = await importFiles({ pies: aPiesFile({ items: [other] }), aces: cccc });
    expect(issues).toContainEqual(expect.objectContaining({ code: 'claimed-number', severity: 'refused' }));
    expect((await (await catalogue()).documents(['001#EX-1'])).get('001#EX-1')).toMatchObject({
      product: { brand: 'BBBB' },
    });
    expect(await found(mustang)).toEqual([]);
  });

  it('is both of theirs when a cross-reference names the second one', async () => {
    const { importFiles, found } = await importBench();
    await importFiles({ products, 'vehicle-map': map, 'cross-references': crossReferences('CCCC') });
    const { issues } = await importFiles({ pies: aPiesFile({ items: [other] }), aces: cccc });
    expect(issues.filter(({ code }) => code === 'claimed-number')).toEqual([]);
    expect(await found(mustang)).toEqual(['001#EX-1']);
  });

  it('stays the first one’s when that one is imported again', async () => {
    const { importFiles, catalogue } = await importBench();
    await importFiles({ pies: aPiesFile() });
    await importFiles({ pies: aPiesFile({ items: [other] }) });
    await importFiles({ pies: aPiesFile({ items: [anItem({ segments: prices9 })] }) });
    expect((await (await catalogue()).documents(['001#EX-1'])).get('001#EX-1')).toMatchObject({
      product: { brand: 'BBBB' },
    });
  });
});

const prices9 = `<Prices>${aPrice({ price: '9.0000' })}</Prices>`;

describe('recycled parts', () => {
  it('come and go with the file of their supplier', async () => {
    const { importFiles, found, offer } = await importBench();
    await importFiles({ salvage: aSalvageFile('g-1', 'g-2') });
    expect(await found({ keyword: 'engine' })).toEqual(['g-1', 'g-2']);
    await importFiles({ salvage: aSalvageFile('g-2', 'g-3') });
    expect(await found({ keyword: 'engine' })).toEqual(['g-2', 'g-3']);
    expect(await offer('g-1')).toMatchObject({ isDiscontinued: true });
    expect(await offer('g-3')).toMatchObject({ lineOfBusiness: 'salvage', list: 24_500_000, yard: 'Y101' });
  });
});
