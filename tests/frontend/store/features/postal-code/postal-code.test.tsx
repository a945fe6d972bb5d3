import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aSignedInCustomer, aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const MISSING = 'Your account needs a postal code for shipping.';
const CHANGE = 'Change postal code';

/** A user of a Fleet account with customers. */
const aFleetUser = (overrides: Partial<SignedInUser> = {}) =>
  aSignedInUser({ customers: [aSignedInCustomer()], isPostalCodeRequired: true, ...overrides });

function openAs(user: SignedInUser, path = '/') {
  const server = aServer({ users: [user] });
  return { server, ...openSignedIn(server, { path }) };
}

const question = (title: string) => screen.findByRole('dialog', { name: title });
const field = (title: string) =>
  question(title).then((dialog) => within(dialog).getByRole<HTMLInputElement>('textbox'));
const home = () => screen.findByRole('heading', { level: 1, name: 'Welcome, Pat' });
const isAnswered = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the postal code of a Fleet account with customers', () => {
  it('is asked for when it is missing, and the page stays', async () => {
    const { user, server } = openAs(aFleetUser(), '/2004');
    await user.type(await field(MISSING), '80202{Enter}');
    await isAnswered();
    expect(server.bodies).toContainEqual({ zipcode: '80202' });
    expect((await screen.findAllByText(/Postal code 80202/)).length).toBeGreaterThan(0);
    expect(location.pathname).toBe('/2004');
    expect(await screen.findByText('Your postal code has been changed.')).toBeTruthy();
  });

  it('case N24: is cleaned before it is measured, when it is pasted', async () => {
    const { user, server } = openAs(aFleetUser());
    const input = await field(MISSING);
    await user.click(input);
    await user.paste('  \u200b80202 \u2013 1234 ');
    await user.keyboard('{Enter}');
    await isAnswered();
    // The server cleans it by the same rule.
    expect(server.countOf('PUT /wb/user/UpdateLocation')).toBe(1);
  });

  it('takes the page away until the server has it', async () => {
    const { user, server } = openAs(aFleetUser({ postalCode: '80202' }));
    await home();
    server.willHold('PUT /wb/user/UpdateLocation');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: CHANGE }));
    await user.type(await field(CHANGE), '{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Changing your postal code …' })).toBeTruthy();
  });

  it('is asked for again when the server refuses it', async () => {
    const { user, server } = openAs(aFleetUser());
    const text = 'Postal code is not valid.';
    server.willAnswer('PUT /wb/user/UpdateLocation', aRefusal({ status: 400, code: 'invalid_input', text }));
    await user.type(await field(MISSING), '99999{Enter}');
    await screen.findAllByText(text);
    await waitFor(async () => expect((await field(MISSING)).value).toBe('99999'));
  });

  it('can not be put off: Escape leaves the question standing', async () => {
    const { user } = openAs(aFleetUser());
    await question(MISSING);
    await user.keyboard('{Escape}');
    expect(await question(MISSING)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('is asked for until there is one, and signing out is the only other way', async () => {
    const { user, server } = openAs(aFleetUser());
    await user.click(within(await question(MISSING)).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
    expect(server.countOf('POST /api/user/logout')).toBe(1);
  });

  it('is asked for again when it was forgotten meanwhile', async () => {
    const { user, server, otherTab } = openAs(aFleetUser());
    await user.type(await field(MISSING), '80202{Enter}');
    await isAnswered();
    expect(server.countOf('PUT /wb/user/UpdateLocation')).toBe(1);
    otherTab.tell('signedIn');
    expect(await question(MISSING)).toBeTruthy();
  });

  it.each([
    { user: aFleetUser({ postalCode: '80202' }), why: 'it is known' },
    { user: aSignedInUser(), why: 'other accounts need none' },
  ])('is not asked for when $why', async ({ user }) => {
    openAs(user);
    await home();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    { companyCode: '001', inputMode: 'numeric', why: 'the United States have five digits' },
    { companyCode: '002', inputMode: 'text', why: 'accounts that buy in Canada may ship there (X1)' },
  ])('has the keyboard of company $companyCode: $why', async ({ companyCode, inputMode }) => {
    openAs(aFleetUser({ customers: [aSignedInCustomer({ companyCode })] }));
    const input = await field(MISSING);
    expect(input.getAttribute('inputmode')).toBe(inputMode);
  });

  it.each([
    { typed: '8020', why: 'four digits' },
    { typed: 'M1L', why: 'no Canadian customer' },
  ])('is refused at the field, without a call: $typed ($why)', async ({ typed }) => {
    const { user, server } = openAs(aFleetUser());
    await user.type(await field(MISSING), `${typed}{Enter}`);
    expect(await within(await question(MISSING)).findByText('Postal code is not valid.')).toBeTruthy();
    expect(server.countOf('PUT /wb/user/UpdateLocation')).toBe(0);
  });

  it('can be changed at any time', async () => {
    const { user } = openAs(aFleetUser({ postalCode: '80202' }));
    await home();
    const main = screen.getByRole('main');
    await user.click(within(main).getByRole('button', { name: CHANGE }));
    const input = await field(CHANGE);
    expect(input.value).toBe('80202');
    expect(
      screen.getByText('This empties your cart. You can restore it on the cart page, under Earlier carts.'),
    ).toBeTruthy();
    await user.clear(input);
    await user.type(input, '10001{Enter}');
    await isAnswered();
    expect(await within(main).findByText(/Postal code 10001/)).toBeTruthy();
  });

  it('leads home when it is changed', async () => {
    const { user } = openAs(aFleetUser({ postalCode: '80202' }), '/contact');
    await user.click(await screen.findByRole('button', { name: CHANGE, hidden: true }));
    const input = await field(CHANGE);
    await user.clear(input);
    await user.type(input, '10001{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('can be given by accounts that need none', async () => {
    const { user } = openAs(aSignedInUser());
    await home();
    const main = screen.getByRole('main');
    await user.click(within(main).getByRole('button', { name: 'Enter postal code' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
