import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuickOrder } from '#shared/rules/cart/quick-order-rows.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';

const rowsOf = (text: string) => readQuickOrder(text).rows.map(({ partNumber, quantity }) => [partNumber, quantity]);

describe('the rows of a quick order', () => {
  it.each([
    { why: 'commas', text: 'GM1000101,2', rows: [['GM1000101', 2]] },
    { why: 'tabs of a spreadsheet', text: 'GM1000101\t2\tHood', rows: [['GM1000101', 2]] },
    { why: 'semicolons', text: 'GM1000101; 2', rows: [['GM1000101', 2]] },
    { why: 'blanks', text: 'GM1000101   2', rows: [['GM1000101', 2]] },
    { why: 'no quantity', text: 'GM1000101', rows: [['GM1000101', 1]] },
    { why: 'a number with blanks', text: 'GM 1000 101\t4', rows: [['GM 1000 101', 4]] },
    { why: 'quotes', text: '"GM1,000",2', rows: [['GM1,000', 2]] },
    { why: 'quotes within quotes', text: '"6"" hose",3', rows: [['6" hose', 3]] },
    { why: 'a heading', text: 'Part Number,Qty\nGM1000101,2', rows: [['GM1000101', 2]] },
    { why: 'empty lines', text: '\n\nGM1000101,2\r\n\r\n', rows: [['GM1000101', 2]] },
    { why: 'a byte order mark', text: '\uFEFFGM1000101,2', rows: [['GM1000101', 2]] },
    { why: 'an invalid quantity', text: 'GM1000101,many', rows: [['GM1000101', 1]] },
    { why: 'a quantity of 0', text: 'GM1000101,0', rows: [['GM1000101', 1]] },
    { why: 'a quantity above 999', text: 'GM1000101,1000', rows: [['GM1000101', 1]] },
    {
      why: 'a number that looks like an exponent (C07)',
      text: 'E00000012,2\n1E9003,1',
      rows: [
        ['E00000012', 2],
        ['1E9003', 1],
      ],
    },
    { why: 'a repeated number', text: 'GM-1000101,2\ngm1000101,3', rows: [['GM-1000101', 5]] },
    { why: 'more than 999 of one', text: 'A1,600\nA1,600', rows: [['A1', 999]] },
    {
      why: 'lines that end as on an old Mac',
      text: 'A1,2\rB2,3',
      rows: [
        ['A1', 2],
        ['B2', 3],
      ],
    },
    { why: 'a quantity of two digits after blanks', text: 'GM1000101 12', rows: [['GM1000101', 12]] },
    { why: 'a number in the middle of words', text: 'GM 2 left', rows: [['GM 2 left', 1]] },
    { why: 'a last word that only begins with digits', text: 'GM1000101 2x', rows: [['GM1000101 2x', 1]] },
    { why: 'a number that has a heading within', text: 'SPARTAN', rows: [['SPARTAN', 1]] },
    { why: 'a number above 60 signs', text: 'X'.repeat(70), rows: [['X'.repeat(60), 1]] },
    { why: 'quotes within a cell', text: 'a"b",2', rows: [['a"b"', 2]] },
    { why: 'blanks within quotes', text: '" GM1000101 ",2', rows: [['GM1000101', 2]] },
    { why: 'blanks around a cell', text: ' GM1000101 , 2 ', rows: [['GM1000101', 2]] },
    { why: 'a row whose cells are empty at its end', text: 'GM1000101,2,,', rows: [['GM1000101', 2]] },
    { why: 'a row without a number', text: ',2\nGM1000101,3', rows: [['GM1000101', 3]] },
    { why: 'nothing', text: '  \n', rows: [] },
  ])('are read from $why', ({ text, rows }) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('are at most 200, and the others are counted', () => {
    const text = Array.from({ length: 203 }, (_, index) => `P${index}`).join('\n');
    const { rows, leftOut } = readQuickOrder(text);
    expect([rows.length, leftOut]).toEqual([200, 3]);
  });

  it('have different numbers and quantities from 1 to 999, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', '1', '9', ',', ';', '\t', '\n', '"', ' ', '-') }), (text) => {
        const { rows } = readQuickOrder(text);
        expect(new Set(rows.map(({ partNumber }) => matchedNumber(partNumber))).size).toBe(rows.length);
        expect(rows.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 999)).toBe(true);
      }),
    );
  });
});
