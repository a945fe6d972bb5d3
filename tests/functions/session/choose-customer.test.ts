import { beforeEach, describe, expect, it } from 'vitest';
import { customerRepository } from '#functions/data/identity/customer-repository.ts';
import { cartRepository } from '#functions/data/sales/cart-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import { CUSTOMER_TEXTS } from '#shared/texts/session/customer-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { aLine } from '../../builders/carts.ts';
import { demoTable } from '../../support/demo-table.ts';
import { sessionApi } from '../../support/session-api.ts';

const { login, logout, getUser, setActiveCustomer, setGuestCustomer, getLocations, updateLocation } = sessionContract;

const now = () => new Date('2026-03-02T09:00:00Z');
/** Those of Summit Collision in the demo. */
const OWN = { customerNumber: '30010', companyCode: '001' };
const PAINT = { address1: '9 Oak St', city: 'Aurora', state: 'CO', postalCode: '80011' };

let table: Table;
let buyer: StoreVisitor;
beforeEach(async () => {
  table = await demoTable();
  buyer = await signIn('summit-buyer');
});

async function signIn(userName: string): Promise<StoreVisitor> {
  const visitor = storeVisitor(sessionApi(table, now), SUMMIT);
  const body = { userName, password: DEMO_PASSWORD, postalCode: '80202' };
  (await visitor.call(login, { body })).output();
  return visitor;
}

const told = async () => (await buyer.call(getUser)).output();
const guests = async () => (await told()).customers.map(({ isGuest }) => isGuest);

async function fillCart() {
  const { accountId, userId } = await told();
  const carts = cartRepository(table);
  const lines = [aLine({ part: '001#P1' }), aLine({ part: 'guid-1' })];
  await carts.change({ accountId, userId }, 'main', now(), (cart) => ({ cart: { ...cart, lines } }));
  return {
    parts: async () => (await carts.find({ accountId, userId }, 'main'))?.lines.map(({ part }) => part),
    snapshots: () => queryAll(table, { pk: `CART#${accountId}#${userId}`, sk: 'SNAPSHOT#' }),
  };
}

async function addPlace() {
  const customers = customerRepository(table);
  const { accountId } = await told();
  const record = await customers.find(accountId, 'aftermarket');
  if (!record) throw new Error('The demo has no such customer');
  await customers.save({ ...record, shipToPlaces: [{ id: 'paint', name: 'Paint shop', ...PAINT }] });
}

describe('a session goes on as a guest', () => {
  it('in one line: with list prices in every call, by its new token too, until the customer is chosen again', async () => {
    const before = buyer.token();
    const guest = (await buyer.call(setActiveCustomer, { body: { ...OWN, isGuest: true } })).output();
    expect(guest.customers).toMatchObject([
      { lineOfBusinessKey: 'aftermarket', customerNumber: null, isGuest: true, defaultShipToAddress: null },
      { lineOfBusinessKey: 'salvage', customerNumber: '30010', isGuest: false },
    ]);
    expect(buyer.token()).not.toBe(before);
    expect(claimsOf(buyer)).toMatchObject({ gst: ['aftermarket'], pls: { salvage: 'collision' } });
    expect(await told()).toEqual(guest);
    await buyer.call(setActiveCustomer, { body: { ...OWN, activate: true } });
    expect(await guests()).toEqual([false, false]);
    expect(claimsOf(buyer)).toMatchObject({ pls: { aftermarket: 'collision', salvage: 'collision' } });
  });

  it.each([
    { body: { ...OWN, activate: false }, why: 'the customer is let go' },
    { body: { companyCode: '001', isGuest: true }, why: 'no customer is named' },
  ])('when $why', async ({ body }) => {
    await buyer.call(setActiveCustomer, { body });
    expect(await guests()).toEqual([true, false]);
  });

  it('under the name of somebody who asks, in all lines, at their postal code', async () => {
    const body = { customerName: ' Jo Roe ', phoneNumber: '3035550199', postalCode: '60608' };
    const user = (await buyer.call(setGuestCustomer, { body })).output();
    expect(user.customers.map(({ customerName, isGuest }) => [customerName, isGuest])).toEqual([
      ['Jo Roe', true],
      ['Jo Roe', true],
    ]);
    expect([user.postalCode, user.afterMarketServiceLocation?.description]).toEqual(['60608', 'Chicago']);
    expect(await told()).toEqual(user);
  });

  it('and the parts of that line leave the cart, which a snapshot keeps', async () => {
    const cart = await fillCart();
    await buyer.call(setActiveCustomer, { body: { ...OWN, isGuest: true } });
    expect(await cart.parts()).toEqual(['guid-1']);
    expect(await cart.snapshots()).toMatchObject([{ reason: 'customer', lines: [{}, {}] }]);
    await buyer.call(setActiveCustomer, { body: OWN });
    expect(await cart.parts()).toEqual(['guid-1']);
    expect(await cart.snapshots()).toHaveLength(1);
  });

  it('of this session alone: another one buys as before, and so does the next', async () => {
    await buyer.call(setGuestCustomer, { body: { customerName: 'Jo' } });
    buyer = await signIn('summit-buyer');
    expect(await guests()).toEqual([false, false]);
  });
});

