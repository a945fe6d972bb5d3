import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { alreadyOrdered } from '#shared/texts/checkout/checkout-texts.ts';
import { aPriceFile, aProductFile, aStockFile } from '../builders/catalogue-files.ts';
import { checkoutRequest } from './checkout-request.ts';
import { DEMO_PASSWORD, SUMMIT } from './demo-users.ts';
import { IMPORT_MS, importedFiles } from './imported-files.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from './store-visitor.ts';

const DENVER = { address1: '1550 Wewatta St', city: 'Denver', stateProvince: 'CO', postalCode: '80202' };
/** Functions look for a new catalogue, and for changed settings, every 30 seconds. */
const KNOWN_MS = 90_000;
/** Usually less than the outbox's own interval, and enough for a busy machine. */
const SUBMITTED_MS = 40_000;
const ON_HAND = 10;

/** Adds a new part to the catalogue, with ten in Denver, and returns its number. */
export async function importedPart(sendToStore: SendToStore): Promise<string> {
  const number = `J-${randomUUID()}`.toUpperCase();
  const { view } = await importedFiles(sendToStore, {
    products: aProductFile(number),
    prices: aPriceFile({ [number]: '40.00' }),
    stock: aStockFile({ [number]: ON_HAND }),
  });
  expect(view).toMatchObject({ state: 'done', refused: 0 });
  return number;
}

/** A buyer in Denver with their own cart, separate from any other session of the same user. */
export async function aBuyer(sendToStore: SendToStore): Promise<StoreVisitor> {
  const visitor = storeVisitor(sendToStore, SUMMIT);
  const body = { userName: 'summit-buyer', password: DEMO_PASSWORD, postalCode: DENVER.postalCode };
  (await visitor.call(sessionContract.login, { body })).output();
  const created = await visitor.call(
    cartContract.createCart,
    { body: { label: 'Journey' } },
    { idempotencyKey: randomUUID() },
  );
  const { cartId } = created.output();
  (await visitor.call(cartContract.setActiveCart, { body: { cartId } })).output();
  return visitor;
}

/** Adds a quantity of a part to the cart and fills in the checkout. */
export async function filledIn(visitor: StoreVisitor, itemNumber: string, quantity: number) {
  const body = { items: [{ itemNumber, companyCode: '001', quantity }] };
  (await visitor.call(cartContract.insertCartItems, { body })).output();
  return checkoutRequest(visitor, DENVER);
}

export const ordersWith = async (visitor: StoreVisitor, partNumber: string) =>
  (await visitor.call(checkoutContract.getOrders, { query: { search: partNumber } })).output().data;

export const leftOf = async (visitor: StoreVisitor, partNumber: string): Promise<number> =>
  (await visitor.call(catalogueContract.getPart, { query: { partNumber, companyCode: '001' } })).output()
    .uomQuantityAvailable;

/** A buyer's way from a search to an order. It runs against any deployment and any catalogue. */
export function checkoutJourneys(sendToStore: SendToStore): void {
  describe('from a search to an order', { timeout: 2 * IMPORT_MS }, () => {
    it('a part is found, added to the cart, shipped and ordered once, and is in the list of orders', async () => {
      const number = await importedPart(sendToStore);
      const visitor = await aBuyer(sendToStore);
      await vi.waitFor(
        async () => {
          const found = await visitor.call(catalogueContract.getParts, { body: { keyword: number, take: 12 } });
          expect(found.output().parts.map(({ partNumber }) => partNumber)).toEqual([number]);
        },
        { timeout: KNOWN_MS, interval: 500 },
      );
      const request = await filledIn(visitor, number, 2);
      const place = (idempotencyKey: string) =>
        visitor.call(checkoutContract.checkout, { body: request }, { idempotencyKey });

      const { orderNumber } = (await place('the-first-press')).output();
      expect((await place('the-first-press')).output().orderNumber).toBe(orderNumber);
      const second = await place('a-second-tab');
      expect([second.status, second.errors]).toEqual([409, alreadyOrdered(orderNumber)]);

      const orderNow = async () =>
        (await visitor.call(checkoutContract.getOrder, { params: { id: orderNumber } })).output();
      // The outbox is woken at once and does not wait for its minute.
      await vi.waitFor(async () => expect((await orderNow()).status).toBe('Submitted'), {
        timeout: SUBMITTED_MS,
        interval: 500,
      });
      const order = await orderNow();
      expect(order.parts).toMatchObject([{ partNumber: number, quantity: 2 }]);
      expect((order.partsTotal ?? 0) + (order.shippingTotal ?? 0)).toBe(request.total);
      expect(await ordersWith(visitor, number)).toMatchObject([{ orderNumber, partCount: 2, total: order.total }]);
      expect((await visitor.call(cartContract.getCartItems)).output().items).toEqual([]);
      expect(await leftOf(visitor, number)).toBe(ON_HAND - 2);
    });
  });
}
