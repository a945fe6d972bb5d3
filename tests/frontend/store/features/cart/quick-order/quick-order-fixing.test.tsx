import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aCartServer } from '../../../../support/servers/a-cart-server.ts';
import { ADD, BY_LIST, check, field, openPad, rows, statuses } from './open-pad.tsx';

type Opened = ReturnType<typeof openPad>;

const quantityIn = (row: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity in row ${row}` });

async function write(opened: Opened, row: number, quantity: string) {
  await opened.user.clear(quantityIn(row));
  await opened.user.type(quantityIn(row), quantity);
  await opened.user.tab();
}

const said = async (place: number) => (await rows())[place]?.textContent;

describe('rows to fix (N04)', () => {
  it.each([
    { line: 'GOOD-1,2.5', says: 'It says “2.5”. Enter a whole number from 1 to 999.' },
    { line: 'GOOD-1,"1,000"', says: 'It says “1,000”. The most of one part is 999.' },
    { line: 'GOOD-1,600\nGOOD-1,600', says: 'It says “1200”. The most of one part is 999.' },
    { line: 'GOOD-1,', says: 'Enter a quantity.' },
    { line: ',2', says: 'Enter a part number.' },
    { line: `${'X'.repeat(61)},2`, says: 'A part number has at most 60 characters.' },
    { line: 'Part,Qty,UOM\nGOOD-1,2,BX', says: 'This part is not sold by BX. Choose a unit.' },
  ])('$line is told', async ({ line, says }) => {
    const opened = openPad();
    await check(opened, line);
    expect(await statuses()).toEqual(['faulty']);
    expect(await said(0)).toContain(`To fix${says}`);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 0 parts to cart' }).disabled).toBe(true);
  });

  it('come first, and are put right in place', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1,2\nGOOD-2,x\nGOOD-3,1\nNOBODYS,1');
    expect(await statuses()).toEqual(['faulty', 'unknown', 'good', 'good']);
    expect(quantityIn(1).value).toBe('x');
    await write(opened, 1, '3');
    await waitFor(async () => expect(await statuses()).toEqual(['good', 'unknown', 'good', 'good']));
    await opened.user.click(screen.getByRole('button', { name: 'Add 3 parts to cart' }));
    expect(await screen.findByText('3 parts were added to your cart. 1 row still needs fixing.')).toBeTruthy();
    expect(opened.server.bodies.at(opened.server.calls.indexOf(ADD))).toMatchObject({
      items: [
        { itemnumber: 'GOOD-2', quantity: 3 },
        { itemnumber: 'GOOD-1', quantity: 2 },
        { itemnumber: 'GOOD-3', quantity: 1 },
      ],
    });
  });

  it('a quantity that is none stays as it was typed, and is never 1', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1,5');
    await write(opened, 1, '1.5');
    await waitFor(async () => expect(await statuses()).toEqual(['faulty']));
    expect([quantityIn(1).value, quantityIn(1).getAttribute('aria-invalid')]).toEqual(['1.5', 'true']);
  });

  it('another quantity asks when it would arrive', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1,5');
    await write(opened, 1, '6');
    await waitFor(() => expect(opened.server.countOf(BY_LIST)).toBe(2));
    await waitFor(async () => expect(await statuses()).toEqual(['good']));
    expect(quantityIn(1).value).toBe('6');
  });

  it('a unit that the part is not sold by is chosen anew', async () => {
    const opened = openPad();
    await check(opened, 'Part,Qty,UOM\nBOXED-1,2,CS');
    expect(await statuses()).toEqual(['faulty']);
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Unit in row 1' }), 'BX');
    await waitFor(async () => expect(await statuses()).toEqual(['good']));
  });

  it('lines that are no rows are told', async () => {
    const opened = openPad();
    await check(opened, 'Order for July\nPart,Qty\nGOOD-1,2');
    expect(screen.getByText('1 line has no part number and was not read: “Order for July”')).toBeTruthy();
    await check(opened, 'Order for July\nShop 12\nPart,Qty\nGOOD-2,2');
    const two = '2 lines have no part number and were not read. The first is “Order for July”';
    expect(await screen.findByText(two)).toBeTruthy();
  });

  it('rows above 200 stay in the field', async () => {
    const opened = openPad();
    await check(opened, Array.from({ length: 202 }, (_, index) => `P${index},2`).join('\n'));
    expect((await field()).value).toBe('P200\t2\nP201\t2');
  });
});

describe('the facts of a row', () => {
  const warranty = (code: '6P' | '12L', percentage: number, isDefault: boolean) => ({
    code,
    description: code,
    default: isDefault,
    method: 'Percentage' as const,
    percentage: basisPoints(percentage),
    minimumCost: cents(0),
  });
  const account = {
    useWarranties: true,
    coreChargeType: 2 as const,
    majorWarranty: [warranty('6P', 0, true), warranty('12L', 2500, false)],
  };

  it('are its arrival, its price, its total and its warranties', async () => {
    const opened = openPad(aCartServer(), account);
    await check(opened, 'ENGINE-1,2');
    for (const name of ['Arrival', 'Price', 'Total']) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
    // Two at $100.00 with a core of $20.00 each.
    for (const shown of ['Arrives 03/04/2026 – 03/06/2026', '$100.00', '$240.00']) {
      expect(await said(0)).toContain(shown);
    }
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Warranty in row 1' });
    expect([...choice.options].map(({ text }) => text)).toEqual(['6P – Free', '12L – $25.00', 'No warranty']);
    await opened.user.selectOptions(choice, '12L');
    await waitFor(async () => expect(await said(0)).toContain('$290.00'));
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 part to cart' }));
    expect(await screen.findByText('1 part was added to your cart.')).toBeTruthy();
    expect(opened.server.bodies.at(opened.server.calls.indexOf(ADD))).toMatchObject({
      items: [{ itemnumber: 'ENGINE-1', quantity: 2, warrantycode: '12L' }],
    });
  });

  it('are no amounts where the account shows none', async () => {
    const opened = openPad(aCartServer(), { ...account, showPrices: false });
    await check(opened, 'GOOD-1,2');
    expect(screen.queryByRole('combobox', { name: 'Warranty in row 1' })).toBeNull();
  });
});

describe('undo', () => {
  const undo = (opened: Opened) => opened.user.click(screen.getByRole('button', { name: 'Undo' }));

  it('takes back what was done to rows, one change after the other', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1,2\nGOOD-2,3');
    await write(opened, 1, 'x');
    await opened.user.click(screen.getByRole('button', { name: 'Remove row GOOD-2' }));
    await opened.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.queryByRole('table')).toBeNull();
    await undo(opened);
    expect(await statuses()).toEqual(['faulty']);
    expect(screen.getByText('The last change was undone.')).toBeTruthy();
    await undo(opened);
    expect(await statuses()).toEqual(['faulty', 'good']);
    await undo(opened);
    expect([await statuses(), quantityIn(1).value]).toEqual([['good', 'good'], '2']);
    await undo(opened);
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('brings no part back that is in the cart', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1,2\nNOBODYS,1');
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 part to cart' }));
    await screen.findByText('1 part was added to your cart. 1 row still needs fixing.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('files', () => {
  const csv = (content: BlobPart, name = 'parts.csv') => new File([content], name, { type: 'text/csv' });
  const input = () => screen.getByLabelText('Choose CSV files', { selector: 'input' });

  it('may be several, each with its own headings', async () => {
    const opened = openPad();
    await field();
    await opened.user.upload(input(), [csv('Part,Qty\nGOOD-1,2\n'), csv('Qty;Part\n3;GOOD-2\n', 'more.csv')]);
    await waitFor(async () => expect(await statuses()).toEqual(['good', 'good']));
    expect([quantityIn(1).value, quantityIn(2).value]).toEqual(['2', '3']);
  });

  it('can be dropped, and what is typed stays in the field', async () => {
    const opened = openPad();
    const lines = await field();
    await opened.user.type(lines, 'GOOD-3, 1');
    const over = createEvent.dragOver(lines, { dataTransfer: { files: [], types: ['Files'] } });
    fireEvent(lines, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(lines, { dataTransfer: { files: [csv('GOOD-1,2')], types: ['Files'] } });
    await waitFor(async () => expect(await statuses()).toEqual(['good']));
    expect(lines.value).toBe('GOOD-3, 1');
  });

  const utf16 = (text: string, isLittle: boolean) =>
    new Uint8Array(
      [...`\uFEFF${text}`].flatMap((sign) => {
        const bytes = [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8];
        return isLittle ? bytes : bytes.toReversed();
      }),
    );

  it.each([
    { why: 'UTF-16', content: utf16('Part\tQty\nGOOD-1\t2', true) },
    { why: 'UTF-16 in the other byte order', content: utf16('Part\tQty\nGOOD-1\t2', false) },
    { why: 'UTF-8 with a mark', content: '\uFEFFPart,Qty\nGOOD-1,2' },
    {
      why: 'windows-1252',
      content: new Uint8Array([...'Qty,Part,Gr\xf6\xdfe\n2,GOOD-1,M'].map((sign) => sign.charCodeAt(0))),
    },
  ])('are read in $why', async ({ content }) => {
    const opened = openPad();
    await field();
    await opened.user.upload(input(), csv(content));
    await waitFor(async () => expect(await statuses()).toEqual(['good']));
    expect(quantityIn(1).value).toBe('2');
  });

  it.each([
    { content: 'PK\u0003\u0004…', says: 'This file is a workbook. Save it as CSV and choose it again.' },
    { content: 'GOOD-1,\0\0', says: 'This file is not a CSV file.' },
    { content: 'x'.repeat(1_000_001), says: 'This file is larger than 1 MB. Choose a smaller one.' },
  ])('are refused: $says', async ({ content, says }) => {
    const opened = openPad();
    await field();
    await opened.user.upload(input(), csv(content));
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
