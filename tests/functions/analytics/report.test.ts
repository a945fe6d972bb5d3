import { beforeEach, describe, expect, it } from 'vitest';
import { analyticsDependencies } from '#functions/analytics/dependencies.ts';
import { analyticsRoutes } from '#functions/analytics/routes.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { dailyMetricsRepository } from '#functions/data/operations/daily-metrics-repository.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { type Analytics, dailyAnalytics } from '#functions/integrations/analytics.ts';
import { analyticsContract } from '#shared/contracts/analytics.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { anAccount } from '../../builders/accounts.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { provider } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { checkoutStore, lineOf } from '../../support/checkout-visit.ts';
import { visitGroup } from '../../support/visit-group.ts';

const { getAnalytics, countPageViews } = analyticsContract;
const { changeOrderStatus, getOrders } = checkoutContract;

const part = anOffer({ id: '001#P1', partNumber: 'P1', onHand: { '11': 500 } });
const MARCH = { from: '2026-03-01', to: '2026-03-31' };

let store: Awaited<ReturnType<typeof checkoutStore>>;
let analytics: Analytics;
let lines: Record<string, unknown>[];
let now: Date;
beforeEach(async () => {
  store = await checkoutStore([part]);
  lines = [];
  now = new Date('2026-03-02T18:00:00.000Z');
  analytics = dailyAnalytics({
    add: dailyMetricsRepository(store.table).add,
    log: { info: (_message, fields) => void lines.push(fields), error: () => undefined },
    now: () => now,
  });
  const accounts = accountRepository(store.table);
  await accounts.createProvider(anAccount({ companyName: 'Rocky Mountain Parts' }));
  await accounts.create(provider, anAccount({ companyName: 'Northside Fleet' }));
});

const staff = aSignedIn({ accountId: 1, userId: 'provider-admin', level: 0 });
const visitAs = (actor: SignedIn | undefined) =>
  visitGroup(analyticsContract, analyticsRoutes(analyticsDependencies(store.table, () => now, analytics)), actor);
const report = async (query = {}) => (await visitAs(staff).call(getAnalytics, { query })).output();

/** Orders so many of the part at 100.00 each. */
async function order(quantity: number, who: Parameters<typeof store.visit>[0] = {}, key = `press-${quantity}-0001`) {
  const visit = store.visit({ analytics, ...who });
  await visit.fill(lineOf('P1', { quantity }));
  const request = await visit.request();
  const answer = await visit.order(request, key);
  return { visit, request, key, orderNumber: answer.output().orderNumber };
}

describe('orders and sales', () => {
  it('are those of the list of orders, to the cent, on the days (UTC) on which they were placed', async () => {
    await order(1, { time: '2026-02-28T23:59:59.999Z' });
    await order(2, { time: '2026-03-01T00:00:00.000Z' });
    await order(3, { time: '2026-03-02T17:00:00.000Z' });
    const { days, total } = await report({ from: '2026-02-28', to: '2026-03-02' });
    expect(days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2026-02-28', 1],
      ['2026-03-01', 1],
      ['2026-03-02', 1],
    ]);
    const list = (
      await store.visit({ level: 0, accountId: 1 }).call(getOrders, { query: { from: '2026-02-28', to: '2026-03-02' } })
    ).output();
    const listed = list.data.reduce((sum, row) => sum + (row.total ?? 0), 0);
    expect([total.orders, total.sales]).toEqual([list.total, listed]);
    expect(total.sales).toBe(days.reduce((sum, { sales }) => sum + sales, 0));
    expect(total.sales).toBeGreaterThan(600_00);
  });

  it('count a repeated press once, and one from another tab that was refused not at all', async () => {
    const { visit, request, key } = await order(2);
    await visit.order(request, key);
    expect((await visit.order(request, 'another-tab-0001')).status).toBe(409);
    expect((await report(MARCH)).total.orders).toBe(1);
    expect(lines.filter(({ kind }) => kind === 'orderPlaced')).toHaveLength(1);
  });

  it('are told to the log once for each order, by line of business, as what was paid', async () => {
    const { orderNumber } = await order(2);
    const { total } = await report(MARCH);
    expect(lines).toEqual([
      { kind: 'orderPlaced', tenantId: 2, orderNumber, aftermarketTotal: total.sales, salvageTotal: 0 },
    ]);
  });

  it('are no sales any more once they are canceled, which is told once', async () => {
    const [kept, canceled] = [await order(2), await order(3)];
    const before = await report(MARCH);
    const cancel = () =>
      store
        .visit({ level: 0, accountId: 1, analytics })
        .call(changeOrderStatus, { params: { id: canceled.orderNumber }, body: { status: 'Canceled' } });
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    const { total } = await report(MARCH);
    expect([before.total.orders, total.orders, total.canceledOrders]).toEqual([2, 1, 1]);
    expect(total.sales + total.canceledSales).toBe(before.total.sales);
    expect(lines.filter(({ kind }) => kind === 'orderCanceled')).toEqual([
      { kind: 'orderCanceled', tenantId: 2, orderNumber: canceled.orderNumber, total: total.canceledSales },
    ]);
    expect(kept.orderNumber).not.toBe(canceled.orderNumber);
  });

  it('of a child are its parent’s', async () => {
    await order(2, { accountId: 7, parentId: 2, account: { id: 7, parentId: 2 } });
    expect((await report(MARCH)).tenants.map(({ id, companyName, orders }) => [id, companyName, orders])).toEqual([
      [2, 'Northside Fleet', 1],
    ]);
  });
});

