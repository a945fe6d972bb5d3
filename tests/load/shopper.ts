import { randomUUID } from 'node:crypto';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract, type WireAddress } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { checkoutRequest } from '../api-journeys/checkout-request.ts';
import { DEMO_PASSWORD, NORTHSIDE, SUMMIT } from '../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import type { Chance } from '../support/search/chance.ts';

export const kinds = ['search', 'cart', 'shipments and quotes', 'checkout'] as const;
export type Kind = (typeof kinds)[number];

/** An answered call. */
export interface Call {
  readonly kind: Kind;
  readonly milliseconds: number;
  readonly status: number;
  readonly errors: string | undefined;
}

/** Wraps each call, reports its kind and may count other activity during it. */
export type Watch = (kind: Kind, call: () => Promise<{ status: number; errors: string | undefined }>) => Promise<void>;

/** A user who searches, fills a cart and sometimes orders. */
export interface Shopper {
  /** One of a hundred actions: eighty searches, fifteen on the cart, five orders. */
  readonly doSomething: () => Promise<void>;
}

const { insertCartItems, getCartItems, refreshCart, clearCartItems, createCart, setActiveCart } = cartContract;

const DENVER = { address1: '1550 Wewatta St', city: 'Denver', stateProvince: 'CO', postalCode: '80202' };
const CHICAGO = { address1: '2200 Cermak Rd', city: 'Chicago', stateProvince: 'IL', postalCode: '60608' };
/** Users of both tenants, each in several sessions at once. */
export const SHOPPERS = [
  { host: SUMMIT, userName: 'summit-buyer', address: DENVER },
  { host: NORTHSIDE, userName: 'northside-buyer', address: CHICAGO },
  { host: SUMMIT, userName: 'summit-admin', address: DENVER },
  { host: NORTHSIDE, userName: 'northside-admin', address: CHICAGO },
] as const;

const WORDS = [
  'headlight',
  'bumper',
  'fender',
  'mirror',
  'radiator',
  'brake',
  'filter',
  'door',
  'engine',
  'alternator',
];
const MOST_LINES = 8;

/** The kind of a call in the report. Undefined for others, such as the login. */
function kindOf({ path }: Endpoint): Kind | undefined {
  if (path === catalogueContract.getParts.path) return 'search';
  if (path === checkoutContract.checkout.path) return 'checkout';
  if (path === checkoutContract.breakdown.path || path === checkoutContract.quotes.path) return 'shipments and quotes';
  return path.startsWith('/wb/cart/') ? 'cart' : undefined;
}

/** Signs in and works with its own cart. */
export async function aShopper(
  send: SendToStore,
  { host, userName, address }: { readonly host: string; readonly userName: string; readonly address: WireAddress },
  { is, of, next }: Chance,
  watch: Watch,
): Promise<Shopper> {
  const plain = storeVisitor(send, host);
  const body = { userName, password: DEMO_PASSWORD, postalCode: address.postalCode };
  (await plain.call(sessionContract.login, { body })).output();
  const cart = await plain.call(createCart, { body: { label: 'Load' } }, { idempotencyKey: randomUUID() });
  (await plain.call(setActiveCart, { body: { cartId: cart.output().cartId } })).output();
  const vehicles = await someVehicles(plain);
  const visitor = watched(plain, watch);
  let seen: { itemNumber: string; companyCode: string }[] = [];

  async function search(): Promise<void> {
    const asked = is(0.5) ? { keyword: of(WORDS) } : of(vehicles);
    const { parts } = (await visitor.call(catalogueContract.getParts, { body: { ...asked, take: 24 } })).output();
    const found = parts.map(({ guid, partNumber, companyCode }) => ({ itemNumber: guid ?? partNumber, companyCode }));
    if (found.length > 0) seen = found;
  }

  async function add(): Promise<void> {
    if (seen.length === 0) await search();
    await visitor.call(insertCartItems, { body: { items: [{ ...of(seen), quantity: 1 }] } });
  }

  async function workInCart(): Promise<void> {
    if (is(0.6)) return add();
    const { items } = (await visitor.call(getCartItems)).output();
    if (items.length > MOST_LINES) await visitor.call(clearCartItems);
  }

  /** Removes unavailable parts first, as on the screen. After a refusal the shopper starts over. */
  async function order(): Promise<void> {
    await add();
    const { items } = (await visitor.call(refreshCart)).output();
    if (items.length === 0) return;
    const request = await checkoutRequest(visitor, address);
    const answer = await visitor.call(checkoutContract.checkout, { body: request }, { idempotencyKey: randomUUID() });
    if (answer.status !== 200) await visitor.call(clearCartItems);
  }

  return {
    doSomething: async () => {
      const wanted = next();
      if (wanted < 0.8) return search();
      return wanted < 0.95 ? workInCart() : order();
    },
  };
}

/** The same visitor, with each call of a known kind watched. */
const watched = (visitor: StoreVisitor, watch: Watch): StoreVisitor => ({
  ...visitor,
  call: async (endpoint, ...rest) => {
    const kind = kindOf(endpoint);
    if (!kind) return visitor.call(endpoint, ...rest);
    const answered = Promise.withResolvers<Awaited<ReturnType<typeof visitor.call<typeof endpoint>>>>();
    await watch(kind, async () => {
      const answer = await visitor.call(endpoint, ...rest);
      answered.resolve(answer);
      return answer;
    });
    return answered.promise;
  },
});

async function someVehicles(visitor: StoreVisitor) {
  const { getVehicles } = catalogueContract;
  const vehicles = [];
  for (const year of ['2012', '2016', '2019']) {
    const makes = (await visitor.call(getVehicles, { query: { type: 'MakesForYear', year } })).output();
    for (const make of makes.slice(0, 4)) {
      const query = { type: 'ModelsForYearMake', year, make } as const;
      const [model] = (await visitor.call(getVehicles, { query })).output();
      if (model !== undefined) vehicles.push({ years: [year], makes: [make], models: [model] });
    }
  }
  return vehicles;
}
