import { describe, expect, it } from 'vitest';
import type { CsvFormat } from '#functions/imports/csv/csv-format.ts';
import { warehousesFormat as warehouses } from '#functions/imports/csv/formats/locations.ts';
import { pricesFormat as prices } from '#functions/imports/csv/formats/prices.ts';
import { productLinesFormat as productLines } from '#functions/imports/csv/formats/product-lines.ts';
import { stockFormat as stock } from '#functions/imports/csv/formats/stock.ts';
import { readCsv } from '#functions/imports/csv/read-csv.ts';
import { readFile } from './read-file.ts';

describe('the header', () => {
  it.each([
    { header: '\uFEFFProduct Line,Name', why: 'case C01: a byte order mark is not part of it' },
    { header: 'product_line,NAME', why: 'case and separators do not count' },
    { header: '"Product\r\n  Line",Name', why: 'case C22: line ends and double blanks are blanks' },
    { header: '\0Product\0 Line,Na\0me', why: 'case C22: zero characters do not count' },
    { header: '\n \nCode,Description', why: 'there are other names, and blank lines before' },
    { header: 'Name,"Comments, of any kind",Product Line', why: 'the order does not matter' },
  ])('is found, as $why', async ({ header }) => {
    const order = header.startsWith('Name') ? 'Brakes,,BRK' : 'BRK,Brakes';
    const { rows } = await readFile(productLines, `${header}\n${order}\n`);
    expect(rows).toEqual([{ code: 'BRK', name: 'Brakes' }]);
  });

  it('case C10: with a column twice is refused, by its name', async () => {
    const { rows, issues, summary } = await readFile(productLines, 'Product Line;c;Name;c;C_1\nBRK;1;Brakes;2;3');
    expect(issues).toContainEqual({
      line: 1,
      column: 4,
      field: 'c',
      code: 'duplicate-column',
      message: 'The column "c" appears more than once.',
      severity: 'refused',
    });
    expect([rows, summary?.isUnusable]).toEqual([[], true]);
  });

  it('case C10: with two names for one column is refused', async () => {
    const { issues } = await readFile(productLines, 'Product Line,Code,Name\nBRK,BRK,Brakes');
    expect(issues.map(({ message }) => message)).toEqual([
      'The columns "Product Line" and "Code" mean the same thing.',
    ]);
  });

  it.each<{ format: CsvFormat<unknown>; header: string; message: string }>([
    { format: productLines, header: 'Product Line', message: 'The column "Name" is missing.' },
    {
      format: stock,
      header: 'Part Number,Warehouse',
      message: 'Columns are missing: "Warehouse" and "On Hand", or "stock:…".',
    },
  ])('without a column is refused: $message', async ({ format, header, message }) => {
    const { issues } = await readFile(format, `${header}\nBRK,1`);
    expect(issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('may have columns that nobody knows, which are named', async () => {
    const { rows, issues } = await readFile(productLines, 'Product Line,Name,Buyer\nBRK,Brakes,Smith');
    expect(issues).toEqual([
      {
        line: 1,
        column: 3,
        field: 'Buyer',
        code: 'unknown-column',
        message: 'The column "Buyer" is unknown and is ignored.',
        severity: 'warning',
      },
    ]);
    expect(rows).toEqual([{ code: 'BRK', name: 'Brakes' }]);
  });

  it.each(['', '\n\n', '\uFEFF', ' , \n'])('of the empty file %j is missed', async (file) => {
    const { issues, summary } = await readFile(productLines, file);
    expect([issues.map(({ code }) => code), summary?.isUnusable]).toEqual([['empty-file'], true]);
  });
});

describe('case C22: bad rows', () => {
  const file = [
    'Part Number,List Price,price:fleet',
    'A1,10.00,8.00',
    '"A',
    '2"',
    'A3,twelve,12 dollars',
    ',5.00,',
    'A5,5.00,4.00,',
    'A6,5.00,4.00,x',
    '"A7"x,5.00,4.00',
    '',
    'A8,5.00,',
  ].join('\r\n');

  it('are named by line, column and reason, and stop nothing', async () => {
    const { rows, issues } = await readFile(prices, file);
    expect(issues.map(({ line, field, code }) => [line, field, code])).toEqual([
      [3, undefined, 'ragged-row'],
      [5, 'List Price', 'invalid-price'],
      [5, 'price:fleet', 'invalid-price'],
      [6, 'Part Number', 'missing'],
      [8, undefined, 'ragged-row'],
      [9, undefined, 'after-quote'],
    ]);
    expect(rows.map(({ partNumber }) => partNumber)).toEqual(['A1', 'A5', 'A8']);
  });

  it('are counted', async () => {
    const { summary } = await readFile(prices, file);
    expect(summary).toEqual({ read: 8, taken: 3, refused: 6, warnings: 0, isUnusable: false });
  });

  it('tell how long a row should be', async () => {
    const { issues } = await readFile(prices, file);
    expect(issues[0]?.message).toBe('The row has 1 cells, but the header has 3.');
  });

  it('are those with characters that could not be decoded', async () => {
    const begin = `Product Line,Name\n${'É,é\n'.repeat(15_000)}`;
    const bytes = Buffer.concat([Buffer.from(begin), Buffer.from('F,FULDABRÜCK\n', 'latin1')]);
    const { issues } = await readFile(productLines, bytes, { pieces: 1_000 });
    expect(issues.map(({ line, field, code }) => [line, field, code])).toEqual([[15_002, 'Name', 'encoding']]);
  });
});

describe('everything is text:', () => {
  it.each([
    { number: '0010', why: 'case C05: zeros are kept' },
    { number: '00042', why: 'case C05: zeros are kept' },
    { number: '021000021', why: 'case C05: zeros are kept' },
    { number: 'E00000012', why: 'case C07: this is no power' },
    { number: '314659e1', why: 'case C07: nor is this' },
    { number: '1E9003', why: 'case C07: nor is this, which would be without end' },
    { number: '000000', why: 'case C07: zeros are no zero' },
    { number: '0017', why: 'case C08: zeros are kept' },
    { number: '9-3', why: 'this is no date' },
    { number: 'TRUE', why: 'this is no answer' },
  ])('$number comes back, as $why', async ({ number }) => {
    const { rows, issues } = await readFile(stock, `Part Number,stock:DEN\n${number},1`);
    expect([rows[0]?.partNumber, issues]).toEqual([number, []]);
  });

  it('the formula by which a file keeps zeros is what it says', async () => {
    const { rows } = await readFile(stock, 'Part Number,stock:DEN\n="0010",1\n"=""0011""",1');
    expect(rows.map(({ partNumber }) => partNumber)).toEqual(['0010', '0011']);
  });

  it('what a spreadsheet made of a number is reported', async () => {
    const { issues } = await readFile(stock, 'Part Number,stock:DEN\n1.23E+11,1');
    expect(issues.map(({ code, severity }) => [code, severity])).toEqual([['rewritten-number', 'warning']]);
  });
});

describe('case C20: postal codes', () => {
  it.each([
    { written: '02138', stored: '02138' },
    { written: '06902', stored: '06902' },
    { written: '07001-1234', stored: '07001-1234' },
  ])('$written keep their zeros', async ({ written, stored }) => {
    const header = 'Warehouse,Name,Phone,ZIP,Time Zone';
    const { rows } = await readFile(warehouses, `${header}\nBOS,Boston,6175550100,${written},America/New_York`);
    expect(rows[0]?.postalCode).toBe(stored);
  });
});

it('case C10: refuses two columns for one price level, however it is written', async () => {
  const { issues } = await readFile(prices, 'Part Number,List Price,price:fleet,price: Fleet\nA1,1,1,1');
  expect(issues.map(({ field, code }) => [field, code])).toEqual([['price: Fleet', 'duplicate-column']]);
});

it.each(['price:', 'price:our best'])('refuses the column "%s", which names no price level', async (column) => {
  const { issues } = await readFile(prices, `Part Number,List Price,${column}\nA1,1,1`);
  expect(issues.map(({ field, code }) => [field, code])).toEqual([[column, 'invalid-column']]);
});

describe('a file of any size', () => {
  /** Counts what has been asked for of a file without end. */
  function endless(begin: string, row: string) {
    const asked = { pieces: 0 };
    async function* file() {
      yield Buffer.from(begin);
      for (;;) {
        asked.pieces++;
        yield Buffer.from(row);
      }
    }
    const context = {
      asOf: '2026-03-01T00:00:00Z',
      loadedAt: '2026-03-02T00:00:00.000Z',
      locate: () => undefined,
      namesOfPartType: () => [],
    };
    return { asked, rows: readCsv(productLines, file(), context) };
  }

  it('is read no further than its rows are taken', async () => {
    const { asked, rows } = endless('Product Line,Name\n', 'BRK,Brakes\n');
    for await (const parsed of rows) {
      expect(parsed).toMatchObject({ row: { code: 'BRK', name: 'Brakes' } });
      if (asked.pieces === 100) break;
    }
    expect(asked.pieces).toBe(100);
  });

  it('is read no further than a header that is refused', async () => {
    const { asked, rows } = endless('Product Line\n', 'BRK\n');
    const codes = [];
    for await (const parsed of rows) if ('issue' in parsed) codes.push(parsed.issue.code);
    expect([codes, asked.pieces]).toEqual([['missing-column'], 0]);
  });
});

it('gives the same rows wherever the bytes are cut', async () => {
  const file = Buffer.from('\uFEFFProduct Line;Name\r\n001;"Größe\r\n😀"\r\n', 'utf16le');
  const whole = await readFile(productLines, file);
  for (const pieces of [1, 2, 3, 5]) expect(await readFile(productLines, file, { pieces })).toEqual(whole);
});
