import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRefusal } from '../../../../../builders/answers.ts';
import { aCartServer } from '../../../../support/servers/a-cart-server.ts';
import { ADD, BY_LIST, check, field, openPad, rows, statuses } from './open-pad.tsx';

describe('the quick-order pad', () => {
  it.each([
    { line: 'good 1\t10', status: 'good', says: ['Ready'] },
    { line: 'RARE1, 4', status: 'short', says: ['Not enough in stock', 'Only 3 available', 'Alternatives'] },
    { line: 'FOURS-1, 8', status: 'good', says: ['Ready', 'Sold in multiples of 4'] },
    { line: 'FOURS-1, 6', status: 'wrongQuantity', says: ['Wrong quantity', 'Sold in multiples of 4'] },
    { line: 'BARRED-1', status: 'good', says: ['Ready', 'Can’t be shipped to California'] },
    { line: 'GONE-1', status: 'unavailable', says: ['Not available', 'Alternatives'] },
    { line: 'PRICELESS', status: 'unavailable', says: ['Not available', 'Alternatives'] },
    { line: 'NOBODYS', status: 'unknown', says: ['Not found', 'Alternatives'] },
  ])('says of $line that it is $status', async ({ line, status, says }) => {
    await check(openPad(), line);
    expect(await statuses()).toEqual([status]);
    expect((await rows())[0]?.textContent).toContain(says.join(''));
  });

  it('adds the good rows and leaves the bad ones to fix', async () => {
    const opened = openPad();
    const good = Array.from({ length: 50 }, (_, index) => `GOOD-${index},2`);
    const bad = Array.from({ length: 10 }, (_, index) => `BAD-${index},1`);
    await check(opened, [...good, ...bad].join('\n'));
    await opened.user.click(screen.getByRole('button', { name: 'Add 50 parts to cart' }));
    expect(await screen.findByText('50 parts were added to your cart. 10 rows still need fixing.')).toBeTruthy();
    expect(opened.cart.items()).toHaveLength(50);
    expect(await statuses()).toEqual(Array.from({ length: 10 }, () => 'unknown'));
  });

  it('adds once, however often the button is pressed', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1\nGOOD-2');
    screen.getByRole('button', { name: 'Add 2 parts to cart' }).focus();
    await opened.user.keyboard('{Enter}{Enter}{Enter}');
    expect(await screen.findByText('2 parts were added to your cart.')).toBeTruthy();
    expect(opened.server.countOf(ADD)).toBe(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2 parts were added to your cart.'));
  });

  it('counts one as one', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1\nBAD-1');
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 part to cart' }));
    expect(await screen.findByText('1 part was added to your cart. 1 row still needs fixing.')).toBeTruthy();
  });

  it('puts nothing into the cart before it is told to', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1');
    expect(opened.cart.items()).toEqual([]);
    expect(opened.server.countOf(ADD)).toBe(0);
  });

  it('looks 200 parts up in two calls, and leaves out what is more', async () => {
    const opened = openPad();
    await check(opened, Array.from({ length: 201 }, (_, index) => `P${index}`).join('\n'));
    expect(opened.catalogue.asked.map(({ length }) => length)).toEqual([100, 100]);
    expect(
      screen.getByText('Only 200 parts can be checked at once. 1 more are still in the field above.'),
    ).toBeTruthy();
  });

  it('checks a row that was put right again, and no other', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1\nWRONG');
    const number = screen.getByRole('textbox', { name: 'Part number in row 1' });
    await opened.user.clear(number);
    await opened.user.type(number, 'GOOD-2');
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Not checked'));
    await opened.user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(async () => expect(await statuses()).toEqual(['good', 'good']));
    expect(opened.catalogue.asked.at(-1)).toEqual(['GOOD-2']);
  });

  it('takes another unit, with its price and its stock, without asking again', async () => {
    const opened = openPad();
    await check(opened, 'BOXED-1,3');
    const [row] = await rows();
    expect([row?.dataset['status'], row?.textContent]).toEqual(['good', expect.stringContaining('$100.00')]);
    expect(screen.getByRole('columnheader', { name: 'Unit' })).toBeTruthy();
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Unit in row 1' }), 'BX');
    await waitFor(() => expect(row?.textContent).toContain('$380.00'));
    expect(row?.dataset['status']).toBe('short');
    expect(row?.textContent).toContain('Only 2 available');
    const quantity = screen.getByRole('textbox', { name: 'Quantity in row 1' });
    await opened.user.clear(quantity);
    await opened.user.type(quantity, '2');
    await opened.user.tab();
    await waitFor(async () => expect(await statuses()).toEqual(['good']));
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 part to cart' }));
    expect(await screen.findByText('1 part was added to your cart.')).toBeTruthy();
    expect(opened.server.bodies.at(opened.server.calls.indexOf(ADD))).toMatchObject({
      items: [{ itemnumber: 'BOXED-1', quantity: 2, unitofmeasure: { code: 'BX' } }],
    });
  });

  it('offers to ask for an account where all of it needs one', async () => {
    const text = 'Sorry, but you must have an active Aftermarket Account to purchase this part.';
    const opened = openPad();
    opened.server.willAnswer(ADD, aRefusal({ status: 403, code: 'forbidden', text }));
    await check(opened, 'GOOD-1');
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 part to cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: text }));
    await opened.user.click(dialog.getByRole('button', { name: 'Request an account' }));
    expect(await screen.findByText('Your request was sent. Your provider will contact you.')).toBeTruthy();
    expect(await statuses()).toEqual(['good']);
  });

  it('replaces a part by an alternative', async () => {
    const opened = openPad();
    await check(opened, 'GONE-1,2');
    await opened.user.click(screen.getByRole('button', { name: 'Alternatives' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alternatives for GONE-1' }));
    await opened.user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(async () => expect(await statuses()).toEqual(['good']));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Part number in row 1' }).value).toBe('LIKE-1');
  });

  it("says 'No alternatives were found.' where there are none", async () => {
    const opened = openPad();
    await check(opened, 'LIKE-1,99');
    await opened.user.click(screen.getByRole('button', { name: 'Alternatives' }));
    expect(await screen.findByText('No alternatives were found.')).toBeTruthy();
  });

  it('reads a file', async () => {
    const opened = openPad();
    await field();
    const file = new File(['Part,Qty\nGOOD-1,2\n'], 'parts.csv', { type: 'text/csv' });
    await opened.user.upload(screen.getByLabelText('Choose CSV files', { selector: 'input' }), file);
    await waitFor(async () => expect(await statuses()).toEqual(['good']));
  });

  it("says 'Function is not supported on this browser. Use Chrome.' where files can not be read", async () => {
    const opened = openPad();
    await field();
    const file = new File(['GOOD-1'], 'parts.csv', { type: 'text/csv' });
    Object.defineProperty(file, 'arrayBuffer', { value: undefined });
    await opened.user.upload(screen.getByLabelText('Choose CSV files', { selector: 'input' }), file);
    expect(await screen.findByText('Function is not supported on this browser. Use Chrome.')).toBeTruthy();
  });

  it('asks for a number where there is none', async () => {
    const { user } = openPad();
    expect((await field()).placeholder).toBe('GM1000101, 2');
    expect(
      screen.getByText(
        'Type or paste part numbers and quantities, one part per line, or drop a CSV file here. Columns with headings may stand in any order. Everything is checked before it goes into your cart.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check parts' }));
    expect(await screen.findByText('Enter at least one part number.')).toBeTruthy();
  });

  it('keeps its rows when they could not be checked', async () => {
    const opened = openPad();
    opened.server.willAnswer(BY_LIST, aRefusal({ status: 400, code: 'invalid_input', text: 'Not now' }));
    await opened.user.click(await field());
    await opened.user.paste('GOOD-1');
    await opened.user.click(screen.getByRole('button', { name: 'Check parts' }));
    expect(await screen.findAllByText('Not now')).toBeTruthy();
    await waitFor(async () => expect(await statuses()).toEqual(['unchecked']));
  });

  it('keeps its rows when they could not be added, and says why of each', async () => {
    const text = 'Unable to add the part to your cart. The part is no longer be available.';
    const opened = openPad(aCartServer({ outcome: 'unavailable' }));
    await check(opened, 'GOOD-1');
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 part to cart' }));
    await waitFor(async () => expect(await statuses()).toEqual(['failed']));
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain(`Not added${text}`));
  });

  it('drops a row, or all of them', async () => {
    const opened = openPad();
    await check(opened, 'GOOD-1\nGOOD-2');
    await opened.user.click(screen.getByRole('button', { name: 'Remove row GOOD-1' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await opened.user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(document.activeElement).toBe(await field());
  });
});
