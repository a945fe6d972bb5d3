import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricesFormat } from '#functions/imports/csv/formats/prices.ts';
import { productsFormat } from '#functions/imports/csv/formats/products.ts';
import { vehicleMapFormat } from '#functions/imports/csv/formats/vehicle-map.ts';
import { decodedReferences } from '#functions/imports/texts/web-references.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { aPriceFile, aProductFile, aStockFile } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';
import { readFile } from '../csv/read-file.ts';

const HEADER = 'Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title';
const productFile = ({ number = 'A1', title = 'Hood', more = '', cells = '' } = {}) =>
  `${HEADER}${more && `,${more}`}\n"${number}",BBBB,1,Maker,6832,FILTERS,"${title.replaceAll('"', '""')}"${cells && `,"${cells}"`}\n`;

const INVISIBLE = ['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u00ad', '\u2060', '\ufeff', '\u202a', '\u0000'];

describe('case N12: invisible characters', () => {
  it('are dropped and told, so that prices and stock attach', async () => {
    const bench = await importBench();
    const { issues } = await bench.importFiles({
      products: productFile({ number: 'PUB\u200b-2010' }),
      prices: aPriceFile({ 'PUB-2010': '31' }),
      stock: aStockFile({ 'PUB-\u00ad2010': 7 }),
    });
    expect(await bench.offer('001#PUB-2010')).toMatchObject({ list: 310_000, onHand: { DEN: 7 } });
    expect(issues.filter(({ code }) => code === 'invisible-characters')).toMatchObject([
      { file: 'products.txt', line: 2, field: 'Part Number', message: 'Invisible characters are dropped (1 time).' },
      { file: 'stock.txt', line: 2, field: 'Part Number' },
    ]);
  });

  it('are dropped wherever they stand', async () => {
    const hidden = fc.array(fc.constantFrom(...INVISIBLE), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(hidden, fc.nat(8), async (characters, place) => {
        const number = `${'PUB-2010'.slice(0, place)}${characters.join('')}${'PUB-2010'.slice(place)}`;
        const { rows, issues } = await readFile(productsFormat, productFile({ number }));
        expect(rows[0]?.partNumber).toBe('PUB-2010');
        expect(issues.map(({ code }) => code)).toEqual(['invisible-characters']);
        expect(matchedNumber(number.replaceAll('\0', ''))).toBe('PUB2010');
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    { number: 'РUB-2010', code: 'mixed-scripts', why: 'the first letter is Cyrillic' },
    { number: 'PUΒ-2010', code: 'mixed-scripts', why: 'the third is Greek' },
    { number: 'BÜ-2010', code: undefined, why: 'an umlaut is Latin' },
    { number: '部品-2010', code: undefined, why: 'one script alone is not mixed' },
  ])('a number of several alphabets is told and kept: $number, as $why', async ({ number, code }) => {
    const { rows, issues } = await readFile(productsFormat, productFile({ number }));
    expect([rows[0]?.partNumber, issues[0]?.code]).toEqual([number, code]);
  });
});

describe('case N15: a number that no call can name', () => {
  it('is refused', async () => {
    const { rows, issues } = await readFile(productsFormat, productFile({ number: 'PUB#4001' }));
    const message = '"PUB#4001" can’t be ordered, because a number of ours has no #.';
    expect([rows, issues.map((issue) => issue.message)]).toEqual([[], [message]]);
  });
});

describe('case N17: texts made for a web page', () => {
  it.each([
    { title: 'Wheel &amp; Tire 17&quot;', shown: 'Wheel & Tire 17"', why: 'names of signs' },
    { title: 'Wheel &#38; Tire &#x41;', shown: 'Wheel & Tire A', why: 'numbers of signs' },
    { title: 'Größe &auml;&Uuml;&szlig;', shown: 'Größe äÜß', why: 'letters' },
    { title: 'A&nbsp;B', shown: 'A B', why: 'a blank that does not break' },
    { title: 'Tail&shy;light', shown: 'Taillight', why: 'an invisible hyphen' },
    { title: 'A &amp;amp; B', shown: 'A &amp; B', why: 'once only' },
  ])('are decoded and told: $why', async ({ title, shown }) => {
    const { rows, issues } = await readFile(productsFormat, productFile({ title }));
    expect(rows[0]?.title).toBe(shown);
    expect(issues).toMatchObject([{ line: 2, field: 'Title', code: 'web-references', severity: 'warning' }]);
  });

  it.each(['AT&T', 'Nuts & bolts; black', 'R&D;', '&unknown;', '&#0;', '&#xD800;', '&#1114112;'])(
    'a text without references stays: %s',
    async (title) => {
      const { rows, issues } = await readFile(productsFormat, productFile({ title }));
      expect([rows[0]?.title, issues]).toEqual([title, []]);
    },
  );

  it('give what was encoded, whatever it was', () => {
    const encoded = (text: string) =>
      [...text].map((character) => (/[\w ]/.test(character) ? character : `&#${character.codePointAt(0)};`)).join('');
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((one) => !/\p{Cc}|\p{Cs}/u.test(one));
    fc.assert(
      fc.property(text, (given) => {
        expect(decodedReferences(encoded(given))).toBe(given);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N39: a number or name that a spreadsheet has made a date', () => {
  it.each(['4-May', 'Dec-12', '2-Nov-2004', '5/4/2026', '2004-11-02 00:00:00', '1E+12'])(
    '%s is told',
    async (given) => {
      const product = await readFile(productsFormat, productFile({ number: given }));
      expect(product.issues[0]).toMatchObject({ line: 2, field: 'Part Number', code: 'rewritten-number' });
      if (given === '1E+12') return;
      const vehicles = await readFile(vehicleMapFormat, `Base Vehicle,Year,Make,Model\n1,2004,Saab,${given}\n`);
      expect([vehicles.rows[0]?.model, vehicles.issues]).toMatchObject([
        given,
        [{ line: 2, field: 'Model', code: 'rewritten-number' }],
      ]);
    },
  );

  it.each(['9-3', 'May-field', 'MAR2', '4-MAYO', '12-34-5678', '0012-1'])('%s is none', async (number) => {
    const { issues } = await readFile(productsFormat, productFile({ number }));
    expect(issues).toEqual([]);
  });

  it('is told for every day of a year', async () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    const form = fc.constantFrom<(date: Date) => string>(
      (date) => `${date.getUTCDate()}-${monthOf(date)}`,
      (date) => `${monthOf(date)}-${String(date.getUTCFullYear()).slice(2)}`,
      (date) => `${date.getUTCDate()}-${monthOf(date)}-${date.getUTCFullYear()}`,
      (date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`,
    );
    const monthOf = (date: Date) => date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
    await fc.assert(
      fc.asyncProperty(day, form, async (date, write) => {
        const { issues } = await readFile(pricesFormat, `Part Number,List Price\n${write(date)},5\n`);
        expect(issues.map(({ code }) => code)).toEqual(['rewritten-number']);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N41: several numbers in one cell', () => {
  it.each(['CD22, CD23', 'CD22; CD23', 'CD22;CD23', 'CD22|CD23', 'CD22\nCD23'])('%j are two', async (cells) => {
    const { rows } = await readFile(productsFormat, productFile({ more: 'Alternate Numbers', cells }));
    expect(rows[0]?.alternateNumbers.map(({ number }) => number)).toEqual(['CD22', 'CD23']);
  });

  it('are told unless bars separate them', async () => {
    const read = (cells: string) => readFile(productsFormat, productFile({ more: 'Alternate Numbers', cells }));
    expect((await read('CD22|CD23')).issues).toEqual([]);
    expect((await read('WIXX:CD22, CD23')).issues).toMatchObject([
      { code: 'several-numbers', field: 'Alternate Numbers' },
    ]);
  });

  it('are all of them, however they are separated', async () => {
    const number = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{1,9}$/);
    const separator = fc.constantFrom(',', ', ', ';', ' ; ', '|', '\n');
    await fc.assert(
      fc.asyncProperty(fc.array(number, { minLength: 1, maxLength: 6 }), separator, async (numbers, between) => {
        const file = productFile({ more: 'Alternate Numbers', cells: numbers.join(between) });
        const { rows } = await readFile(productsFormat, file);
        expect(rows[0]?.alternateNumbers.map((one) => one.number)).toEqual(numbers);
      }),
      { numRuns: 200 },
    );
  });

  it('are all found after a whole import', async () => {
    const bench = await importBench();
    const [header = '', row = ''] = aProductFile('A1').split('\n');
    await bench.importFiles({ products: `${header},Alternate Numbers\n${row},"CD22-7; CD23-7"\n` });
    expect(await bench.found({ keyword: 'CD22-7' })).toEqual(['001#A1']);
    expect(await bench.found({ keyword: 'CD23-7' })).toEqual(['001#A1']);
  });
});
