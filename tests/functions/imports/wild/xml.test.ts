import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue } from '#functions/imports/issues.ts';
import { parsePies } from '#functions/imports/pies/parse-pies.ts';
import type { PiesItem } from '#functions/imports/pies/pies-item.ts';
import { delimiterOf } from '#shared/rules/csv/delimiter.ts';
import { anAcesFile, anApp } from '../../../builders/aces.ts';
import { aProductFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { anItem, aPiesFile, piesContext } from '../../../builders/pies.ts';
import { importBench } from '../../../support/import-bench.ts';
import { streamOf } from '../../../support/parsed-file.ts';

async function piesOf(content: string | Uint8Array, pieceBytes?: number) {
  const items: PiesItem[] = [];
  const issues: Issue[] = [];
  for await (const parsed of parsePies(streamOf(content, pieceBytes), piesContext)) {
    if ('row' in parsed && 'item' in parsed.row) items.push(parsed.row.item);
    else if ('issue' in parsed) issues.push(parsed.issue);
  }
  return { items, issues };
}

const described = (text: string) =>
  anItem({
    segments: `<Descriptions><Description DescriptionCode="DES">${text}</Description></Descriptions>`,
  });

const AMPERSAND = 'The XML is not well-formed: a "&" of a text must be written as "&amp;".';

describe('case N16: a bare & is told at its own place', () => {
  it.each([
    { text: 'Bolts & nuts', why: 'before a blank' },
    { text: 'Bolts &nuts', why: 'before a word' },
    { text: 'Bolts &nbsp; nuts', why: 'as a reference of web pages' },
    { text: 'Bolts &', why: 'before a tag' },
    { text: 'A & B &amp; C', why: 'before a reference that is right' },
    { text: '<![CDATA[R&D]]> &amp; A & B', why: 'after text in which it may stand' },
  ])('$why', async ({ text }) => {
    const file = aPiesFile({ items: [anItem(), described(text), anItem({ number: 'EX-3' })] });
    const lines = file.split('\n');
    const line = lines.findIndex((one) => one.includes('Bolts') || one.includes('A & B')) + 1;
    const column =
      (lines[line - 1] ?? '').lastIndexOf(
        '&',
        text.startsWith('A') ? (lines[line - 1] ?? '').indexOf('& B') : undefined,
      ) + 1;
    const { items, issues } = await piesOf(file);
    expect(items.length).toBeLessThan(3);
    expect(issues).toEqual([{ line, column, code: 'not-well-formed', message: AMPERSAND, severity: 'refused' }]);
  });

  it('is told at the tag where a quotation mark is missing', async () => {
    const broken = anItem({ attributes: 'MaintenanceType="A' });
    const { issues } = await piesOf(aPiesFile({ items: [anItem(), broken] }));
    expect(issues).toMatchObject([{ line: 4, column: 1, message: expect.stringContaining('in the tag Item.') }]);
  });

  it('wherever it stands and the stream is cut', async () => {
    const pieces = fc.array(fc.constantFrom('a', ' ', '\n', '&amp;', '&#38;', 'é', '<![CDATA[&]]>', '<!-- & -->'));
    await fc.assert(
      fc.asyncProperty(pieces, pieces, fc.integer({ min: 1, max: 60 }), async (before, after, cut) => {
        const [head, tail] = aPiesFile({ items: [described('HERE')] }).split('HERE');
        const good = `${head}${before.join('')}`;
        const { issues } = await piesOf(`${good}& ${after.join('')}${tail}`, cut);
        const line = good.split('\n').length;
        expect(issues).toMatchObject([{ line, column: good.length - good.lastIndexOf('\n'), message: AMPERSAND }]);
        expect((await piesOf(`${good}${after.join('')}${tail}`, cut)).issues).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N44: the bytes of a file win over its declaration', () => {
  const declaredAs = (encoding: string, text: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${aPiesFile({ items: [described(text)] })}`;

  it.each(['ISO-8859-1', 'iso-8859-1', 'windows-1252', 'us-ascii'])(
    'of %s that is UTF-8, which is told',
    async (name) => {
      const { items, issues } = await piesOf(declaredAs(name, 'Größe 17″'));
      expect(items[0]?.descriptions?.title).toBe('Größe 17″');
      expect(issues).toMatchObject([{ line: 3, code: 'encoding', severity: 'warning' }]);
    },
  );

  it('and a file that is what it declares is read as that, without a word', async () => {
    const { items, issues } = await piesOf(Buffer.from(declaredAs('ISO-8859-1', 'Größe 17'), 'latin1'));
    expect([items[0]?.descriptions?.title, issues]).toEqual(['Größe 17', []]);
  });

  it('whatever the text and wherever the stream is cut', async () => {
    const letter = fc.constantFrom(...'äöüßéàñçÅØ–™ a1');
    const text = fc.array(letter, { minLength: 1, maxLength: 60 }).map((letters) => `x${letters.join('')}x`);
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), fc.integer({ min: 1, max: 3000 }), async (title, isUtf8, cut) => {
        const file = declaredAs('windows-1252', title);
        const bytes = Buffer.from(file, isUtf8 ? 'utf8' : 'latin1');
        if (!isUtf8 && /[–™]/.test(title)) return;
        const { items, issues } = await piesOf(bytes, cut);
        expect(items[0]?.descriptions?.title).toBe(title.trim());
        expect(issues.length).toBe(isUtf8 && /[^ -~]/.test(title) ? 1 : 0);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N48: the delimiter of a header with references of web pages', () => {
  it('is not the semicolon at their ends', () => {
    const header = 'Part Number,L&auml;nge &gt; 1,H&ouml;he &gt; 1,Breite &#62; 1\n';
    expect(delimiterOf(header, true)?.delimiter).toBe(',');
  });

  it('is the one between the cells, whatever their names', () => {
    const name = fc.constantFrom('L&auml;nge', 'Part Number', '&gt;', 'Price &#36;', '"a;b;c;d;e"', 'x');
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 2, maxLength: 9 }),
        fc.constantFrom(',', ';', '\t', '|'),
        (names, between) => {
          expect(delimiterOf(`${names.join(between)}\n`, true)?.delimiter).toBe(between);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('ACES and PIES files', () => {
  it('case N12: lose invisible characters, which is told', async () => {
    const { items, issues } = await piesOf(aPiesFile({ items: [anItem({ number: 'PUB\u200b-2010&#8203;' })] }));
    expect(items[0]?.brandPartNumber).toBe('PUB-2010');
    expect(issues).toMatchObject([{ line: 3, code: 'invisible-characters', severity: 'warning' }]);
  });

  it('case N17: have texts decoded that were made for a web page', async () => {
    const { items, issues } = await piesOf(aPiesFile({ items: [described('Wheel &amp;amp; Tire 17&amp;quot;')] }));
    expect(items[0]?.descriptions?.title).toBe('Wheel & Tire 17"');
    expect(issues).toMatchObject([{ line: 3, code: 'web-references', severity: 'warning' }]);
  });

  it.each(['4-May', 'Dec-12', 'РUB-2010'])('case N39: tell a number that is perhaps not meant: %s', async (number) => {
    const { items, issues } = await piesOf(aPiesFile({ items: [anItem({ number })] }));
    expect([items[0]?.brandPartNumber, issues]).toMatchObject([number, [{ line: 3, severity: 'warning' }]]);
  });

  it('case N41: have several numbers of interchange in one element', async () => {
    const part = '<PartInterchange><PartNumber>CD22; CD23</PartNumber></PartInterchange>';
    const expi = '<ExtendedProductInformation EXPICode="OEP">OE1, OE2</ExtendedProductInformation>';
    const segments = `<ExtendedInformation>${expi}</ExtendedInformation><PartInterchangeInfo>${part}</PartInterchangeInfo>`;
    const { items, issues } = await piesOf(aPiesFile({ items: [anItem({ segments })] }));
    expect(items[0]?.alternateNumbers?.map(({ number }) => number)).toEqual(['CD22', 'CD23']);
    expect(items[0]?.information?.numbers.map(({ number }) => number)).toEqual(['OE1', 'OE2']);
    expect(issues).toMatchObject([{ code: 'several-numbers', line: 3 }]);
  });

  it('are imported with all of this, and every kind is told once', async () => {
    const bench = await importBench();
    const app = anApp({ part: '<Part>EX\u200b-1</Part>', inner: '<Note>Wheel &amp;amp; Tire</Note>' });
    const { issues } = await bench.importFiles({
      'vehicle-map': aVehicleMap('1001,1994,Ford,Mustang,54,688'),
      products: aProductFile('EX-1'),
      aces: anAcesFile({ apps: [app] }),
      pies: aPiesFile({ items: [described('Hood &amp;amp; Scoop')] }),
    });
    expect(await bench.found({ years: [1994], makes: ['Ford'] })).toEqual(['001#EX-1']);
    const told = issues.map(({ file, code }) => `${file} ${code}`);
    expect(told).toEqual(
      expect.arrayContaining(['aces.txt invisible-characters', 'aces.txt web-references', 'pies.txt web-references']),
    );
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('case N30: characters that XML forbids', () => {
  it.each([
    { text: 'Hood\u001a', why: 'as a byte' },
    { text: 'Hood&#x1A;', why: 'as a reference' },
  ])('are told at their own place, and nothing after them is read: $why', async ({ text }) => {
    const file = aPiesFile({ items: [anItem(), described(text), anItem({ number: 'EX-3' })] });
    const line = file.split('\n').findIndex((one) => one.includes('Hood')) + 1;
    const { items, issues } = await piesOf(file);
    expect(items.length).toBeLessThan(3);
    expect(issues).toMatchObject([{ line, code: 'not-well-formed', severity: 'refused' }]);
  });
});
