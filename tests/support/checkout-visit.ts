import { checkoutDependencies } from '#functions/checkout/dependencies.ts';
import { checkoutRoutes } from '#functions/checkout/routes.ts';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { locationRepository } from '#functions/data/locations/location-repository.ts';
import { cartRepository } from '#functions/data/sales/cart-repository.ts';
import { reservationRepository } from '#functions/data/sales/reservation-repository.ts';
import { taxRateRepository } from '#functions/data/sales/tax-rate-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import type { Analytics } from '#functions/integrations/analytics.ts';
import type { CarrierRates } from '#functions/integrations/carrier-rates.ts';
import type { TaxService } from '#functions/integrations/tax.ts';
import type { WakeOutbox } from '#functions/integrations/wake-outbox.ts';
import { type CheckoutRequest, checkoutContract, type PlacedOrder } from '#shared/contracts/checkout.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { stockLeft } from '#shared/rules/pricing/stock-reservation.ts';
import type { AftermarketOffer, Offer } from '#shared/schemas/catalogue/offer.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import { cheapestShipments } from '../api-journeys/checkout-request.ts';
import type { StoreAnswer, StoreVisitor } from '../api-journeys/store-visitor.ts';
import { anAccount } from '../builders/accounts.ts';
import { aLine } from '../builders/carts.ts';
import { aCustomer } from '../builders/customers.ts';
import { aSession } from '../builders/people.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { putItem, testTable } from './test-table.ts';
import { visitGroup } from './visit-group.ts';

const { checkout } = checkoutContract;

export const DELIVERY = {
  address1: '1 Main St',
  city: 'Denver',
  stateProvince: 'CO',
  postalCode: '80202',
};
/** A Monday morning in Denver. */
const MONDAY = '2026-03-02T17:00:00.000Z';

interface Who extends Partial<Omit<SignedIn, 'account' | 'session'>> {
  readonly account?: Partial<Account>;
  readonly settings?: Account['settings'];
  readonly time?: string;
  /** The table as seen by the process that serves this visitor. */
  readonly servedBy?: Table;
  readonly rates?: CarrierRates;
  readonly taxes?: TaxService;
  readonly analytics?: Analytics;
  readonly wakeOutbox?: WakeOutbox;
  /** Whether somebody of account 2 orders as the account. */
  readonly orderAs?: boolean;
}

type Overrides = Omit<Partial<CheckoutRequest>, 'options'> & { readonly options?: Partial<CheckoutRequest['options']> };

/** A user who orders their cart. */
export interface CheckoutVisit extends StoreVisitor {
  /** Puts lines into the cart directly, whatever the stock is. */
  readonly fill: (...lines: CartLine[]) => Promise<void>;
  /** Sets the cart's insurance company. */
  readonly insure: (insurer: string | undefined) => Promise<void>;
  /** The request of the screen: the shipments of the breakdown with the cheapest quotes, and the total. */
  readonly request: (overrides?: Overrides) => Promise<CheckoutRequest>;
  readonly order: (body: CheckoutRequest, idempotencyKey?: string) => Promise<StoreAnswer<PlacedOrder>>;
  readonly cartLines: () => Promise<number>;
}

/**
 * The checkout group over a table with these offers. Warehouse 11 in Denver gets transfers from 12 and from yard 501.
 */
export async function checkoutStore(offers: readonly Offer[], endpoint?: string) {
  const table: Table = await testTable(endpoint);
  await Promise.all(offers.map((offer) => putItem(table, offerKey(offer.id), offer)));
  const place = { companyCode: '001', phoneNumber: '', postalCode: '80216', latitude: 39.78, longitude: -104.96 };
  const denver = { ...place, timeZone: 'America/Denver', transfersFrom: [] };
  await locationRepository(table).save({
    ...denver,
    kind: 'warehouse',
    number: '11',
    name: 'Denver',
    transfersFrom: ['12', '501'],
  });
  await locationRepository(table).save({ ...denver, kind: 'yard', number: '501', name: 'Front Range Recycling' });
  await taxRateRepository(table).save({
    state: 'CO',
    rates: [{ jurisdiction: 'Colorado', rate: 29_000, taxesFreight: true }],
  });

  const reservations = reservationRepository(table);
  return {
    table,
    reservations,
    /** The stock of an offer that orders left, by warehouse. */
    leftOf: async (offer: AftermarketOffer) =>
      stockLeft(offer, (await reservations.findMany([offer.id])).get(offer.id)),
    visit({
      settings = {},
      account = {},
      time = MONDAY,
      userId = 'u1',
      servedBy = table,
      rates,
      taxes,
      analytics,
      wakeOutbox,
      orderAs = false,
      ...who
    }: Who = {}): CheckoutVisit {
      const customer = aCustomer({ priceLevel: undefined });
      const actor = aSignedIn({
        warehouseNumber: '11',
        customers: [customer, { ...customer, lineOfBusiness: 'salvage', companyCode: '004', customerNumber: '20042' }],
        ...who,
        userId,
        account: effectiveAccount(
          anAccount({ ...account, settings }),
          who.parentId === undefined ? undefined : anAccount(),
        ),
        session: aSession({
          userId,
          ...(orderAs && { orderAs: { accountId: who.accountId ?? 2, reason: 'picked' } }),
        }),
        ...(orderAs && { homeAccount: effectiveAccount(anAccount()) }),
      });
      const dependencies = {
        ...checkoutDependencies(servedBy, () => new Date(time), analytics),
        ...(rates && { rates }),
        ...(taxes && { taxes }),
        ...(wakeOutbox && { wakeOutbox }),
      };
      const visitor = visitGroup(checkoutContract, checkoutRoutes(dependencies), actor);
      const carts = cartRepository(table);
      const cart = () => carts.find(actor, 'main');
      return {
        ...visitor,
        cartLines: async () => (await cart())?.lines.length ?? 0,
        async fill(...lines) {
          await carts.change(actor, 'main', new Date(time), (before) => ({ cart: { ...before, lines } }));
        },
        async insure(insurer) {
          await carts.change(actor, 'main', new Date(time), ({ insurer: _before, ...cart }) => ({
            cart: { ...cart, ...(insurer && { insurer }) },
          }));
        },
        async request({ options, ...overrides } = {}) {
          const now = await cart();
          const { carts: sent, shipping } = await cheapestShipments(visitor, DELIVERY);
          const parts = (now?.lines ?? []).reduce((sum, { price, quantity }) => sum + price * quantity, 0);
          return {
            cartVersion: now?.version ?? 0,
            carts: sent,
            total: cents(parts + shipping) as Cents | null,
            ...overrides,
            options: { ...options },
          };
        },
        order: (body, idempotencyKey = 'press-0001') => visitor.call(checkout, { body }, { idempotencyKey }),
      };
    },
  };
}

/** A line with an aftermarket part at 100.00, or with a recycled one at 250.00. */
export const lineOf = (partNumber: string, more: Partial<CartLine> = {}): CartLine =>
  aLine({ part: `001#${partNumber}`, ...more });
export const recycledLine = (guid: string): CartLine => aLine({ part: guid, price: cents(250_00) });
