import { describe, expect, it } from 'vitest';
import { parsePies } from '#functions/imports/pies/parse-pies.ts';
import { anItem, aPiesFile, piesContext } from '../../../builders/pies.ts';
import { outcomeOf, streamOf } from '../../../support/parsed-file.ts';

async function itemOf(segments: string, imageFolder?: string) {
  const context = { ...piesContext, ...(imageFolder && { imageFolder }) };
  const { rows, issues } = await outcomeOf(parsePies(streamOf(aPiesFile({ items: [anItem({ segments })] })), context));
  const [row] = rows;
  if (!row || !('item' in row)) throw new Error('There is no item.');
  return { item: row.item, messages: issues.map(({ message }) => message) };
}

describe('case E16: extended information', () => {
  const information = (...rows: readonly (readonly [code: string, value: string])[]) => {
    const inner = rows.map(
      ([code, value]) => `<ExtendedProductInformation EXPICode="${code}">${value}</ExtendedProductInformation>`,
    );
    return `<ExtendedInformation>${inner.join('')}</ExtendedInformation>`;
  };

  it.each([
    { rows: [['REM', 'Y']] as const, found: { flags: ['reman'] }, why: 'makes a part remanufactured' },
    { rows: [['REF', 'Y']] as const, found: { flags: ['reconditioned'] }, why: 'makes a part reconditioned' },
    {
      rows: [
        ['REM', 'N'],
        ['REF', 'N'],
      ] as const,
      found: { flags: [] },
      why: 'makes it neither',
    },
    { rows: [['PTS', '12345']] as const, found: { successor: '12345' }, why: 'names the successor' },
    { rows: [['EMS', '2']] as const, found: { restrictions: ['EMS:2'] }, why: 'restricts it in California' },
    {
      rows: [
        ['RST', 'NY'],
        ['RPC', '90210'],
      ] as const,
      found: { restrictions: ['RST:NY', 'RPC:90210'] },
      why: 'restricts it by state and postal code',
    },
    {
      rows: [
        ['WD1', '50,000'],
        ['WD2', 'MI'],
      ] as const,
      found: { attributes: [{ name: 'Warranty distance', value: '50000', unit: 'MI' }] },
      why: 'gives a distance as a number',
    },
    {
      rows: [
        ['OEM', 'Ford'],
        ['OEP', 'F1TZ 19N619'],
        ['PTN', 'EX-0'],
      ] as const,
      found: {
        numbers: [
          { brand: 'Ford', number: 'F1TZ 19N619' },
          { brand: 'BBBB', number: 'EX-0' },
        ],
      },
      why: 'gives original and replaced numbers',
    },
    {
      rows: [['XYZ', '1']] as const,
      found: { attributes: [{ name: 'XYZ', value: '1' }] },
      why: 'keeps codes that nobody knows',
    },
  ])('$why', async ({ rows, found }) => {
    expect((await itemOf(information(...rows))).item.information).toMatchObject(found);
  });
});

