import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import { type CheckoutRequest, checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { checkoutRequest } from '../../api-journeys/checkout-request.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { type DemoShopper, demoShop, SHIP_TO } from '../../support/demo-shop.ts';

const { clearCartItems, deleteCart, getCartItems, getCarts, getItems, getShippingData, setActiveCart } = cartContract;
const { breakdown, checkout, getOrder } = checkoutContract;
const { setActiveCustomer } = sessionContract;

/** All have the same price and weight, so that neither the total nor the freight tells them apart. */
const PARTS = ['P1', 'P2', 'P3'];
const CUSTOMER = { customerNumber: '30010', companyCode: '001' };
const LONGEST_MS = 300_000;

let shop: Awaited<ReturnType<typeof demoShop>>;
let tabs: readonly Tab[];
beforeAll(async () => {
  shop = await demoShop(
    PARTS.map((partNumber) => anOffer({ id: `001#${partNumber}`, partNumber, onHand: { DEN: 100_000 } })),
  );
  const shoppers = await Promise.all([1, 2].map(() => shop.signIn('summit-buyer')));
  tabs = shoppers.map((shopper) => ({ shopper, page: undefined, isGuest: false }));
});
afterAll(() => shop.close());

/** A checkout page: the cart that is on it, and what its button would send. */
interface Page {
  readonly cart: CartView;
  readonly request: CheckoutRequest;
  readonly isGuest: boolean;
}

/** A browser of the buyer with a session of its own; both have the same carts. */
interface Tab {
  readonly shopper: DemoShopper;
  page: Page | undefined;
  isGuest: boolean;
}

type Step = { readonly tab: number } & (
  | { readonly does: 'add'; readonly part: number }
  | { readonly does: 'start job' | 'clear' | 'open checkout' }
  | { readonly does: 'choose' | 'delete'; readonly cart: number }
  | { readonly does: 'buy as'; readonly isGuest: boolean }
  | {
      readonly does: 'press';
      readonly isSameKey: boolean;
      readonly clearShoppingCart: boolean;
      readonly isElsewhere: boolean;
    }
);

const step = <Does extends Step>(weight: number, does: Does['does'], more = {}) => ({
  weight,
  arbitrary: fc.record({ tab: fc.nat(1), does: fc.constant(does), ...more }) as fc.Arbitrary<Step>,
});
const steps = fc.array(
  fc.oneof(
    step(5, 'add', { part: fc.nat(PARTS.length - 1) }),
    step(2, 'start job'),
    step(1, 'clear'),
    step(5, 'open checkout'),
    step(3, 'choose', { cart: fc.nat(3) }),
    step(2, 'delete', { cart: fc.nat(3) }),
    step(1, 'buy as', { isGuest: fc.boolean() }),
    step(5, 'press', { isSameKey: fc.boolean(), clearShoppingCart: fc.boolean(), isElsewhere: fc.boolean() }),
  ),
  { minLength: 6, maxLength: 14 },
);

const contentOf = ({ items }: CartView): string[] =>
  items.map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`).toSorted();

async function cartAt({ shopper }: Tab, place: number): Promise<string> {
  const carts = (await shopper.call(getCarts)).output();
  return carts[place % carts.length]?.cartId ?? '';
}

/** With a part in the cart where it was empty; a guest has then none to order. */
async function openCheckout(tab: Tab): Promise<Page | undefined> {
  if ((await tab.shopper.cart()).items.length === 0 && !tab.isGuest) await tab.shopper.add(PARTS[0] ?? '');
  const cart = await tab.shopper.cart();
  if (cart.items.length === 0) return undefined;
  const request = { ...(await checkoutRequest(tab.shopper, SHIP_TO)), cartId: cart.cartId };
  return { cart, request, isGuest: tab.isGuest };
}

/** The button of the page is pressed twice at once. What becomes an order holds what the page showed, and is one. */
async function press(tab: Tab, how: Extract<Step, { does: 'press' }>): Promise<void> {
  const { isSameKey, clearShoppingCart, isElsewhere } = how;
  tab.page ??= await openCheckout(tab);
  const { shopper, page, isGuest } = tab;
  if (!page) return;
  const { cart, request } = page;
  // The session works in another cart by now.
  if (isElsewhere) await shopper.startJob();
  const before = await shopper.call(getItems, { params: { cartId: cart.cartId } });
  const isSame = before.status === 200 && before.output().version === cart.version;
  // A guest may buy less, and at other prices.
  const isBuyable = !page.isGuest && !isGuest;
  const body = { ...request, options: { ...request.options, clearShoppingCart } };
  const key = randomUUID();
  const keys = [key, isSameKey ? key : randomUUID()];
  const answers = await Promise.all(keys.map((idempotencyKey) => shopper.call(checkout, { body }, { idempotencyKey })));
  const placed = answers.filter(({ status }) => status === 200).map((answer) => answer.output().orderNumber);
  const numbers = new Set(placed);
  if (isBuyable || !isSame) expect(numbers.size).toBe(isSame ? 1 : 0);
  expect(numbers.size).toBeLessThanOrEqual(1);
  for (const id of numbers) {
    const { parts } = (await shopper.call(getOrder, { params: { id } })).output();
    expect(parts.map(({ partNumber, quantity }) => `${quantity} ${partNumber}`).toSorted()).toEqual(contentOf(cart));
  }
  const after = await shopper.call(getItems, { params: { cartId: cart.cartId } });
  if (numbers.size > 0) expect(contentOf(after.output())).toEqual(clearShoppingCart ? [] : contentOf(cart));
}

async function take(tab: Tab, does: Step): Promise<void> {
  const { shopper } = tab;
  switch (does.does) {
    case 'add':
      // Guests are sold no parts.
      return tab.isGuest ? undefined : shopper.add(PARTS[does.part] ?? '');
    case 'start job':
      return void (await shopper.startJob());
    case 'clear':
      return void (await shopper.call(clearCartItems, { query: {} })).output();
    case 'choose':
      return void (await shopper.call(setActiveCart, { body: { cartId: await cartAt(tab, does.cart) } })).output();
    case 'delete':
      return void (await shopper.call(deleteCart, { query: { cartId: await cartAt(tab, does.cart) } })).output();
    case 'buy as':
      (await shopper.call(setActiveCustomer, { body: { ...CUSTOMER, isGuest: does.isGuest } })).output();
      tab.isGuest = does.isGuest;
      return;
    case 'open checkout':
      tab.page = await openCheckout(tab);
      return;
    case 'press':
      return press(tab, does);
  }
}

/** Whatever a session asks about its cart, it is told about the same one. */
async function expectOneCart({ shopper }: Tab): Promise<void> {
  const cart = (await shopper.call(getCartItems)).output();
  const active = (await shopper.call(getCarts)).output().filter(({ isActive }) => isActive);
  expect(active.map(({ cartId }) => cartId)).toEqual([cart.cartId]);
  const shipped = (await shopper.call(breakdown, { body: {} })).output();
  const ids = cart.items.map(({ id }) => id).toSorted();
  expect(shipped.flatMap(({ lineItems }) => lineItems.map(({ id }) => id)).toSorted()).toEqual(ids);
  const { itemCount } = (await shopper.call(getShippingData, { query: { lobKey: 'aftermarket' } })).output();
  expect(itemCount).toBe(cart.items.length);
}

async function beginAnew(): Promise<void> {
  for (const tab of tabs) {
    await take(tab, { tab: 0, does: 'buy as', isGuest: false });
    tab.page = undefined;
  }
  const [{ shopper } = tabs[0] as Tab] = tabs;
  for (const { cartId } of (await shopper.call(getCarts)).output()) {
    await shopper.call(deleteCart, { query: { cartId } });
  }
}

it(
  'every call of a session works with the same cart, and an order holds exactly the parts that its buyer saw, once',
  async () => {
    const property = fc.asyncProperty(steps, async (all) => {
      await beginAnew();
      for (const each of all) {
        const tab = tabs[each.tab] as Tab;
        await take(tab, each);
        for (const one of tabs) await expectOneCart(one);
      }
    });
    await fc.assert(property, { numRuns: 12 });
  },
  LONGEST_MS,
);