describe('page views', () => {
  const view = (actor: SignedIn | undefined, body: unknown, headers: Record<string, string> = {}) =>
    visitAs(actor).send(countPageViews.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const viewed = async () => (await report(MARCH)).total.pageViews;

  it('are counted for the tenant, a child’s for its parent', async () => {
    expect((await view(aSignedIn(), { Pages: ['home', 'part', 'part'] })).status).toBe(200);
    expect((await view(aSignedIn({ accountId: 7, parentId: 2 }), { Pages: ['cart'] })).status).toBe(200);
    const { tenants } = await report(MARCH);
    expect(tenants.map(({ id, pageViews }) => [id, pageViews])).toEqual([[2, 4]]);
  });

  it.each([
    { headers: { dnt: '1' }, count: 0, why: 'Do Not Track' },
    { headers: { 'sec-gpc': '1' }, count: 0, why: 'Global Privacy Control' },
    { headers: { dnt: '0' }, count: 1, why: 'tracking is allowed' },
  ])('are $count for $headers: $why', async ({ headers, count }) => {
    expect((await view(aSignedIn(), { Pages: ['home'] }, headers)).status).toBe(200);
    expect(await viewed()).toBe(count);
  });

  it.each([
    { body: { Pages: [] }, why: 'no page' },
    { body: { Pages: ['/orders/1000001'] }, why: 'an address' },
    { body: { Pages: Array.from({ length: 51 }, () => 'home') }, why: 'too many' },
  ])('are refused and not counted: $why', async ({ body }) => {
    expect(await view(aSignedIn(), body)).toMatchObject({ status: 400, errors: ERROR_TEXTS.invalidRequest });
    expect(await viewed()).toBe(0);
  });
});

describe('the report', () => {
  it('has what was counted just now, by day and tenant, with what was not found', async () => {
    const anybody = { asksNotToBeTracked: false };
    analytics.record({ kind: 'search', tenantId: 2, by: 'keyword', keyword: 'Hood Latch', hits: 0 }, anybody);
    analytics.record({ kind: 'search', tenantId: 2, by: 'keyword', keyword: 'hood', hits: 3 }, anybody);
    analytics.record({ kind: 'cartAdded', tenantId: 1, parts: 1, isBegun: true }, anybody);
    const { total, tenants, keywords, otherKeywords } = await report();
    expect(total).toMatchObject({ searches: 2, searchesWithoutHits: 1, carts: 1 });
    expect(tenants.map(({ companyName }) => companyName)).toEqual(['Northside Fleet', 'Rocky Mountain Parts']);
    expect(keywords).toEqual([{ keyword: 'hood latch', count: 1, lastSeen: now.toISOString() }]);
    expect(otherKeywords).toBe(0);
  });

  it('is of the last 30 days where no day is named', async () => {
    const { from, to, days } = await report();
    expect([from, to, days.length]).toEqual(['2026-02-01', '2026-03-02', 30]);
  });

  it('is of one tenant where it is named', async () => {
    await order(2);
    expect((await report({ ...MARCH, id: '1' })).total.orders).toBe(0);
    expect((await report({ ...MARCH, id: '2' })).total.orders).toBe(1);
  });

  it('knows no tenant of an id that is none’s', async () => {
    expect((await visitAs(staff).call(getAnalytics, { query: { id: '77' } })).status).toBe(404);
  });

  it.each([
    { query: '?from=2026-03-02&to=2026-03-01', why: 'it ends before it begins' },
    { query: '?from=2025-03-01&to=2026-03-02', why: 'it is longer than 366 days' },
    { query: '?from=2026-02-30', why: 'there is no such day' },
    { query: '?to=yesterday', why: 'a word' },
    { query: '?id=x', why: 'no account' },
  ])('is refused: $why', async ({ query }) => {
    const answer = await visitAs(staff).send(`${getAnalytics.path}${query}`);
    expect(answer).toMatchObject({ status: 400, errors: ERROR_TEXTS.invalidRequest });
  });

  it.each([1, 2, 3] as const)('is not for level %s', async (level) => {
    const answer = await visitAs(aSignedIn({ level })).call(getAnalytics, { query: {} });
    expect(answer).toMatchObject({ status: 403, errors: SESSION_TEXTS.unauthorized });
  });

  it('needs a session, and so does a page view', async () => {
    const stranger = visitAs(undefined);
    expect((await stranger.call(getAnalytics, { query: {} })).status).toBe(401);
    expect((await stranger.call(countPageViews, { body: { pages: ['home'] } })).status).toBe(401);
  });
});