describe('where parts are delivered to', () => {
  it('can be another place of the customer, and the default one again', async () => {
    await addPlace();
    const shipTo = async (shipToId?: string | null) =>
      (await buyer.call(setActiveCustomer, { body: { ...OWN, ...(shipToId !== undefined && { shipToId }) } })).output()
        .customers[0]?.defaultShipToAddress?.address1;
    expect(await shipTo('paint')).toBe('9 Oak St');
    expect(await shipTo()).toBe('9 Oak St');
    expect((await buyer.call(getLocations)).output().customers[0]?.shipToPlaces).toMatchObject([
      { id: null, name: 'Default address', isActive: false },
      { id: 'paint', name: 'Paint shop', address: addressView(PAINT), isActive: true },
    ]);
    expect(await shipTo(null)).toBe('1550 Wewatta St');
  });

  it('can be forgotten with the service location, until a postal code is given', async () => {
    const body = { ...OWN, clearDistributionLocation: true };
    expect((await buyer.call(setActiveCustomer, { body })).output()).toMatchObject({
      postalCode: null,
      afterMarketServiceLocation: null,
    });
    const given = (await buyer.call(setActiveCustomer, { body: { ...body, postalCode: '80202' } })).output();
    expect(given).toMatchObject({ postalCode: '80202', afterMarketServiceLocation: { description: 'Denver' } });
    expect(await told()).toEqual(given);
  });
});

describe('the locations of a session', () => {
  it('are its customers, and the warehouses of its company by distance', async () => {
    const { customers, serviceLocations } = (await buyer.call(getLocations)).output();
    expect(customers.map(({ customerNumber, isActive }) => [customerNumber, isActive])).toEqual([
      ['30010', true],
      ['30010', true],
    ]);
    expect(serviceLocations[0]).toMatchObject({ warehouseNumber: 'DEN', isActive: true });
    expect(serviceLocations.map(({ miles }) => miles)).toEqual(
      serviceLocations.map(({ miles }) => miles).toSorted((one, other) => Number(one) - Number(other)),
    );
    expect(serviceLocations.some(({ warehouseNumber }) => warehouseNumber === 'YYZ')).toBe(false);
  });

  it('have no distance before a postal code is known', async () => {
    await buyer.call(setActiveCustomer, { body: { ...OWN, clearDistributionLocation: true } });
    const { serviceLocations } = (await buyer.call(getLocations)).output();
    expect(new Set(serviceLocations.map(({ miles }) => miles))).toEqual(new Set([null]));
  });
});

