import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePies } from '#functions/imports/pies/parse-pies.ts';
import type { PiesContext } from '#functions/imports/pies/pies-item.ts';
import { anItem, aPiesFile, piesContext } from '../../../builders/pies.ts';
import { messagesOf, outcomeOf, streamOf } from '../../../support/parsed-file.ts';

const parsed = (content: string | Uint8Array, context: Partial<PiesContext> = {}) =>
  outcomeOf(parsePies(streamOf(content), { ...piesContext, ...context }));

describe('the example of the format', () => {
  const example = readFileSync(new URL('../examples/pies.xml', import.meta.url));

  it('gives its items', async () => {
    const { rows } = await parsed(example);
    expect(rows).toEqual([
      {
        item: {
          brand: 'BBBB',
          brandPartNumber: 'EX-1007',
          partType: '6832',
          manufacturer: 'Example Filters',
          productLine: 'CF',
          isHazardous: false,
          descriptions: {
            title: 'Cabin air filter, carbon',
            description: 'Activated carbon in three layers.\nKeeps pollen out\nEasy to fit',
            keywords: ['pollen', 'cabin'],
          },
          prices: { list: 123_456, levels: { jobber: 85_000 } },
          information: {
            flags: [],
            successor: 'EX-2007',
            restrictions: [],
            numbers: [],
            attributes: [{ name: 'Warranty distance', value: '50000', unit: 'MI' }],
          },
          attributes: [{ name: 'Material', value: 'Carbon' }],
          packages: {
            units: [
              { code: 'EA', description: 'Each', eaches: 1 },
              { code: 'CA', description: 'Case', eaches: 12 },
            ],
            dimensions: { length: 20, width: 10, height: 1 },
            weight: 0.75,
            isHazardous: false,
          },
          alternateNumbers: [{ brand: 'Rival', number: 'RV 900' }],
          images: [
            { title: 'Primary photo', size: '1200x800', url: 'https://images.example.com/ex-1007.jpg' },
            { title: 'Close-up', size: '', url: 'https://images.example.com/ex-1007-side.jpg' },
          ],
        },
      },
      {
        item: {
          brand: 'CCCC',
          brandPartNumber: '0029633',
          partType: '4188',
          descriptions: { title: 'Starter, rebuilt', description: '', keywords: [] },
          prices: { list: 1_890_000, core: 250_000, levels: {} },
          information: { flags: ['reman'], restrictions: ['EMS:2'], numbers: [], attributes: [] },
        },
      },
    ]);
  });

  it('reports what it has besides', async () => {
    const { issues, summary } = await parsed(example);
    expect(issues.map(({ message }) => message)).toEqual([
      'A digital asset INS PDF is not a picture (1 time).',
      'An additional cost AC1 is not part of any price (1 time).',
    ]);
    expect(summary).toMatchObject({
      accepted: true,
      version: '7.2',
      submission: 'FULL',
      brands: ['BBBB', 'CCCC'],
      records: 2,
      items: 2,
    });
  });
});

describe('a file', () => {
  it.each([
    { namespace: '', why: 'none' },
    { namespace: ' xmlns="http://www.aftermarket.org"', why: 'the older one' },
    { namespace: ' xmlns="http://www.autocare.org"', why: 'the newer one' },
  ])('is read whatever its namespace: $why', async ({ namespace }) => {
    expect((await parsed(aPiesFile({ namespace }))).rows).toHaveLength(1);
  });

  it('may have prefixes', async () => {
    const content = aPiesFile()
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1p:')
      .replace('<p:PIES', '<p:PIES xmlns:p="http://www.autocare.org"');
    expect((await parsed(content)).rows).toMatchObject([{ item: { brandPartNumber: 'EX-1' } }]);
  });

  it('of one item is one of a list (case E10)', async () => {
    expect((await parsed(aPiesFile())).rows).toMatchObject([{ item: { brandPartNumber: 'EX-1' } }]);
  });

  it.each([
    { content: aPiesFile({ trailer: '' }), code: 'record-count', why: 'has no trailer' },
    {
      content: aPiesFile({ trailer: '<Trailer><ItemCount>900</ItemCount></Trailer>' }),
      code: 'record-count',
      why: 'lost items',
    },
    { content: aPiesFile({ items: [] }), code: 'record-count', why: 'is empty' },
    { content: aPiesFile({ submission: 'TEST' }), code: 'submission-type', why: 'is a test' },
    { content: `<PIES><Items>${anItem()}</Items></PIES>`, code: 'missing-header', why: 'has no header' },
    { content: '<ACES/>', code: 'not-pies', why: 'is another format' },
    { content: aPiesFile().slice(0, -9), code: 'not-well-formed', why: 'breaks off' },
    { content: `<!DOCTYPE PIES>${aPiesFile()}`, code: 'doctype', why: 'has a document type' },
  ])('that $why is refused', async ({ content, code }) => {
    const { issues, summary } = await parsed(content);
    expect(issues.filter(({ severity }) => severity === 'refused')).toMatchObject([{ code }]);
    expect(summary.accepted).toBe(false);
  });
});

