import { type CartDependencies, cartDependencies } from '#functions/cart/dependencies.ts';
import { cartRoutes } from '#functions/cart/routes.ts';
import { insurerRepository } from '#functions/data/catalogue/insurer-repository.ts';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { priceLevelRepository } from '#functions/data/catalogue/price-level-repository.ts';
import { locationRepository } from '#functions/data/locations/location-repository.ts';
import { reservationKey } from '#functions/data/sales/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { cartContract, type NewCartItem } from '#shared/contracts/cart.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { CartChanges, CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { basisPoints } from '#shared/values/money.ts';
import type { StoreAnswer, StoreVisitor } from '../api-journeys/store-visitor.ts';
import { anAccount } from '../builders/accounts.ts';
import { aCustomer } from '../builders/customers.ts';
import { aSession } from '../builders/people.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { putItem, testTable } from './test-table.ts';
import { visitGroup } from './visit-group.ts';

const { getCartItems, insertCartItems } = cartContract;

interface Who extends Partial<Omit<SignedIn, 'account' | 'session'>> {
  readonly settings?: Account['settings'];
  readonly session?: Partial<SignedIn['session']>;
  /** ISO date and time. */
  readonly time?: string;
  readonly dependencies?: Partial<CartDependencies>;
}

/** A user with a cart. */
export interface CartVisit extends StoreVisitor {
  /** Adds parts to the session's active cart. */
  readonly add: (...items: NewCartItem[]) => Promise<StoreAnswer<CartChanges>>;
  readonly cart: () => Promise<CartView>;
  readonly lines: () => Promise<string[]>;
  readonly item: (itemNumber: string) => Promise<CartItem | undefined>;
}

/** One each of a part of the aftermarket company. A test names only the fields it is about. */
export const anItem = (itemNumber: string, more: Partial<NewCartItem> = {}): NewCartItem => ({
  itemNumber,
  companyCode: '001',
  quantity: 1,
  ...more,
});
export const aSalvageItem = (guid: string): NewCartItem => anItem(guid, { companyCode: '004' });

/** The lines of a cart, such as '2 EA P1'. */
export const shownLines = ({ items }: Pick<CartView, 'items'>): string[] =>
  items.map(({ quantity, unitOfMeasure, itemNumber }) => `${quantity} ${unitOfMeasure.code} ${itemNumber}`);

/** The cart group over a table with these offers. Warehouse 11 gets transfers from 12 and from yard 501. */
export async function cartStore(offers: readonly Offer[], endpoint?: string) {
  const table: Table = await testTable(endpoint);
  await Promise.all(offers.map((offer) => putItem(table, offerKey(offer.id), offer)));
  const place = { companyCode: '001', name: '', phoneNumber: '', postalCode: '', latitude: 0, longitude: 0 };
  await locationRepository(table).save({
    ...place,
    kind: 'warehouse',
    number: '11',
    timeZone: 'America/Denver',
    transfersFrom: ['12', '501'],
  });
  await insurerRepository(table).save({ name: 'Careful', refusedFlags: ['valueLine'], refusedPartTypes: ['590'] });
  await priceLevelRepository(table).save({
    name: 'collision',
    description: '',
    discount: basisPoints(10_00),
    discounts: {},
  });

  return {
    table,
    offer: (offer: Offer) => putItem(table, offerKey(offer.id), offer),
    /** An order reserves a recycled part. */
    sell: (guid: string) =>
      putItem(table, reservationKey(guid), {
        lineOfBusiness: 'salvage',
        id: guid,
        version: 1,
        state: 'taken',
        orderNumber: '1',
        at: '2026-03-02T09:00:00.000Z',
      }),
    /** A user of account 2 with a customer in each line of business and no discount, on a Monday morning. */
    visit({
      settings = {},
      session = {},
      time = '2026-03-02T17:00:00.000Z',
      dependencies = {},
      ...who
    }: Who = {}): CartVisit {
      const actor = aSignedIn({
        warehouseNumber: '11',
        customers: [
          aCustomer({ priceLevel: undefined }),
          aCustomer({ lineOfBusiness: 'salvage', companyCode: '004', priceLevel: undefined }),
        ],
        ...who,
        account: effectiveAccount(anAccount({ settings })),
        session: aSession(session),
      });
      const routes = cartRoutes({ ...cartDependencies(table, () => new Date(time)), ...dependencies });
      const visitor = visitGroup(cartContract, routes, actor);
      const cart = async (): Promise<CartView> => (await visitor.call(getCartItems)).output();
      return {
        ...visitor,
        add: (...items) => visitor.call(insertCartItems, { body: { items } }),
        cart,
        lines: async () => shownLines(await cart()),
        item: async (itemNumber) => (await cart()).items.find((item) => item.itemNumber === itemNumber),
      };
    },
  };
}
