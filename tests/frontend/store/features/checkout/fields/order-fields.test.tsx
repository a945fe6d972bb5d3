import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRefusal } from '../../../../../builders/answers.ts';
import { aCartItem, aRecycledItem } from '../../../../../builders/cart-views.ts';
import { aSignedInCustomer } from '../../../../../builders/store.ts';
import { aCheckoutServer } from '../../../../support/servers/a-checkout-server.ts';
import { openCheckout, PLACE, placeButton, review, whenReady } from '../open-checkout.tsx';

const both = () => aCheckoutServer({ items: [aCartItem(), aRecycledItem()] });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const CHECK_PO = 'GET /wb/cart/ValidatePONumber';

describe('a field that the account requires', () => {
  it.each([
    {
      name: 'LocationNumber',
      label: 'Location number',
      account: { checkoutRequirements: ['LocationNumber' as const] },
    },
    { name: 'Region', label: 'Region', account: { checkoutRequirements: ['Region' as const] } },
    { name: 'Vin', label: 'VIN', account: { checkoutRequirements: ['Vin' as const] } },
    { name: 'Mileage', label: 'Mileage', account: { checkoutRequirements: ['Mileage' as const] } },
    { name: 'PoNumber', label: 'PO number', account: { checkoutRequirements: ['PoNumber' as const] } },
    {
      name: 'Aftermarket PO Number',
      label: 'Aftermarket PO Number',
      account: { showSeparatePoFieldsForLineOfBusiness: true },
    },
  ])('$name: its absence is told at the field of that name, which gets the focus', async ({ label, account }) => {
    const { user, checkout } = openCheckout({ account });
    await user.click(await placeButton());
    const input = await field(label);
    await waitFor(() => expect(document.activeElement).toBe(input));
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => document.getElementById(id)?.outerHTML ?? '');
    expect(texts.some((html) => /^<p\b[^>]*>/.test(html) && html.includes(`>Required Field: ${label}<`))).toBe(true);
    expect(screen.getByText('Please correct the following errors before continuing:')).toBeTruthy();
    expect(checkout.orders()).toEqual([]);
  });

  it('is the PO number where the customer record demands it', async () => {
    const { user } = openCheckout({ user: { customers: [aSignedInCustomer({ purchaseOrderNumberRequired: true })] } });
    await user.click(await placeButton());
    expect((await screen.findAllByText('Required Field: PO number')).length).toBeGreaterThan(0);
  });

  it('is the salvage PO number where recycled parts are in the cart', async () => {
    const { user } = openCheckout({ account: { showSeparatePoFieldsForLineOfBusiness: true }, checkout: both() });
    await user.type(await field('Aftermarket PO Number'), 'A1');
    await user.click(await placeButton());
    const salvage = await field('Salvage PO Number');
    await waitFor(() => expect(document.activeElement).toBe(salvage));
    expect((await screen.findAllByText('Required Field: Salvage PO Number')).length).toBeGreaterThan(0);
  });

  it('is listed in the order of its fields', async () => {
    const { user } = openCheckout({ account: { checkoutRequirements: ['Region', 'Mileage', 'PoNumber'] } });
    await user.click(await placeButton());
    const listed = await (await review()).findAllByText(/^Required Field/);
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'Required Field: PO number',
      'Required Field: Mileage',
      'Required Field: Region',
    ]);
  });

  it('has no field for a line that is not in the cart', async () => {
    openCheckout({ account: { showSeparatePoFieldsForLineOfBusiness: true } });
    await field('Aftermarket PO Number');
    expect(screen.queryByRole('textbox', { name: 'Salvage PO Number' })).toBeNull();
  });
});