describe('packages', () => {
  const aPackage = (uom: string, inner: string) => `<Package><PackageUOM>${uom}</PackageUOM>${inner}</Package>`;
  const eaches = (count: string) => `<QuantityofEaches>${count}</QuantityofEaches>`;
  const packages = (...inner: readonly string[]) => itemOf(`<Packages>${inner.join('')}</Packages>`);

  it('need no GTIN (case E13)', async () => {
    const { item, messages } = await packages(aPackage('EA', eaches('1')), aPackage('PR', eaches('2')));
    expect(item.packages?.units).toEqual([
      { code: 'EA', description: 'Each', eaches: 1 },
      { code: 'PR', description: 'Pair', eaches: 2 },
    ]);
    expect(messages).toEqual([]);
  });

  it.each([
    { inner: [aPackage('CA', '')], units: [], why: 'that do not say how many they hold are skipped' },
    { inner: [aPackage('EA', '')], units: ['EA'], why: 'of one each may go without saying' },
    {
      inner: [aPackage('BX', `${eaches('6')}<Orderable>N</Orderable>`)],
      units: [],
      why: 'that can not be ordered are no unit',
    },
    {
      inner: [aPackage('CA', eaches('12')), aPackage('CA', eaches('24'))],
      units: ['CA'],
      why: 'of one kind count once',
    },
  ])('$why', async ({ inner, units }) => {
    expect((await packages(...inner)).item.packages?.units.map(({ code }) => code)).toEqual(units);
  });

  it.each([
    {
      inner: '<Dimensions UOM="IN"><Height>1</Height><Width>2</Width><Length>3</Length></Dimensions>',
      found: { dimensions: { length: 3, width: 2, height: 1 } },
      why: 'in inches',
    },
    {
      inner:
        '<Dimensions UOM="MM"><ShippingHeight>25.4</ShippingHeight><ShippingWidth>50.8</ShippingWidth><ShippingLength>254</ShippingLength></Dimensions>',
      found: { dimensions: { length: 10, width: 2, height: 1 } },
      why: 'in millimetres, as shipped',
    },
    { inner: '<Weights UOM="KG"><Weight>2</Weight></Weights>', found: { weight: 4.4092 }, why: 'in kilograms' },
    {
      inner: '<HazardousMaterial><UNNAIDCode>UN1950</UNNAIDCode></HazardousMaterial>',
      found: { isHazardous: true },
      why: 'with what makes it hazardous',
    },
  ])('give the measures of one, $why', async ({ inner, found }) => {
    expect((await packages(aPackage('EA', eaches('1') + inner))).item.packages).toMatchObject(found);
  });
});

describe('a measure in a unit that nobody knows', () => {
  it('is left out and told', async () => {
    const weights = '<Weights UOM="ST"><Weight>2</Weight></Weights>';
    const { item, messages } = await itemOf(
      `<Packages><Package><PackageUOM>EA</PackageUOM>${weights}</Package></Packages>`,
    );
    expect(item.packages).not.toHaveProperty('weight');
    expect(messages).toEqual(['The unit ST is unknown, so the measure is ignored (1 time).']);
  });
});

describe('descriptions', () => {
  const description = (code: string, text: string, more = '') =>
    `<Description DescriptionCode="${code}"${more}>${text}</Description>`;
  const descriptions = (...inner: readonly string[]) => itemOf(`<Descriptions>${inner.join('')}</Descriptions>`);

  it.each([
    {
      inner: [description('SHO', 'S'), description('INV', 'I')],
      found: { title: 'I' },
      why: 'take the invoice text for a title',
    },
    { inner: [description('SHO', 'S')], found: { title: 'S' }, why: 'take the short text for a title' },
    {
      inner: [description('MKT', 'M'), description('EXT', 'E')],
      found: { description: 'E\nM' },
      why: 'put the extended text first',
    },
    {
      inner: [description('KEY', 'a, b'), description('SLA', 'c')],
      found: { keywords: ['a', 'b', 'c'] },
      why: 'search by key words and slang',
    },
    {
      inner: [description('DES', 'Filtre', ' LanguageCode="FR"')],
      found: { title: 'Filtre' },
      why: 'are of another language when there is none',
    },
  ])('$why', async ({ inner, found }) => {
    expect((await descriptions(...inner)).item.descriptions).toMatchObject(found);
  });

  it('that are too long are kept and told', async () => {
    const { item, messages } = await descriptions(description('DES', 'x'.repeat(81)));
    expect(item.descriptions?.title).toHaveLength(81);
    expect(messages).toEqual(['A description of type DES is longer than the standard allows (1 time).']);
  });
});

