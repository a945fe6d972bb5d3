import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountedDay } from '#functions/data/operations/daily-metrics-repository.ts';
import { type Analytics, dailyAnalytics, type VisitEvent } from '#functions/integrations/analytics.ts';
import { cents } from '#shared/values/money.ts';

const ANYBODY = { asksNotToBeTracked: false };
const search = (keyword: string, hits: number): VisitEvent => ({
  kind: 'search',
  tenantId: 5,
  by: 'keyword',
  keyword,
  hits,
});
const pageView: VisitEvent = { kind: 'pageView', tenantId: 5, page: 'part' };

let written: CountedDay[];
let lines: Record<string, unknown>[];
let failures: Record<string, unknown>[];
let now: Date;
let analytics: Analytics;
function begin(add = async (counted: CountedDay) => void written.push(counted)) {
  analytics = dailyAnalytics({
    add,
    log: {
      info: (message, fields) => void lines.push({ message, ...fields }),
      error: (message, fields) => void failures.push({ message, ...fields }),
    },
    now: () => now,
  });
}
beforeEach(() => {
  written = [];
  lines = [];
  failures = [];
  now = new Date('2026-03-02T23:59:30.000Z');
  begin();
});
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('what is counted of an event', () => {
  it.each<{
    event: VisitEvent;
    figures: Partial<CountedDay['figures']>;
    words: string[];
    others?: number;
    why: string;
  }>([
    { event: pageView, figures: { pageViews: 1 }, words: [], why: 'a page' },
    { event: search('hood', 12), figures: { searches: 1 }, words: [], why: 'a search with hits' },
    {
      event: search('Hood  Latch', 0),
      figures: { searches: 1, searchesWithoutHits: 1 },
      words: ['hood latch'],
      why: 'none',
    },
    {
      event: search('pat@example.com', 0),
      figures: { searches: 1, searchesWithoutHits: 1 },
      words: [],
      others: 1,
      why: 'none, and the word names a person',
    },
    {
      event: { kind: 'search', tenantId: 5, by: 'vehicle', keyword: '', hits: 0 },
      figures: { searches: 1, searchesWithoutHits: 1 },
      words: [],
      why: 'a vehicle without parts is no word',
    },
    {
      event: { kind: 'cartAdded', tenantId: 5, parts: 3, isBegun: true },
      figures: { carts: 1 },
      words: [],
      why: 'a cart',
    },
    {
      event: { kind: 'cartAdded', tenantId: 5, parts: 3, isBegun: false },
      figures: {},
      words: [],
      why: 'more into a cart',
    },
  ])('$figures $words: $why', async ({ event, figures, words, others = 0 }) => {
    analytics.record(event, ANYBODY);
    await analytics.settleAll();
    const none = { pageViews: 0, searches: 0, searchesWithoutHits: 0, carts: 0 };
    expect(written).toEqual([
      {
        day: '2026-03-02',
        tenantId: 5,
        figures: { ...none, ...figures },
        missed: { keywords: words.map((keyword) => ({ keyword, count: 1, lastAt: now.toISOString() })), others },
      },
    ]);
  });

  it('is also a line of the log, without the word that names a person', () => {
    analytics.record(search('pat@example.com', 0), ANYBODY);
    analytics.record(pageView, ANYBODY);
    expect(lines).toEqual([
      { message: 'analytics', kind: 'search', tenantId: 5, by: 'keyword', keyword: '', hits: 0 },
      { message: 'analytics', kind: 'pageView', tenantId: 5, page: 'part' },
    ]);
  });

  it('is nothing, not even a line, of whoever asks not to be tracked', async () => {
    const events: VisitEvent[] = [
      pageView,
      search('hood', 0),
      { kind: 'cartAdded', tenantId: 5, parts: 1, isBegun: true },
    ];
    for (const event of events) analytics.record(event, { asksNotToBeTracked: true });
    await analytics.settleAll();
    expect([written, lines]).toEqual([[], []]);
  });

  it('is a line and no count of an order, for orders are added up from the orders themselves', async () => {
    const order = { tenantId: 5, orderNumber: '1000001' };
    analytics.recordOrder({
      ...order,
      kind: 'orderPlaced',
      totals: { aftermarket: cents(1_99), salvage: cents(250_00) },
    });
    analytics.recordOrder({ ...order, kind: 'orderCanceled', total: cents(251_99) });
    await analytics.settleAll();
    expect(written).toEqual([]);
    expect(lines).toEqual([
      { message: 'analytics', ...order, kind: 'orderPlaced', aftermarketTotal: 1_99, salvageTotal: 250_00 },
      { message: 'analytics', ...order, kind: 'orderCanceled', total: 251_99 },
    ]);
  });
});

describe('what was counted', () => {
  it('is written together, by day and tenant, with the next call after a minute', async () => {
    analytics.record(pageView, ANYBODY);
    analytics.record(search('hood', 0), ANYBODY);
    later(45);
    analytics.record(search('hood', 0), ANYBODY);
    analytics.record({ ...pageView, tenantId: 2 }, ANYBODY);
    later(14);
    await analytics.settle();
    expect(written).toEqual([]);
    later(1);
    await analytics.settle();
    expect(written.map(({ day, tenantId, figures }) => [day, tenantId, figures.pageViews, figures.searches])).toEqual([
      ['2026-03-02', 5, 1, 1],
      ['2026-03-03', 5, 0, 1],
      ['2026-03-03', 2, 1, 0],
    ]);
    later(60);
    await analytics.settle();
    expect(written).toHaveLength(3);
  });

  it('holds no more than two hundred words of a tenant in memory', async () => {
    for (let index = 0; index < 250; index += 1) analytics.record(search(`invented ${index}`, 0), ANYBODY);
    await analytics.settleAll();
    expect(written[0]?.missed.keywords).toHaveLength(200);
    expect(written[0]?.missed.others).toBe(50);
  });

  it('fails no call when it can’t be written: it is told to the log with its figures, and not tried again', async () => {
    const add = vi.fn(async () => {
      throw new Error('The table is away');
    });
    begin(add);
    analytics.record(search('hood', 0), ANYBODY);
    await analytics.settleAll();
    await analytics.settleAll();
    expect(add).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([
      {
        message: 'Counted events were not written',
        day: '2026-03-02',
        tenantId: 5,
        pageViews: 0,
        searches: 1,
        searchesWithoutHits: 1,
        carts: 0,
        error: 'Error: The table is away',
      },
    ]);
  });

  it('is waited for by no call that has to go on', async () => {
    begin(() => new Promise(() => undefined));
    analytics.record(pageView, ANYBODY);
    later(60);
    await expect(analytics.settle()).resolves.toBeUndefined();
  });

  it('is waited for by who looks at it, also where a call before did not', async () => {
    const { promise: mayBeWritten, resolve: write } = Promise.withResolvers<void>();
    begin(async (counted) => {
      await mayBeWritten;
      written.push(counted);
    });
    analytics.record(pageView, ANYBODY);
    later(60);
    await analytics.settle();
    analytics.record(pageView, ANYBODY);
    const looked = analytics.settleAll();
    expect(written).toEqual([]);
    write();
    await looked;
    expect(written).toHaveLength(2);
  });
});