describe('what is filled in', () => {
  it.each([
    { label: 'VIN', typed: '1HGCM82633A00435', says: 'A VIN has 17 characters.' },
    { label: 'VIN', typed: '1HGCM826I3A004352', says: 'Character 9 of a VIN is a letter or digit, never I, O or Q.' },
    { label: 'VIN', typed: '1HGCM826A3A004352', says: 'Character 9 of a VIN is a digit or X.' },
    { label: 'Mileage', typed: 'many', says: 'Enter miles as digits, such as 84500.' },
    { label: 'Contact phone', typed: '12', says: 'Enter ten digits, such as (303) 555-0199.' },
    { label: 'Contact email', typed: 'nobody', says: 'Enter an address such as name@example.com.' },
    { label: 'Receiver’s phone', typed: '12', says: 'Enter ten digits, such as (303) 555-0199.' },
  ])("wrongly ($label: $typed) is told: '$says'", async ({ label, typed, says }) => {
    const { user, checkout } = openCheckout();
    const input = await field(label);
    await user.clear(input);
    await user.type(input, typed);
    await user.click(await placeButton());
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(checkout.orders()).toEqual([]);
  });

  it('is ordered with', async () => {
    const { user, checkout } = openCheckout({ account: { fieldConfig: { customerNameLabel: 'Customer Name' } } });
    const typed = {
      'PO number': 'PO-7',
      VIN: '1hgcm82633a004352',
      Mileage: '84,500',
      'Location number': 'L1',
      Region: 'West',
      'Employee name': 'Kim',
      'Customer Name': 'J. Roe',
      'Special instructions': 'Ring twice',
      'Receiver’s name': 'Lee',
      'Receiver’s phone': '(720) 555-0123',
    };
    for (const [name, value] of Object.entries(typed)) fireEvent.change(await field(name), { target: { value } });
    await user.click(await whenReady('$231.00'));
    await waitFor(() =>
      expect(checkout.orders()).toMatchObject([
        {
          cartVersion: 1,
          total: 231_00,
          taxAmount: 21_00,
          options: {
            poNumber: 'PO-7',
            vin: '1HGCM82633A004352',
            mileage: '84500',
            locationNumber: 'L1',
            region: 'West',
            employeeName: 'Kim',
            customerName: 'J. Roe',
            specialInstructions: 'Ring twice',
            contactName: 'Pat Doe',
            contactEmail: 'pat@example.com',
            deliveryName: 'Lee',
            deliveryPhone: '7205550123',
            overrideContact: true,
            overrideDelivery: true,
            clearShoppingCart: true,
            sendOrderConfirmation: true,
            validateTax: true,
            paymentMethod: 'invoice',
          },
        },
      ]),
    );
  });

  it('is warned of where the check digit of a VIN does not match, and ordered with', async () => {
    const { user, checkout } = openCheckout();
    await user.type(await field('VIN'), '1HGCM82643A004352');
    expect(await screen.findByText('The check digit does not match. Please check this VIN again.')).toBeTruthy();
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(checkout.orders()).toMatchObject([{ options: { vin: '1HGCM82643A004352' } }]));
  });

  it('as contact and receiver is left to the account by whoever wants that', async () => {
    const { user, checkout } = openCheckout();
    await user.click(await screen.findByRole('checkbox', { name: 'Use this contact instead of my account’s' }));
    await user.click(screen.getByRole('checkbox', { name: 'Use this receiver instead of my account’s' }));
    await user.click(screen.getByRole('checkbox', { name: 'Email me an order confirmation' }));
    await user.click(screen.getByRole('checkbox', { name: 'Empty my cart after ordering' }));
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(checkout.orders()).toHaveLength(1));
    const options = checkout.orders()[0]?.options;
    expect(options).toMatchObject({
      overrideContact: false,
      overrideDelivery: false,
      sendOrderConfirmation: false,
      clearShoppingCart: false,
    });
    expect(options?.contactName).toBeUndefined();
  });

  it('survives a reload', async () => {
    const { user } = openCheckout();
    await user.type(await field('PO number'), 'PO-7');
    document.body.replaceChildren();
    openCheckout();
    expect((await field('PO number')).value).toBe('PO-7');
  });
});

describe('the PO number of aftermarket parts', () => {
  it.each([
    { why: 'invalid', answer: undefined, says: 'The Aftermarket PO Number you have given is invalid.' },
    {
      why: 'not to be verified',
      answer: () => aRefusal({ status: 400, code: 'invalid_input', text: '' }),
      says: 'There was a problem verifying your Aftermarket PO Number.',
    },
  ])('that is $why is told at the field, and nothing is ordered', async ({ answer, says }) => {
    const { user, server } = openCheckout({
      checkout: aCheckoutServer({ isPoValid: false }),
      prepare: (each) => answer && each.willAnswer(CHECK_PO, answer()),
    });
    await user.type(await field('PO number'), 'NO-1');
    await user.click(await whenReady('$231.00'));
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    const input = await field('PO number');
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(server.countOf(PLACE)).toBe(0);
  });

  it('is not asked about where there are recycled parts only', async () => {
    const { user, server, checkout } = openCheckout({ checkout: aCheckoutServer({ items: [aRecycledItem()] }) });
    await user.type(await field('PO number'), 'NO-1');
    await user.click(await whenReady('$1,001.00'));
    await waitFor(() => expect(checkout.orders()).toHaveLength(1));
    expect(server.countOf(CHECK_PO)).toBe(0);
  });
});

describe('what only the server knows to be missing', () => {
  it('is told at its field', async () => {
    const text = '<p>Required Field: Region</p><p>Required Field: Vin</p>';
    const { user } = openCheckout({
      prepare: (server) => server.willAnswer(PLACE, aRefusal({ status: 400, code: 'invalid_input', text })),
    });
    await user.click(await whenReady('$231.00'));
    expect((await screen.findAllByText('Required Field: Region')).length).toBeGreaterThan(0);
    const vin = await field('VIN');
    await waitFor(() => expect(document.activeElement).toBe(vin));
    await user.type(vin, '1');
    await waitFor(() => expect(screen.queryByText('Required Field: VIN')).toBeNull());
  });
});
