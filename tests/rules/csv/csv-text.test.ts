import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords } from '#shared/rules/csv/csv-records.ts';
import { amountCell, type CsvCell, csvText, timeCell, unguardedText } from '#shared/rules/csv/csv-text.ts';

/** The only cell of a file, without the byte order mark and the line end. */
const cellOf = (cell: CsvCell): string => csvText([[cell]]).slice(1, -2);

async function rowsOf(file: string): Promise<string[][]> {
  async function* whole() {
    yield file.slice(1);
  }
  const rows: string[][] = [];
  for await (const batch of csvRecords(whole())) {
    for (const record of batch) rows.push('cells' in record ? record.cells.map(unguardedText) : []);
  }
  return rows;
}

describe('a cell of a CSV for spreadsheets (decision F4)', () => {
  it.each([
    { id: 'X01', text: "=cmd|' /C calc'!A0", cell: "'=cmd|' /C calc'!A0" },
    { id: 'X01', text: '@SUM(1+1)', cell: "'@SUM(1+1)" },
    { id: 'X01', text: '+1-212', cell: "'+1-212" },
    { id: 'X01', text: '-2+3', cell: "'-2+3" },
    { id: 'X01', text: '\t=1+1', cell: '"\'\t=1+1"' },
    { id: 'X01', text: '\r=1+1', cell: '"\'\r=1+1"' },
    { id: 'X01', text: '  =1+1', cell: "'  =1+1" },
    { id: 'X01', text: '＝1+1', cell: "'＝1+1" },
    { id: 'X01', text: "'=1+1", cell: "''=1+1" },
    { id: 'X01', text: '\u200b=1+1', cell: "'\u200b=1+1" },
    { id: 'X02', text: '-5', cell: '-5' },
    { id: 'X02', text: '-12.5', cell: '-12.5' },
    { id: 'X02', text: '003C', cell: '003C' },
    { id: 'X02', text: 'A+ NORTH AURORA AUTO BODY', cell: 'A+ NORTH AURORA AUTO BODY' },
  ])('$id: $text becomes $cell', ({ text, cell }) => {
    expect(cellOf(text)).toBe(cell);
  });

  it.each([
    { text: '6-5', why: 'it would be June 5' },
    { text: '70/80', why: 'two numbers with a slash may be a month and a year' },
    { text: '1-2-2026', why: 'a day' },
    { text: '2026-11-30', why: 'a day' },
    { text: '2026-11-30 10:15', why: 'a day with a time' },
    { text: '1.2.2026', why: 'a day in other countries' },
    { text: '4-May', why: 'a day in letters' },
    { text: 'DEC10', why: 'a month in letters' },
    { text: '2-Nov-2004', why: 'a day in letters' },
    { text: 'March 4, 2026', why: 'a day in words' },
    { text: '10:15', why: 'a time' },
    { text: '9 pm', why: 'a time' },
    { text: '0042', why: 'its zeros would go' },
    { text: '80.500', why: 'its zeros would go' },
    { text: '-5.00', why: 'its zeros would go' },
    { text: '+12.50', why: 'its sign would go' },
    { text: '2E4007', why: 'it would be a power of ten' },
    { text: '123456789012', why: 'twelve digits would be shown as a power of ten' },
    { text: '12345678901234567', why: 'the last digits would be zeros' },
    { text: '1,000', why: 'its comma would go' },
    { text: '$5', why: 'it would be an amount' },
    { text: '(5)', why: 'it would be minus 5' },
    { text: '05%', why: 'it would be 5%' },
    { text: '1 1/2', why: 'it would be 1.5' },
    { text: ' 42 ', why: 'its blanks would go' },
    { text: '-0', why: 'it would be 0' },
    { text: 'true', why: 'it would be in capitals' },
    { text: "'0042", why: 'it looks like a guarded one' },
  ])('N40: $text stays a text: $why', ({ text }) => {
    const cell = cellOf(text);
    expect(cell.replace(/^"|"$/g, '')).toBe(`'${text}`);
  });

  it.each([
    '1000001',
    '12.5',
    '12345678901',
    'PO-77',
    '303-555-0100',
    '80202-1234',
    '2016-2020',
    '1400 Wewatta St',
    'May',
    'Decker',
    'PUB-2013',
    'TRUE',
    '5W-30',
    '6" hose',
    "'68 Mustang",
  ])('N40: %s is written as it is, because no spreadsheet changes it', (text) => {
    expect(
      cellOf(text)
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"'),
    ).toBe(text);
  });

  it.each([
    { text: 'Sorensen, Sam', cell: '"Sorensen, Sam"', why: 'a comma would end it' },
    { text: 'the "big" one', cell: '"the ""big"" one"', why: 'quotes are doubled inside quotes' },
    { text: 'one\ntwo', cell: '"one\ntwo"', why: 'a line break would end the row' },
    { text: 'a;=1+1', cell: '"a;=1+1"', why: 'with decimal commas a semicolon would end it' },
    { text: '', cell: '', why: 'empty stays empty' },
  ])('is quoted if necessary: $why', ({ text, cell }) => {
    expect(cellOf(text)).toBe(cell);
  });

  it('X02: numbers, amounts and times of ours stay what they are', () => {
    expect([-12.5, 0, -1e-7].map(cellOf)).toEqual(['-12.5', '0', '-1e-7']);
    expect([amountCell(-500), amountCell(123450), amountCell(null)].map(cellOf)).toEqual(['-5.00', '1234.50', '']);
    expect(cellOf(timeCell('2026-11-30'))).toBe('2026-11-30');
  });

  it('never starts a formula, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const first = cellOf(text).replace(/^"/, '').trimStart().charAt(0);
        expect(/^-\d+(\.\d+)?$/.test(text) || !'=@+-'.includes(first) || first === '').toBe(true);
      }),
    );
  });
});

/** Texts of the signs that guards, quotes, dates and numbers are made of, and any others. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`'="@+-/.:,;$%() 0159eEMayDec\t\n\r\u200b\ufeff\u00a0`), maxLength: 9 }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
);

describe('case N40: a file that is read back', () => {
  it('has every text to the letter', async () => {
    const anyRows = fc.array(fc.array(anyText, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        // The header says what the delimiter is.
        expect(await rowsOf(csvText([['One', 'Two', 'Three'], ...rows]))).toEqual([['One', 'Two', 'Three'], ...rows]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has them after a spreadsheet has saved it too: the apostrophe is part of the text, or is gone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [row = ''] = [csvText([[text]]).slice(1, -2)];
        const cell = row.startsWith('"') ? row.slice(1, -1).replaceAll('""', '"') : row;
        expect([text, `'${text}`]).toContain(cell);
        expect(unguardedText(cell)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    { cell: '="0017"', text: '0017', why: 'a spreadsheet keeps zeros like this' },
    { cell: "'0017", text: '0017', why: 'so do we' },
    { cell: "'68 Mustang", text: "'68 Mustang", why: 'this is no guard' },
    { cell: '="a"&"b"', text: '="a"&"b"', why: 'this is more than a text' },
  ])('reads $cell as $text: $why', ({ cell, text }) => {
    expect(unguardedText(cell)).toBe(text);
  });
});

it('starts with the byte order mark, has a line for each row and ends each as RFC 4180 says', () => {
  expect(
    csvText([
      ['Order#', 'Total'],
      ['1000001', 12],
    ]),
  ).toBe('\uFEFFOrder#,Total\r\n1000001,12\r\n');
});
