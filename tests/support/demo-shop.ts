import { randomUUID } from 'node:crypto';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { DEMO_PASSWORD, SUMMIT } from '../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { demoTable } from './demo-table.ts';
import { openDenver } from './denver.ts';
import { putItem } from './test-table.ts';
import { wholeApi } from './whole-api.ts';

const { createCart, getCartItems, insertCartItem, setActiveCart } = cartContract;

/** An address to which the demo's warehouse DEN delivers. */
export const SHIP_TO = {
  address1: '14200 E Colfax Ave',
  city: 'Aurora',
  stateProvince: 'CO',
  postalCode: '80011',
};

/** A demo customer in their own session, with calls for carts. */
export interface DemoShopper extends StoreVisitor {
  /** Adds an aftermarket part to the session's active cart, one by default. */
  readonly add: (partNumber: string, quantity?: number) => Promise<void>;
  readonly cart: () => Promise<CartView>;
  /** Part numbers in the session's active cart. */
  readonly parts: () => Promise<string[]>;
  /** Starts a job cart, makes it active and returns its id. */
  readonly startJob: () => Promise<string>;
}

interface DemoShop {
  readonly table: Table;
  readonly signIn: (userName: string) => Promise<DemoShopper>;
  readonly close: () => Promise<void>;
}

/**
 * The whole API over the demo accounts, with these offers in warehouse DEN. Like `wholeApi`, it can be used once in a
 * test file.
 */
export async function demoShop(offers: readonly Offer[]): Promise<DemoShop> {
  const table = await demoTable();
  const { send, close } = await wholeApi(table);
  await openDenver(table);
  await Promise.all(offers.map((offer) => putItem(table, offerKey(offer.id), offer)));
  return {
    table,
    close,
    async signIn(userName) {
      const visitor = storeVisitor(send, SUMMIT);
      const body = { userName, password: DEMO_PASSWORD, postalCode: '80202' };
      (await visitor.call(sessionContract.login, { body })).output();
      return shopper(visitor);
    },
  };
}

function shopper(visitor: StoreVisitor): DemoShopper {
  const cart = async () => (await visitor.call(getCartItems)).output();
  return {
    ...visitor,
    cart,
    parts: async () => (await cart()).items.map(({ itemNumber }) => itemNumber),
    async add(itemNumber, quantity = 1) {
      const items = [{ itemNumber, companyCode: '001', quantity }];
      (await visitor.call(insertCartItem, { body: { items } })).output();
    },
    async startJob() {
      const body = { label: 'Bay 4', vehicle: '', repairOrder: '' };
      const key = { idempotencyKey: randomUUID() };
      const { cartId } = (await visitor.call(createCart, { body }, key)).output();
      (await visitor.call(setActiveCart, { body: { cartId } })).output();
      return cartId;
    },
  };
}
