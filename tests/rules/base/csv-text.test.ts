import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, unguardedText } from '#shared/rules/base/csv-text.ts';

/** The only cell of a file, without the byte order mark and the line end. */
const cellOf = (cell: string | number): string => csvText([[cell]]).slice(1, -2);

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
    { id: 'X02', text: '-5.00', cell: '-5.00' },
    { id: 'X02', text: '-5', cell: '-5' },
    { id: 'X02', text: '+12.50', cell: '+12.50' },
    { id: 'X02', text: '003C', cell: '003C' },
    { id: 'X02', text: 'A+ NORTH AURORA AUTO BODY', cell: 'A+ NORTH AURORA AUTO BODY' },
  ])('$id: $text becomes $cell', ({ text, cell }) => {
    expect(cellOf(text)).toBe(cell);
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

  it('keeps numbers as numbers, including negative ones', () => {
    expect([-12.5, 0, -1e-7].map(cellOf)).toEqual(['-12.5', '0', '-1e-7']);
  });

  it('never starts a formula, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const first = cellOf(text).replace(/^"/, '').trimStart().charAt(0);
        expect(/^[-+]?\d+(\.\d+)?$/.test(text) || !'=@+-'.includes(first) || first === '').toBe(true);
      }),
    );
  });
});

it('is read back as it was', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^['=@+ x1-]{0,6}$/), (text) => {
      expect(unguardedText(cellOf(text))).toBe(text);
    }),
  );
});

it('starts with the byte order mark, has a line for each row and ends each as RFC 4180 says', () => {
  expect(
    csvText([
      ['Order#', 'Total'],
      ['1000001', 12],
    ]),
  ).toBe('\uFEFFOrder#,Total\r\n1000001,12\r\n');
});