describe('digital assets', () => {
  const asset = (inner: string) =>
    `<DigitalAssets><DigitalFileInformation>${inner}</DigitalFileInformation></DigitalAssets>`;

  it.each([
    {
      inner: '<FileName>a.jpg</FileName><URI>https://x.example/a.jpg</URI>',
      urls: ['https://x.example/a.jpg'],
      why: 'are pictures by their name',
    },
    {
      inner: '<FileName>a.jpg</FileName><URI>http://x.example/a.jpg</URI>',
      urls: ['http://x.example/a.jpg'],
      why: 'may be at an http address, from which an import fetches them (N06)',
    },
    {
      inner: '<FileName>a b.jpg</FileName>',
      urls: ['https://i.example/BBBB/a%20b.jpg'],
      why: 'without an address are in the folder of the brand',
    },
    {
      inner: '<FileName>../../a.jpg</FileName>',
      urls: ['https://i.example/BBBB/..%2F..%2Fa.jpg'],
      why: 'never leave that folder',
    },
    {
      inner: '<FileName>a.jpg</FileName><URI>javascript:alert(1)</URI>',
      urls: ['https://i.example/BBBB/a.jpg'],
      why: 'have addresses of the web only',
    },
    {
      inner: '<FileName>a.webp</FileName><URI>/images/parts/a.webp</URI>',
      urls: ['/images/parts/a.webp'],
      why: 'may be images that every store serves itself',
    },
    { inner: '<FileName>a.jpg</FileName><ExpirationDate>2026-01-01</ExpirationDate>', urls: [], why: 'run out' },
    {
      inner: '<FileName>a.jpg</FileName><AssetDates><AssetDate assetDateType="EXP">2026-01-01</AssetDate></AssetDates>',
      urls: [],
      why: 'run out, as newer versions say it',
    },
  ])('$why', async ({ inner, urls }) => {
    expect((await itemOf(asset(inner), 'https://i.example/')).item.images?.map(({ url }) => url)).toEqual(urls);
  });

  it('without any address are told', async () => {
    const { item, messages } = await itemOf(asset('<FileName>a.jpg</FileName>'));
    expect(item.images).toEqual([]);
    expect(messages).toEqual(['A picture without an address is left out (1 time).']);
  });
});

describe('terms of sale', () => {
  const EXTENDED = (code: string, value: string) =>
    `<ExtendedInformation><ExtendedProductInformation EXPICode="${code}">${value}</ExtendedProductInformation></ExtendedInformation>`;
  const BOX =
    '<Packages><Package><PackageUOM>BX</PackageUOM><QuantityofEaches>12</QuantityofEaches></Package></Packages>';

  it.each([
    { segments: '<MinimumOrderQuantity UOM="EA">12</MinimumOrderQuantity>', minimum: 12, why: 'N26: twelve eaches' },
    { segments: '<MinimumOrderQuantity>4.00</MinimumOrderQuantity>', minimum: 4, why: 'eaches are the usual unit' },
    { segments: '<MinimumOrderQuantity UOM="PR">2</MinimumOrderQuantity>', minimum: 4, why: 'a pair is two' },
    {
      segments: `<MinimumOrderQuantity UOM="BX">2</MinimumOrderQuantity>${BOX}`,
      minimum: 24,
      why: 'its package says so',
    },
  ])('a minimum order is $minimum, because $why', async ({ segments, minimum }) => {
    const { item, messages } = await itemOf(segments);
    expect([item.minimumOrder, messages]).toEqual([minimum, []]);
  });

  it.each([
    {
      segments: '<MinimumOrderQuantity UOM="BX">2</MinimumOrderQuantity>',
      message: 'The minimum order 2 BX can’t be applied, so any quantity is sold (1 time).',
    },
    {
      segments: '<MinimumOrderQuantity UOM="EA">a dozen</MinimumOrderQuantity>',
      message: 'The minimum order a dozen EA can’t be applied, so any quantity is sold (1 time).',
    },
    {
      segments: '<QuantityPerApplication Qualifier="NOR" UOM="EA">4</QuantityPerApplication>',
      message: 'The quantity for each vehicle (QuantityPerApplication) is not used (1 time).',
    },
    {
      segments: EXTENDED('RCS', 'Los Angeles'),
      message: 'The restriction RCS:Los Angeles can’t be applied, so it stops no order (1 time).',
    },
    {
      segments: EXTENDED('EMS', '9'),
      message: 'The restriction EMS:9 can’t be applied, so it stops no order (1 time).',
    },
    { segments: EXTENDED('RDE', 'Ask us'), message: 'A restriction in words (RDE) stops no order (1 time).' },
    {
      segments: '<Descriptions><Description DescriptionCode="SHP">Not by air</Description></Descriptions>',
      message: 'A shipping restriction in words (SHP) stops no order (1 time).',
    },
  ])('are told where they do not bind: $message', async ({ segments, message }) => {
    const { messages } = await itemOf(segments);
    expect(messages).toEqual([message]);
  });
});
