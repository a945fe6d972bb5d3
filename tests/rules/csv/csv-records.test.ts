import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvRecord, csvRecords, LONGEST_ROW } from '#shared/rules/csv/csv-records.ts';

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}

async function recordsOf(text: string, length = text.length): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const batch of csvRecords(inPieces(text, length))) records.push(...batch);
  return records;
}

const cellsOf = async (text: string, length?: number) =>
  (await recordsOf(text, length)).map((record) => ('cells' in record ? record.cells : record.problem));
const linesOf = async (text: string) => (await recordsOf(text)).map(({ line }) => line);

describe('case C11: the delimiter', () => {
  it.each([
    { text: 'a;b\n1,5;2', why: 'semicolons stand most often in the header' },
    { text: 'a\tb\n1,5\t2', why: 'so do tabs' },
    { text: 'a|b\n1,5|2', why: 'so do bars' },
    { text: 'sep=;\r\na;b\n1,5;2', why: 'a first line names it' },
    { text: '"sep=;"\na;b\n1,5;2', why: 'that line may be quoted' },
    { text: 'sep=!\na!b\n1,5!2', why: 'the line may name any' },
    { text: '\n\na;b\n1,5;2', why: 'blank lines come before no header' },
  ])('is told, as $why', async ({ text }) => {
    expect((await cellsOf(text)).slice(-2)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('is not one in quotes', async () => {
    expect(await cellsOf('"a;b;c;d",e\n1,2')).toEqual([
      ['a;b;c;d', 'e'],
      ['1', '2'],
    ]);
  });

  it('is named on a line of its own, which lines are counted from', async () => {
    expect(await linesOf('sep=;\r\na;b\r\n1;2')).toEqual([2, 3]);
  });
});

describe('case C13: line ends', () => {
  it.each([
    { name: 'LF', end: '\n' },
    { name: 'CRLF', end: '\r\n' },
    { name: 'CR', end: '\r' },
  ])('may be $name, at the end of the file too', async ({ end }) => {
    expect(await cellsOf(`a,b${end}1,2${end}3,4${end}`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('in quotes stay as they are, and count as lines', async () => {
    expect(await recordsOf('x,y\r\n"a\r\nb","c\rd\ne"\r\n1,2')).toEqual([
      { line: 1, cells: ['x', 'y'] },
      { line: 2, cells: ['a\r\nb', 'c\rd\ne'] },
      { line: 6, cells: ['1', '2'] },
    ]);
  });
});

describe('quotation marks', () => {
  it.each([
    { text: 'a,b\n"1, ""one""",2', cells: ['1, "one"', '2'], why: 'are written twice inside of a cell' },
    {
      text: 'a,b\n106" Day cab,2',
      cells: ['106" Day cab', '2'],
      why: 'stand for themselves in a cell that has none before',
    },
    { text: 'a,b\n"",2', cells: ['', '2'], why: 'may hold nothing' },
    { text: 'a,b\n"1" ,2', cells: ['1', '2'], why: 'may have blanks after them' },
    { text: 'a,b\n"1",', cells: ['1', ''], why: 'may stand before an empty cell' },
  ])('$why', async ({ text, cells }) => {
    expect((await cellsOf(text)).at(-1)).toEqual(cells);
  });

  it.each([
    { text: 'a,b\n"1"x,2\n3,4', problem: 'after-quote', why: 'text follows the last one' },
    { text: 'a,b\n"1,2\n3,4', problem: 'too-long', why: 'the last one is missing' },
    { text: `a,b\n${'1'.repeat(LONGEST_ROW)},2\n3,4`, problem: 'too-long', why: 'a row has no end' },
  ])('cost one line where $why', async ({ text, problem }) => {
    expect(await cellsOf(text)).toEqual([['a', 'b'], problem, ['3', '4']]);
  });

  it.each([
    { text: '"1"x,2', kept: '"1"x,2', why: 'its first line as it was sent' },
    { text: '"1,2', kept: '"1,2', why: 'its first line, where the quotation mark is missing' },
    { text: '1'.repeat(LONGEST_ROW + 1), kept: '1'.repeat(2000), why: 'the beginning of a line that is very long' },
  ])('keep $why', async ({ text, kept }) => {
    for (const length of [3, 4096, undefined]) {
      const records = await recordsOf(`a,b\n${text}\r\n3,4`, length);
      expect(records[1]).toMatchObject({ line: 2, text: kept });
    }
  });

  it('cost one line, however late the next one comes', async () => {
    const rows = '3,4\n'.repeat(LONGEST_ROW / 4);
    const records = await recordsOf(`a,b\n"1,2\n${rows}"5",6`, 4_096);
    expect([records[1], records.length]).toEqual([
      { line: 2, problem: 'too-long', text: '"1,2' },
      2 + LONGEST_ROW / 4 + 1,
    ]);
  });
});

it('reads nothing of an empty file', async () => {
  expect(await recordsOf('')).toEqual([]);
});

const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\n', '\r', 'ü', '😀'), maxLength: 6 });
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

it('reads what another writes, wherever the text is cut', async () => {
  const ends = fc.constantFrom('\n', '\r\n', '\r');
  await fc.assert(
    fc.asyncProperty(table, ends, fc.integer({ min: 1, max: 7 }), async (rows, newline, length) => {
      const [first = []] = rows;
      const header = first.map((_, index) => `column ${index}`);
      const text = Papa.unparse([header, ...rows], { newline, quotes: true });
      expect(await cellsOf(text, length)).toEqual([header, ...rows]);
    }),
  );
});

it('reads any text the same wherever it is cut', async () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '\n', '\r'), maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 7 }), async (text, length) => {
      expect(await recordsOf(`x,y\n${text}`, length)).toEqual(await recordsOf(`x,y\n${text}`));
    }),
  );
});
