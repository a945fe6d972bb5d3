import { globSync, readFileSync } from 'node:fs';
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyticsContract } from '#shared/contracts/analytics.ts';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { garageContract } from '#shared/contracts/garage.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { CUSTOMER_TEXTS } from '#shared/texts/session/customer-texts.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { aRefusal } from '../../../builders/answers.ts';
import { openWholeStore, WHOLE_STORE_PATHS as PATHS } from '../../support/a-whole-store.ts';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';

leaveNoToasts();
afterEach(() => vi.restoreAllMocks());

type Options = NonNullable<Parameters<typeof openWholeStore>[0]>;
type User = ReturnType<typeof openWholeStore>['user'];

interface Press {
  readonly what: string;
  readonly call: string;
  readonly options: Options;
  /** Gets ready for the press, once. */
  readonly prepare?: (user: User) => Promise<void>;
  readonly press: (user: User) => Promise<void>;
}

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => async (user: User) => {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  await user.click(found);
};
const open = (text: string) => async (user: User) => user.click(await screen.findByText(text));
const answer = async (user: User, name: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
const answerField = async (user: User, typed: string) =>
  user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), `${typed}{Enter}`);

const CHILD: Options = { account: { orderProcessType: 2 }, path: '/cart' };
const PARENT: Options = { account: { id: 2, parentId: null }, path: '/cart/sent' };
const SENDER: Options = { ...CHILD, path: '/cart/sent', handOver: { isMine: true, snapshotId: 's1' } };
const ACTING: Options = {
  ...PARENT,
  user: { orderAs: { accountId: 30, approval: { id: 'h1', sentBy: 'Eddie Espinoza', note: '' } } },
};
const ORDERING: Options = { ...PARENT, path: '/cart', user: { orderAs: { accountId: 30, approval: null } } };
const JOB_CARTS = { options: { path: '/cart' }, prepare: open('Job carts') };

async function openDrawer(user: User) {
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Change customer or address' }));
  await screen.findByRole('region', { name: 'Served from' });
}

