import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { askedFor, UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { PICKER_TEXTS } from '#shared/texts/catalogue/picker-texts.ts';
import { CONTENT_PAGE_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { HOME_TEXTS } from '#shared/texts/content/home-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { aRefusal } from '../../../builders/answers.ts';
import { openWholeStore, WHOLE_STORE_PATHS as PATHS } from '../../support/a-whole-store.ts';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';

leaveNoToasts();

/** A read that fails is made again after fractions of a second, in which nobody could see anything. */
beforeEach(() => {
  const later = globalThis.setTimeout;
  const isRetry = (delay = 0) => delay >= 100 && delay < 2000;
  vi.stubGlobal('setTimeout', (act: () => void, delay?: number) => later(act, isRetry(delay) ? 0 : delay));
  return () => vi.unstubAllGlobals();
});

/** The ways in which a read can fail. */
const FAILURES = {
  'no answer': () => new TypeError('Failed to fetch'),
  'an answer of another server': () => new Response('Bad Gateway', { status: 502 }),
  'trouble of our server': () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' }),
  'too many calls': () => aRefusal({ status: 429, code: 'throttled', text: 'Too many requests.' }),
} as const;

type User = ReturnType<typeof openWholeStore>['user'];

interface Read {
  readonly screen: string;
  readonly path: string;
  readonly options?: Parameters<typeof openWholeStore>[0];
  /** Opens what reads, where that is no page. */
  readonly open?: (user: User) => Promise<void>;
  readonly call: string;
  /** The message after a failure that has no text of our server. Absent if it is the general one. */
  readonly text?: string;
  /** The spec's other way out (storefront 8). */
  readonly wayOut?: string;
  /** Finds the content that the page shows once the read has succeeded. */
  readonly content: () => Promise<unknown>;
}

const GET_CART = 'GET /wb/cart/GetCartItems';
const heading = (name: string) => () => screen.findByRole('heading', { level: 1, name });
const article = () => screen.findByRole('article', { name: /^Hood Panel/ });
const card = async () => (await screen.findByRole('link', { name: 'Headlamp Assembly, Left' })).closest('article');

const press = (name: string | RegExp) => async (user: User) => user.click(await screen.findByRole('button', { name }));
const openText = (text: string) => async (user: User) => user.click(await screen.findByText(text));

const READS: readonly Read[] = [
  {
    screen: 'a part',
    path: PATHS.part,
    call: 'GET /wb/part/GetByPartNumber',
    text: 'Unable to load part.',
    wayOut: UI_TEXTS.goBack,
    content: heading('Hood Panel, Steel'),
  },
  {
    screen: 'the price history of a part',
    path: `${PATHS.part}#price-history`,
    call: 'GET /wb/aisle/getparthistory',
    text: PART_PAGE_TEXTS.priceHistoryFailed,
    content: () => screen.findByText(PART_PAGE_TEXTS.priceChanges),
  },
  {
    screen: 'a list',
    path: PATHS.list,
    call: 'POST /wb/part/getParts',
    text: CATALOGUE_TEXTS.unableToSearch,
    wayOut: UI_TEXTS.goBack,
    content: card,
  },
  {
    screen: 'the filters of a list',
    path: PATHS.list,
    call: 'POST /wb/part/getFacets',
    text: LIST_TEXTS.filtersFailed,
    content: () => screen.findByText(LIST_TEXTS.noFilters),
  },
  {
    screen: 'the cart',
    path: '/cart',
    call: GET_CART,
    text: CART_TEXTS.validationFailed,
    wayOut: SHELL_TEXTS.backHome,
    content: article,
  },
  {
    screen: 'checkout',
    path: '/checkout',
    call: GET_CART,
    text: CART_TEXTS.validationFailed,
    wayOut: SHELL_TEXTS.backHome,
    content: () => screen.findByRole('button', { name: 'Place order' }),
  },
  {
    screen: 'the estimate',
    path: '/cart/estimate',
    call: GET_CART,
    text: CART_TEXTS.validationFailed,
    wayOut: SHELL_TEXTS.backHome,
    content: () => screen.findByText(CART_PAGE_TEXTS.noEstimate),
  },
  {
    screen: 'the cart in short',
    path: '/contact',
    open: press('Open cart'),
    call: GET_CART,
    text: CART_TEXTS.validationFailed,
    content: () => screen.findByRole('link', { name: /^Hood Panel/ }),
  },
  {
    screen: 'job carts',
    path: '/cart',
    open: openText('Job carts'),
    call: 'GET /wb/cart/GetCarts',
    content: () => screen.findByText('Blue van'),
  },
  {
    screen: 'earlier carts',
    path: '/cart',
    open: openText('Earlier carts'),
    call: 'GET /wb/cart/GetSnapshots',
    content: () => screen.findByRole('button', { name: /^Restore the cart from/ }),
  },
  {
    screen: 'a shared cart',
    path: '/cart/shared/s1',
    call: 'GET /wb/cart/GetSharedCart',
    content: () => screen.findByRole('button', { name: 'Copy to my cart' }),
  },
  {
    screen: 'sent carts',
    path: '/cart/sent',
    call: 'GET /wb/cart/GetHandOvers',
    content: () => screen.findByRole('article', { name: /^Eddie Espinoza/ }),
  },
  {
    screen: 'favorites',
    path: '/cart/favorites',
    call: 'GET /wb/cart/GetFavorites',
    content: article,
  },
  {
    screen: 'the parts of favorites',
    path: '/cart/favorites',
    call: 'GET /wb/part/GetByList',
    content: article,
  },
  {
    screen: 'orders',
    path: '/orders',
    call: 'GET /api/orders',
    text: ERROR_TEXTS.internal,
    content: () => screen.findByText('1 order'),
  },
  {
    screen: 'an order',
    path: PATHS.order,
    call: 'GET /api/order/1000001',
    wayOut: UI_TEXTS.goBack,
    content: heading('Order 1000001'),
  },
  {
    screen: 'a content page',
    path: PATHS.page,
    call: 'GET /api/page/returns',
    text: CONTENT_PAGE_TEXTS.unableToLoad,
    wayOut: SHELL_TEXTS.backHome,
    content: heading('Returns'),
  },
  {
    screen: 'My Vehicles',
    path: '/',
    call: 'GET /api/vehicle/u7',
    content: () => screen.findByRole('link', { name: /^2016 Toyota Camry/ }),
  },
  {
    screen: 'categories of the home page',
    path: '/',
    call: 'GET /api/category/3',
    text: HOME_TEXTS.categoriesFailed,
    content: () => screen.findByRole('link', { name: 'Lighting' }),
  },
  {
    screen: 'the years of the picker',
    path: '/',
    call: 'POST /wb/part/ymmco',
    text: PICKER_TEXTS.yearsFailed,
    content: () => screen.findByRole('option', { name: '2019' }),
  },
  {
    screen: 'customer and delivery',
    path: '/contact',
    open: async (user) => {
      const menu = within(await screen.findByRole('region', { name: 'Your account', hidden: true }));
      await user.click(await menu.findByText('Change customer or address'));
    },
    call: 'GET /wb/locations',
    content: () => screen.findByRole('region', { name: 'Served from' }),
  },
  {
    screen: 'reports',
    path: '/admin/reports',
    options: { user: { level: 0, resultantPermissions: [{ permissionName: 'usermanagement' }], type: 1 } },
    call: 'GET /api/analytics',
    text: REPORT_TEXTS.failed,
    content: () => screen.findByText(REPORT_TEXTS.seeOrders),
  },
];

const CASES = READS.flatMap((read) => Object.entries(FAILURES).map(([got, fail]) => ({ ...read, got, fail })));

describe('a read that failed', () => {
  it.each(CASES)('of $screen by $got leaves the page, says so, and succeeds at the next try', async (read) => {
    const { path, options, open, call, text, wayOut, content, got, fail } = read;
    const { user, server } = openWholeStore({ ...options, path });
    server.willFail(call, fail);
    await open?.(user);
    const [retry] = await screen.findAllByRole('button', { name: UI_TEXTS.retry });
    expect(window.location.pathname + window.location.hash).toBe(path);
    const place = retry?.closest('section, [role=alert], [role=status]') as HTMLElement;
    if (got === 'an answer of another server') expect(place.textContent).toContain(text ?? ERROR_TEXTS.unknown);
    else expect(place.textContent?.replace(UI_TEXTS.retry, '').trim()).not.toBe('');
    const names = [...place.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    if (wayOut) expect(names).toContain(wayOut);
    server.mend();
    fireEvent.click(retry as HTMLElement);
    expect(await content()).toBeTruthy();
  });
});

describe('what does not exist', () => {
  const MISSING = [
    {
      what: 'a part',
      path: PATHS.part,
      call: 'GET /wb/part/GetByPartNumber',
      text: CATALOGUE_TEXTS.unableToLoadPart,
      sought: 'GM1000101',
      to: '/2016/Toyota/Camry/Hoods',
    },
    {
      what: 'an order',
      path: PATHS.order,
      call: 'GET /api/order/1000001',
      text: ORDER_TEXTS.notFound,
      sought: '1000001',
      to: '/orders',
    },
    {
      what: 'a content page',
      path: PATHS.page,
      call: 'GET /api/page/returns',
      text: CONTENT_TEXTS.noSuchPage,
      sought: 'returns',
      to: '/',
    },
  ] as const;
  const missing = () => aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' });
  const notice = () => screen.findByRole('region', { name: UI_TEXTS.notice });

  it.each(MISSING)('$what: one gets elsewhere, where it is told until it is closed', async (each) => {
    const { path, call, text, sought, to } = each;
    const { user, server } = openWholeStore({ path });
    server.willFail(call, missing);
    await waitFor(() => expect(window.location.pathname).toBe(to));
    const told = within(await notice());
    expect(told.getByText(text)).toBeTruthy();
    expect(told.getByText(askedFor(sought))).toBeTruthy();
    await user.click(told.getByRole('button', { name: UI_TEXTS.dismiss }));
    await waitFor(() => expect(screen.queryByRole('region', { name: UI_TEXTS.notice })).toBeNull());
  });

  it('is told on the page that one came from, and on no other', async () => {
    const { user, server } = openWholeStore({ path: PATHS.list });
    server.willFail('GET /wb/part/GetByPartNumber', missing);
    await user.click(await screen.findByRole('link', { name: 'Headlamp Assembly, Left' }));
    await waitFor(() => expect(window.location.pathname).toBe(PATHS.list));
    await notice();
    await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as HTMLElement);
    await heading('Orders')();
    expect(screen.queryByRole('region', { name: UI_TEXTS.notice })).toBeNull();
    window.history.back();
    expect(within(await notice()).getByText(CATALOGUE_TEXTS.unableToLoadPart)).toBeTruthy();
  });
});
