import type { PageName } from '#shared/contracts/analytics.ts';
import { NO_ZERO_RESULTS, reportedKeyword, withZeroResult } from '#shared/rules/reports/zero-result-keywords.ts';
import type { SoughtBy } from '#shared/rules/search/counted-search.ts';
import { type FigureName, NO_FIGURES } from '#shared/schemas/stored/daily-metrics.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Cents } from '#shared/values/money.ts';
import type { CountedDay, DailyMetricsRepository } from '../data/operations/daily-metrics-repository.ts';
import type { Log } from '../http/logging/log.ts';
import type { RequestOrigin } from '../http/request-origin.ts';

interface OfTenant {
  /** The top-level account in whose stores the event happened. */
  readonly tenantId: number;
}

/** An event in a store. It does not say who caused it. */
export type VisitEvent = OfTenant &
  (
    | { readonly kind: 'pageView'; readonly page: PageName }
    | { readonly kind: 'search'; readonly by: SoughtBy; readonly keyword: string; readonly hits: number }
    /** Parts were added to a cart. `isBegun` if the cart was empty before. */
    | { readonly kind: 'cartAdded'; readonly parts: number; readonly isBegun: boolean }
  );

/** An event of an order. The number distinguishes repeats from other orders. */
type OrderEvent = OfTenant & { readonly orderNumber: string } & (
    | {
        readonly kind: 'orderPlaced';
        /** Including shipping and taxes. */
        readonly totals: Readonly<Record<LineOfBusiness, Cents>>;
      }
    | { readonly kind: 'orderCanceled'; readonly total: Cents }
  );

/**
 * Receives the events of the stores (storefront 6). Another analytics provider must implement this. The one below ships
 * with the product.
 */
export interface Analytics {
  /** Never fails and never waits, like the other methods. Ignores events of callers who ask not to be tracked. */
  record(event: VisitEvent, requestOrigin: Pick<RequestOrigin, 'asksNotToBeTracked'>): void;
  /** Records an order whoever placed it, because orders belong to the provider's books. */
  recordOrder(event: OrderEvent): void;
  /** Writes older events. Called in the background of each call, which waits for it a moment. */
  settle(): Promise<void>;
  /** Writes all events. Called before a report, which waits for it as long as it takes. */
  settleAll(): Promise<void>;
}

/** Records nothing. */
export const noAnalytics: Analytics = {
  record: () => undefined,
  recordOrder: () => undefined,
  settle: async () => undefined,
  settleAll: async () => undefined,
};

/** The interval at which counts in memory are written. */
const WRITTEN_EVERY_MS = 60_000;
/** The longest that a call waits for a write. */
const LONGEST_WAIT_MS = 250;

interface DailyAnalytics {
  readonly add: DailyMetricsRepository['add'];
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly now: () => Date;
}

/**
 * Writes a log line for each event, and a daily roll-up into the table. The roll-up is counted in memory and written
 * with the next call after a minute, so that no call waits for a write of its own. If an instance stops, its latest
 * counts are lost. Orders are not in the roll-up, because they are added up from the orders themselves.
 */
export function dailyAnalytics({ add, log, now }: DailyAnalytics): Analytics {
  let days = new Map<string, CountedDay>();
  let since = 0;
  let written: Promise<unknown> = Promise.resolve();

  function count(tenantId: number, { figures: counted, missed }: Counted): void {
    const day = now().toISOString().slice(0, 10);
    const before = days.get(`${day}#${tenantId}`) ?? { day, tenantId, figures: NO_FIGURES, missed: NO_ZERO_RESULTS };
    const figures = { ...before.figures };
    for (const name of counted) figures[name] += 1;
    if (days.size === 0) since = now().getTime();
    days.set(`${day}#${tenantId}`, { ...before, figures, missed: withZeroResult(before.missed, missed) });
  }

  /** A failed write is not retried: too few is better than too many, and the log has every event. */
  async function write(counted: CountedDay): Promise<void> {
    try {
      await add(counted);
    } catch (error) {
      const { day, tenantId, figures } = counted;
      log.error('Counted events were not written', { day, tenantId, ...figures, error: String(error) });
    }
  }

  /** Resolves after this write and those that began before it. */
  function writeAll(): Promise<unknown> {
    const counted = [...days.values()];
    days = new Map();
    written = Promise.all([written, ...counted.map(write)]);
    return written;
  }

  return {
    record(event, { asksNotToBeTracked }) {
      if (asksNotToBeTracked) return;
      const { kind } = event;
      log.info('analytics', kind === 'search' ? { ...event, keyword: reportedKeyword(event.keyword) } : { ...event });
      count(event.tenantId, countedIn(event, now()));
    },

    recordOrder(event) {
      if (event.kind === 'orderCanceled') return log.info('analytics', { ...event });
      const { totals, ...order } = event;
      log.info('analytics', { ...order, aftermarketTotal: totals.aftermarket, salvageTotal: totals.salvage });
    },

    async settle() {
      if (days.size === 0 || now().getTime() - since < WRITTEN_EVERY_MS) return;
      await atMost(LONGEST_WAIT_MS, writeAll());
    },

    async settleAll() {
      await writeAll();
    },
  };
}

interface Counted extends Pick<CountedDay, 'missed'> {
  /** The figures to increase by one. */
  readonly figures: readonly FigureName[];
}

function countedIn(event: VisitEvent, at: Date): Counted {
  switch (event.kind) {
    case 'pageView':
      return { figures: ['pageViews'], missed: NO_ZERO_RESULTS };
    case 'cartAdded':
      return { figures: event.isBegun ? ['carts'] : [], missed: NO_ZERO_RESULTS };
    case 'search':
      if (event.hits > 0) return { figures: ['searches'], missed: NO_ZERO_RESULTS };
      return { figures: ['searches', 'searchesWithoutHits'], missed: missedBy(event, at) };
  }
}

/** Keeps the words of typed keywords. Words that may name a person are only counted. */
function missedBy(
  { by, keyword }: Pick<VisitEvent & { kind: 'search' }, 'by' | 'keyword'>,
  at: Date,
): CountedDay['missed'] {
  if (by !== 'keyword') return NO_ZERO_RESULTS;
  const reported = reportedKeyword(keyword);
  if (reported === '') return { keywords: [], others: 1 };
  return { keywords: [{ keyword: reported, count: 1, lastAt: at.toISOString() }], others: 0 };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