/** Every press of the store that writes. */
const PRESSES: readonly Press[] = [
  {
    what: 'a part of a list into the cart',
    call: 'POST /wb/cart/InsertCartItem',
    options: { path: PATHS.list },
    press: press(/^Add .*Headlamp/),
  },
  {
    what: 'a part into the cart',
    call: 'POST /wb/cart/InsertCartItem',
    options: { path: PATHS.part },
    press: press('Add to cart'),
  },
  {
    what: 'a favorite',
    call: 'POST /wb/cart/UpdateFavorites',
    options: { path: PATHS.list },
    press: press(/^Favorite: Headlamp/),
  },
  {
    what: 'the quantity of a line',
    call: 'PUT /wb/cart/UpdateCartItem',
    options: { path: '/cart' },
    press: async (user) => user.selectOptions(await screen.findByRole('combobox', { name: /^Quantity of Hood/ }), '4'),
  },
  {
    what: 'a line out of the cart',
    call: 'DELETE /api/cart/u7-3/item',
    options: { path: '/cart' },
    press: press(/^Remove Hood/),
  },
  {
    what: 'a removed line back into the cart',
    call: 'POST /wb/cart/InsertCartItem',
    options: { path: '/cart' },
    prepare: press(/^Remove Hood/),
    press: press('Undo'),
  },
  {
    what: 'everything out of the cart',
    call: 'DELETE /wb/Cart/ClearCartItems',
    options: { path: '/cart' },
    async press(user) {
      await press('Clear cart')(user);
      await answer(user, 'Clear cart');
    },
  },
  {
    what: 'an earlier cart',
    call: 'POST /wb/cart/RestoreSnapshot',
    options: { path: '/cart' },
    prepare: open('Earlier carts'),
    press: press(/^Restore the cart from/),
  },
  { what: 'another job cart', call: 'PUT /wb/cart/SetActiveCart', ...JOB_CARTS, press: press('Switch to this cart') },
  {
    what: 'a new job cart',
    call: 'POST /api/cart',
    ...JOB_CARTS,
    async press(user) {
      await press('New job cart')(user);
      for (const typed of ['Blue van', 'Transit', 'RO 7']) await answerField(user, typed);
    },
  },
  {
    what: 'a job cart away',
    call: 'DELETE /wb/cart/DeleteCart',
    ...JOB_CARTS,
    async press(user) {
      await press('Delete job cart')(user);
      await answer(user, 'Delete job cart');
    },
  },
  {
    what: 'a link to the cart',
    call: 'POST /wb/cart/ShareCart',
    ...JOB_CARTS,
    press: press('Share with your account'),
  },
  {
    what: 'a copy of a shared cart',
    call: 'POST /wb/cart/CopySharedCart',
    options: { path: '/cart/shared/s1' },
    press: press('Copy to my cart'),
  },
  {
    what: 'a quick order',
    call: 'POST /wb/cart/InsertCartItems',
    options: { path: '/cart/quick-order' },
    async prepare(user) {
      await user.type(await screen.findByRole('textbox', { name: 'Part numbers and quantities' }), 'GM1000101');
      await press('Check parts')(user);
    },
    press: press(/^Add 1 part/),
  },
  {
    what: 'an insurance company',
    call: 'PUT /wb/cart/SetInsuranceCompany',
    options: { path: PATHS.list, account: { insuranceCompanies: ['Prairie Mutual', 'Lakes'] } },
    async press(user) {
      const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: LIST_TEXTS.insurer });
      await user.selectOptions(choice, choice.value === 'Lakes' ? 'Prairie Mutual' : 'Lakes');
    },
  },
  {
    what: 'the cart to the parent',
    call: 'POST /wb/cart/SendToParent',
    options: CHILD,
    async press(user) {
      await press('Send for approval')(user);
      await answer(user, 'Send for approval');
    },
  },
  { what: 'a sent cart back', call: 'POST /wb/cart/ReturnHandOver', options: SENDER, press: press('Take back') },
  { what: 'a sent cart', call: 'POST /wb/cart/OpenHandOver', options: PARENT, press: press(/^Open the cart/) },
  { what: 'the way out of a sent cart', call: 'POST /wb/cart/LeaveHandOver', options: ACTING, press: press('Leave') },
  {
    what: 'the way out of ordering for a child',
    call: 'PUT /wb/user/OrderAs',
    options: ORDERING,
    press: press('None'),
  },
  {
    what: 'a vehicle into the garage',
    call: 'POST /api/vehicle/u7',
    options: { path: PATHS.list },
    async press(user) {
      await press('Save to My Vehicles')(user);
      await answerField(user, 'Jo');
    },
  },
  {
    what: 'a vehicle out of the garage',
    call: 'DELETE /api/vehicle/u7/v9',
    options: { path: '/' },
    press: press('Remove 2016 Toyota Camry'),
  },
  {
    what: 'a removed vehicle back into the garage',
    call: 'POST /api/vehicle/u7',
    options: { path: '/' },
    prepare: press('Remove 2016 Toyota Camry'),
    press: press('Undo'),
  },
  {
    what: 'an order again',
    call: 'POST /api/order/1000001/reorder',
    options: { path: PATHS.order },
    press: press('Reorder'),
  },
  {
    what: 'a request to cancel',
    call: 'POST /api/order/1000001/cancel',
    options: { path: PATHS.order },
    async press(user) {
      await press('Request to cancel')(user);
      await answerField(user, 'Twice');
    },
  },
  {
    what: 'a question',
    call: 'POST /api/contact',
    options: { path: '/contact' },
    async prepare(user) {
      await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Hello');
    },
    press: press('Send'),
  },
  {
    what: 'a delivery address',
    call: 'POST /wb/customer/SetActiveCustomer',
    options: { path: '/' },
    prepare: openDrawer,
    press: press('Deliver to Paint shop'),
  },
  {
    what: 'prices for a guest',
    call: 'POST /wb/customer/SetGuestCustomer',
    options: { path: '/' },
    async prepare(user) {
      await openDrawer(user);
      await open('Show list prices to a guest')(user);
      await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Jo Roe');
    },
    press: press(CUSTOMER_TEXTS.continueAsGuest),
  },
];