describe('nothing changes, and the cart stays,', () => {
  it.each([
    { body: { customerNumber: '30110', companyCode: '001' }, status: 404, why: 'the number is a child’s' },
    { body: { customerNumber: '20010', companyCode: '001' }, status: 404, why: 'it is another tenant’s' },
    { body: { customerNumber: 'nobody', companyCode: '001' }, status: 404, why: 'it is nobody’s' },
    { body: { customerNumber: '30010', companyCode: '002' }, status: 404, why: 'it is of another company' },
    {
      body: { customerNumber: '20010', companyCode: '001', isGuest: true },
      status: 404,
      why: 'a foreign one is let go',
    },
    { body: { companyCode: '001' }, status: 404, why: 'none is named' },
  ])('when $why', async ({ body, status }) => {
    const before = await told();
    const cart = await fillCart();
    const answer = await buyer.call(setActiveCustomer, { body });
    expect([answer.status, answer.errors]).toEqual([status, CUSTOMER_TEXTS.noSuchCustomer]);
    expect(await told()).toEqual(before);
    expect(await cart.parts()).toHaveLength(2);
  });

  it('when the address is none of the customer’s', async () => {
    const answer = await buyer.call(setActiveCustomer, { body: { ...OWN, shipToId: 'elsewhere' } });
    expect([answer.status, answer.errors]).toEqual([404, CUSTOMER_TEXTS.noSuchShipTo]);
  });

  it('when the postal code is none', async () => {
    const before = await told();
    const cart = await fillCart();
    const answers = [
      await buyer.call(setActiveCustomer, { body: { ...OWN, isGuest: true, postalCode: '1' } }),
      await buyer.call(setGuestCustomer, { body: { customerName: 'Jo', postalCode: 'ABC' } }),
    ];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual(
      answers.map(() => [400, SESSION_TEXTS.invalidPostalCode]),
    );
    expect(await told()).toEqual(before);
    expect(await cart.parts()).toHaveLength(2);
  });

  it('when the account does not buy that line', async () => {
    buyer = storeVisitor(sessionApi(table, now), 'provider.localhost');
    await buyer.call(login, { body: { userName: 'provider-admin', password: DEMO_PASSWORD } });
    const body = { customerName: 'Jo', lineOfBusinessKey: 'salvage' as const };
    const answer = await buyer.call(setGuestCustomer, { body });
    expect([answer.status, answer.errors]).toEqual([400, CUSTOMER_TEXTS.lineNotSold]);
  });

  it('when the session has ended', async () => {
    await buyer.copy().call(logout);
    const answers = [
      await buyer.call(setActiveCustomer, { body: OWN }),
      await buyer.call(setGuestCustomer, { body: { customerName: 'Jo' } }),
      await buyer.call(getLocations),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

/** The claims of a token, which are not secret. */
function claimsOf(visitor: StoreVisitor): unknown {
  return JSON.parse(Buffer.from(visitor.token()?.split('.')[1] ?? '', 'base64url').toString());
}

describe('another postal code clears the cart, with a snapshot (storefront 4)', () => {
  it.each([
    { by: 'UpdateLocation', change: () => buyer.call(updateLocation, { body: { zipcode: '60608' } }) },
    {
      by: 'SetActiveCustomer',
      change: () => buyer.call(setActiveCustomer, { body: { ...OWN, postalCode: '60608' } }),
    },
    {
      by: 'SetActiveCustomer, forgotten',
      change: () => buyer.call(setActiveCustomer, { body: { ...OWN, clearDistributionLocation: true } }),
    },
  ])('by $by', async ({ change }) => {
    const cart = await fillCart();
    expect((await change()).status).toBe(200);
    expect(await cart.parts()).toEqual([]);
    expect(await cart.snapshots()).toMatchObject([{ reason: 'postal code', lines: [{}, {}] }]);
  });

  it.each([
    { why: 'it is the same', zipcode: '80202-1234' },
    { why: 'it is none', zipcode: '00000' },
  ])('but not when $why', async ({ zipcode }) => {
    const cart = await fillCart();
    await buyer.call(updateLocation, { body: { zipcode } });
    expect(await cart.parts()).toEqual(['001#P1', 'guid-1']);
  });

  it('but not when it is the first one', async () => {
    await buyer.call(setActiveCustomer, { body: { ...OWN, clearDistributionLocation: true } });
    const cart = await fillCart();
    await buyer.call(updateLocation, { body: { zipcode: '60608' } });
    expect(await cart.parts()).toEqual(['001#P1', 'guid-1']);
  });
});