describe('case E13: an item', () => {
  it('of a part type that the list lacks is skipped and reported', async () => {
    const items = [anItem({ partType: '99999' }), anItem({ number: 'EX-2' })];
    const { rows, issues, summary } = await parsed(aPiesFile({ items }), { isKnownPartType: (id) => id === '6832' });
    expect(issues).toMatchObject([{ code: 'unknown-part-type', line: 3, column: 1, severity: 'refused' }]);
    expect(rows).toMatchObject([{ item: { brandPartNumber: 'EX-2' } }]);
    expect(summary).toMatchObject({ accepted: true, records: 2, items: 1, refused: 1 });
  });

  it('that comes twice is given twice, and the second time reported', async () => {
    const { rows, issues } = await parsed(aPiesFile({ items: [anItem(), anItem({ partType: '4188' })] }));
    expect(rows).toMatchObject([{ item: { partType: '6832' } }, { item: { partType: '4188' } }]);
    expect(issues).toMatchObject([
      {
        code: 'repeated-item',
        line: 4,
        message: 'BBBB EX-1 appears more than once in this file. The last one is used.',
        severity: 'warning',
      },
    ]);
  });
});

describe('an item', () => {
  it('keeps blanks, dashes and zeros of its number', async () => {
    const { rows } = await parsed(aPiesFile({ items: [anItem({ number: ' 00DW-01658 GTN ' })] }));
    expect(rows).toMatchObject([{ item: { brandPartNumber: '00DW-01658 GTN' } }]);
  });

  it('without a number is refused', async () => {
    const { issues, summary } = await parsed(aPiesFile({ items: [anItem({ number: ' ' }), anItem()] }));
    expect(issues).toMatchObject([{ code: 'missing-number', line: 3, severity: 'refused' }]);
    expect(summary).toMatchObject({ accepted: true, items: 1, refused: 1 });
  });

  it('is of a brand that version 8.0 calls BrandID', async () => {
    const content = aPiesFile().replaceAll('BrandAAIAID', 'BrandID').replace('7.2', '8.0');
    expect((await parsed(content)).rows).toMatchObject([{ item: { brand: 'BBBB' } }]);
  });

  it('may be a kit, whose components are told', async () => {
    const segments = '<Kits><KitComponent><ComponentPartNumber>EX-2</ComponentPartNumber></KitComponent></Kits>';
    const { issues } = await parsed(aPiesFile({ items: [anItem({ segments })] }));
    expect(messagesOf(issues, 'not-used')).toEqual(['The components of a kit are not used (1 time).']);
  });

  it('may be of a wheel', async () => {
    const attribute = (id: string, value: string) =>
      `<ProductAttribute AttributeID="${id}">${value}</ProductAttribute>`;
    const segments = `<ProductAttributes>${attribute('Wheel Diameter', '17')}${attribute('11', '7')}</ProductAttributes>`;
    const attributeName = (id: string) => (id === '11' ? 'Wheel Width' : undefined);
    expect((await parsed(aPiesFile({ items: [anItem({ segments })] }), { attributeName })).rows).toMatchObject([
      { item: { wheel: { diameter: '17', width: '7', description: '17 x 7' } } },
    ]);
  });
});

describe('case E14: an UPDATE file', () => {
  const maintained = (type: string, number: string) => anItem({ attributes: `MaintenanceType="${type}"`, number });
  const items = [maintained('A', 'EX-1'), maintained('C', 'EX-2'), maintained('D', 'EX-3'), maintained('N', 'EX-4')];

  it('changes and deletes the items in it, and says nothing of others', async () => {
    const { rows, summary } = await parsed(aPiesFile({ submission: 'UPDATE', items }));
    expect(rows).toEqual([
      { item: { brand: 'BBBB', brandPartNumber: 'EX-1', partType: '6832' } },
      { item: { brand: 'BBBB', brandPartNumber: 'EX-2', partType: '6832' } },
      { deleted: { brand: 'BBBB', brandPartNumber: 'EX-3' } },
    ]);
    expect(summary).toMatchObject({ submission: 'UPDATE', records: 4, items: 2, deletions: 1, unchanged: 1 });
  });

  it('tells a segment that was emptied from one that was not sent', async () => {
    const segments =
      '<Descriptions><Description DescriptionCode="DES" MaintenanceType="D">Old</Description></Descriptions>';
    const { rows } = await parsed(aPiesFile({ submission: 'UPDATE', items: [anItem({ segments })] }));
    expect(rows).toEqual([
      {
        item: {
          brand: 'BBBB',
          brandPartNumber: 'EX-1',
          partType: '6832',
          descriptions: { title: '', description: '', keywords: [] },
        },
      },
    ]);
  });

  it('differs from a FULL file, which has all items and no deletions', async () => {
    const { rows, issues } = await parsed(aPiesFile({ items }));
    expect(rows.map((row) => 'item' in row && row.item.brandPartNumber)).toEqual(['EX-1', 'EX-2', 'EX-4']);
    expect(issues).toMatchObject([{ code: 'delete-in-full', line: 5, severity: 'warning' }]);
  });
});