/** Calls that are no press of this table, and why. */
const NOT_HERE: Readonly<Record<string, string>> = {
  login: 'has a form that says what became of it',
  logout: 'signs out here whether or not the server is told',
  updateLocation: 'asks again in its dialog',
  checkout: 'has a screen for what became of it',
  refreshCart: 'nobody presses it',
  requestAccount: 'is offered after an add that was refused',
  reportError: 'nobody presses it',
  countPageViews: 'nobody presses it',
  getParts: 'reads',
  getFacets: 'reads',
  getSuggestions: 'reads',
  getNextBest: 'reads',
  getYears: 'reads',
  findCategories: 'reads',
  getInterchangeOptions: 'reads',
  breakdown: 'reads',
  quotes: 'reads',
  getCartTaxTotals: 'reads',
};

const FAILURES = {
  'without a network': {
    text: CONNECTION_TEXTS.offline,
    begin(server: ReturnType<typeof openWholeStore>['server']) {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
      server.goOffline();
    },
  },
  'by too many calls': {
    text: 'Too many requests.',
    begin: (server: ReturnType<typeof openWholeStore>['server'], call: string) =>
      server.willFail(call, () => aRefusal({ status: 429, code: 'throttled', text: 'Too many requests.' })),
  },
} as const;

/** Nothing that a press needs is missing when the network goes. */
async function whenLoaded(queryClient: QueryClient) {
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: /^(Cart, |Open cart)/ });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

const toastsOf = (text: string) => screen.queryAllByText(text).filter((told) => told.closest('[aria-live]'));
/** Finds a message outside of the toasts: at the button that was pressed, or above the page. */
const standing = (text: string) => screen.queryAllByText(text).filter((told) => !told.closest('[aria-live]'));

const CASES = PRESSES.flatMap((one) => Object.entries(FAILURES).map(([how, failure]) => ({ ...one, how, ...failure })));

describe('a press that fails', () => {
  it.each(CASES)(
    'N23: $how ($what) says so at once and where it was pressed; one more press does it once',
    async (one) => {
      const { call, options, prepare, press: pressIt, text, begin } = one;
      const { user, server, queryClient } = openWholeStore(options);
      vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await whenLoaded(queryClient);
      await prepare?.(user);
      await whenLoaded(queryClient);
      begin(server, call);
      await pressIt(user);
      await waitFor(() => expect(toastsOf(text)).toHaveLength(1));
      for (const toast of toastsOf(text))
        fireEvent.click(within(toast.parentElement as HTMLElement).getByRole('button'));
      expect(standing(text).length).toBeGreaterThan(0);

      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      server.mend();
      const sent = server.countOf(call);
      window.dispatchEvent(new Event('online'));
      await pressIt(user);
      await waitFor(() => expect(server.countOf(call)).toBe(sent + 1));
      await waitFor(() => expect(standing(text)).toEqual([]));
      expect(server.countOf(call)).toBe(sent + 1);
    },
  );
});

describe('the writes of the store', () => {
  const sources = globSync('frontend/{store,session,application,order-as}/**/*.{ts,tsx}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const contracts: readonly Readonly<Record<string, Endpoint>>[] = [
    analyticsContract,
    cartContract,
    catalogueContract,
    checkoutContract,
    contentContract,
    garageContract,
    approvalsContract,
    sessionContract,
  ];
  const writes = contracts
    .flatMap((contract) => Object.entries(contract))
    .filter(([, { method }]) => method !== 'GET')
    .filter(([name]) => sources.some((source) => source.includes(`.${name}(`)))
    .filter(([name]) => NOT_HERE[name] === undefined);

  it.each(writes)('N23: %s is pressed here', (_, { method, path }) => {
    const call = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect(PRESSES.map((each) => each.call)).toContainEqual(expect.stringMatching(call));
  });
});
