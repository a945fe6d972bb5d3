import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRows, quickOrderFault } from '#shared/rules/quick-order/join-rows.ts';
import { type QuickOrderRow, readQuickOrder } from '#shared/rules/quick-order/read-quick-order.ts';

const read = (text: string) => readQuickOrder(text).rows;
const joined = (text: string, before = '') =>
  joinRows(read(before), read(text)).map(({ partNumber, quantity, written }) => [partNumber, quantity ?? written]);

describe('rows of one number (decision C2)', () => {
  it.each([
    { why: 'add up', text: 'GM-1000101,2\ngm1000101,3', rows: [['GM-1000101', 5]] },
    {
      why: 'add to a row before',
      before: 'A1,2\nB2,1',
      text: 'a-1,3',
      rows: [
        ['A1', 5],
        ['B2', 1],
      ],
    },
    { why: 'are told above 999, not cut (N04)', text: 'A1,600\nA1,600', rows: [['A1', '1200']] },
    { why: 'add up above 999 too', text: 'A1,600\nA1,600\nA1,1', rows: [['A1', '1201']] },
    {
      why: 'stay apart where one is to be put right',
      text: 'A1,2\nA1,x',
      rows: [
        ['A1', 2],
        ['A1', 'x'],
      ],
    },
    {
      why: 'stay apart in several units',
      text: 'Part,Qty,UOM\nA1,2,BX\nA1,2,EA',
      rows: [
        ['A1', 2],
        ['A1', 2],
      ],
    },
    {
      why: 'stay apart where there is no number',
      text: ',2\n,3',
      rows: [
        ['', 2],
        ['', 3],
      ],
    },
  ])('$why', ({ text, rows, before }) => {
    expect(joined(text, before)).toEqual(rows);
  });

  it('lose no quantity, and keep the rows before in their places', () => {
    const anyRow = fc.record<QuickOrderRow>({
      partNumber: fc.constantFrom('A1', 'a-1', 'B2', ''),
      quantity: fc.integer({ min: 1, max: 999 }),
      written: fc.constant(''),
      unit: fc.constantFrom(undefined, 'BX'),
    });
    const sumOf = (rows: readonly QuickOrderRow[]) =>
      rows.reduce((sum, { quantity, written }) => sum + (quantity ?? Number(written)), 0);
    fc.assert(
      fc.property(fc.array(anyRow), fc.array(anyRow), (before, added) => {
        const rows = joinRows(before, added);
        expect(sumOf(rows)).toBe(sumOf(before) + sumOf(added));
        expect(rows.slice(0, before.length).map(({ partNumber }) => partNumber)).toEqual(
          before.map(({ partNumber }) => partNumber),
        );
        expect(rows.every(({ quantity }) => quantity === undefined || quantity <= 999)).toBe(true);
      }),
    );
  });
});

describe('the fault of a row', () => {
  it.each([
    { text: 'A1,2', fault: undefined },
    { text: ',2', fault: 'noNumber' },
    { text: `${'X'.repeat(61)},2`, fault: 'longNumber' },
    { text: `${'X'.repeat(60)},2`, fault: undefined },
    { text: 'A1,', fault: 'noQuantity' },
    { text: 'A1,1000', fault: 'tooMany' },
    { text: 'A1,"1,000"', fault: 'tooMany' },
    { text: 'A1,0', fault: 'badQuantity' },
    { text: 'A1,2.5', fault: 'badQuantity' },
  ])('of $text is $fault', ({ text, fault }) => {
    expect(read(text).map(quickOrderFault)).toEqual([fault]);
  });
});
