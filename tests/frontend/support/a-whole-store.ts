import { analyticsContract } from '#shared/contracts/analytics.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { cents } from '#shared/values/money.ts';
import { anAnswer } from '../../builders/answers.ts';
import { aCartItem } from '../../builders/cart-views.ts';
import { aPage } from '../../builders/content.ts';
import { anOrderRow, anOrderView } from '../../builders/order-views.ts';
import { aPartCard } from '../../builders/part-cards.ts';
import { aPart } from '../../builders/parts.ts';
import { aReport } from '../../builders/reports.ts';
import { aShoppingAccount, aSignedInCustomer, aSignedInUser } from '../../builders/store.ts';
import { anOrdersServer } from '../store/features/orders/an-orders-server.ts';
import { aCatalogue } from './a-catalogue.ts';
import { openSignedIn } from './open-store.tsx';
import { aCheckoutServer } from './servers/a-checkout-server.ts';
import { aServer } from './servers/a-server.ts';
import { aHandOver, aHandOverServer } from './servers/an-approvals-server.ts';
import { HOME } from './session-customers.ts';

const AT = '2026-03-02T15:00:00.000Z';
const JOB = { label: 'Blue van', vehicle: '2019 Ford Transit', repairOrder: 'RO 7' };

/** The part of the builders, which is in the cart, in the list and among the favourites. */
export const WHOLE_STORE_PATHS = {
  part: '/2016/Toyota/Camry/Hoods/+pGM1000101',
  list: '/2019/Toyota/Camry',
  order: '/orders/1000001',
  page: '/pages/returns',
} as const;

interface WholeStoreOptions {
  readonly path?: string;
  readonly user?: Partial<SignedInUser>;
  readonly account?: Partial<ShoppingAccount>;
  readonly checkout?: Parameters<typeof aCheckoutServer>[0];
  readonly handOver?: Parameters<typeof aHandOver>[0];
}

/** A store in which every screen has something to show and every button something to do, opened by somebody who may do it. */
export function openWholeStore(options: WholeStoreOptions = {}) {
  const { path = '/', user = {}, account = {}, handOver = {} } = options;
  const checkout = aCheckoutServer({
    items: [aCartItem()],
    brought: [aCartItem()],
    snapshots: [{ id: 's1', cartId: 'u7-3', at: AT, reason: 'cleared', itemCount: 2 }],
    carts: [
      { cartId: 'u7-3', job: null, isActive: true, itemCount: 1, updatedAt: AT },
      { cartId: 'u7-3-j1', job: JOB, isActive: false, itemCount: 1, updatedAt: AT },
    ],
    favourites: [{ itemNumber: 'GM1000101', companyCode: '001', description: 'Hood Panel', image: '' }],
    ...options.checkout,
  });
  const order = anOrderView({ mayAskToCancel: true });
  const orders = anOrdersServer({ rows: [anOrderRow()], order });

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    switch (call) {
      case 'GET /wb/part/GetByPartNumber':
        return anAnswer(catalogueContract.getPart, aPart());
      case 'GET /wb/part/GetByList':
        return anAnswer(catalogueContract.getPartsByList, { parts: [aPart()] });
      case 'GET /wb/aisle/getparthistory':
        return anAnswer(catalogueContract.getPartHistory, {
          from: '2025-03-02',
          to: '2026-03-01',
          prices: [{ date: '2026-01-02', listPrice: cents(125_00) }],
        });
      case 'GET /api/page/returns':
        return anAnswer(contentContract.getPage, aPage({ title: 'Returns', text: '<p>Within 30 days.</p>' }));
      case 'GET /api/analytics':
        return anAnswer(analyticsContract.getAnalytics, aReport(query.get('from') ?? '', query.get('to') ?? ''));
      case 'GET /api/synonyms':
        return anAnswer(importsContract.listSynonyms, []);
      case 'GET /wb/cart/CheckInsuranceParts':
        return undefined;
      default:
        return orders.answer(call, query, body) ?? checkout.answer(call, query, body);
    }
  }

  const customer = aSignedInCustomer({ defaultShipToAddress: HOME });
  const server = aServer({
    users: [
      aSignedInUser({
        account: aShoppingAccount(account),
        resultantPermissions: [{ permissionName: 'checkout' }],
        customers: [customer],
        postalCode: '80202',
        ...user,
      }),
    ],
    catalogue: aCatalogue({
      parts: [aPartCard()],
      garage: [{ year: 2016, make: 'Toyota', model: 'Camry', vehicleId: 'v9', userId: 'u7', expires: '2026-03-16' }],
    }),
    cart: { answer },
    handOvers: aHandOverServer([aHandOver(handOver)]),
  });
  const fetch: typeof server.fetch = (url, request) => {
    checkout.expectKey(new Headers(request.headers).get('idempotency-key'));
    return server.fetch(url, request);
  };
  return { ...openSignedIn({ ...server, fetch }, { path, cookies: { stable: 'true' } }), server, checkout };
}
