import type { PageName } from '#shared/contracts/analytics.ts';
import { NO_ZERO_RESULTS, reportedKeyword, withZeroResult } from '#shared/rules/reports/zero-result-keywords.ts';
import type { SoughtBy } from '#shared/rules/search/counted-search.ts';
import { type FigureName, NO_FIGURES } from '#shared/schemas/stored/daily-metrics.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Cents } from '#shared/values/money.ts';
import type { CountedDay, DailyMetricsRepository } from '../data/operations/daily-metrics-repository.ts';
import type { Log } from '../http/log.ts';

interface OfTenant {
  /** A top-level account, in whose stores it happened. */
  readonly tenantId: number;
}

/** What somebody did in a store. Nothing in it says who. */
export type VisitEvent = OfTenant &
  (
    | { readonly kind: 'pageView'; readonly page: PageName }
    | { readonly kind: 'search'; readonly by: SoughtBy; readonly keyword: string; readonly hits: number }
    /** Parts came into a cart; into an empty one, they began it. */
    | { readonly kind: 'cartAdded'; readonly parts: number; readonly isBegun: boolean }
  );

/** What became of an order. The number tells a repeat from another order. */
type OrderEvent = OfTenant & { readonly orderNumber: string } & (
    | {
        readonly kind: 'orderPlaced';
        /** With shipping and taxes. */
        readonly totals: Readonly<Record<LineOfBusiness, Cents>>;
      }
    | { readonly kind: 'orderCanceled'; readonly total: Cents }
  );

/** Whoever asks not to be followed is not. */
interface Visitor {
  readonly asksNotToBeTracked: boolean;
}

/** Who is told what happens (storefront 6). Another provider of analytics has to do this; the one below ships with the product. */
export interface Analytics {
  /** Neither fails nor waits, as the others. */
  record(event: VisitEvent, visitor: Visitor): void;
  /** Whoever placed it: orders are the provider's books. */
  recordOrder(event: OrderEvent): void;
  /** What was recorded a while ago is handed on. Called beside each call of a function, which waits for it a moment. */
  settle(): Promise<void>;
  /** Everything that was recorded has been handed on. Called by who looks at it, and waits for that as long as it takes. */
  settleAll(): Promise<void>;
}

/** Where nobody wants to know. */
export const uncounted: Analytics = {
  record: () => undefined,
  recordOrder: () => undefined,
  settle: async () => undefined,
  settleAll: async () => undefined,
};

/** What is counted in memory is written once a minute. */
const WRITTEN_EVERY_MS = 60_000;
/** A call waits no longer for what is written beside it. */
const LONGEST_WAIT_MS = 250;

interface DailyAnalytics {
  readonly add: DailyMetricsRepository['add'];
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly now: () => Date;
}

/**
 * A line of the log for each event, and a roll-up by day in the table. The roll-up is counted in memory and written with
 * the next call after a minute, so that no call waits for a write of its own: what an instance has counted since is lost
 * with it. Orders are not in the roll-up, for they are added up from the orders themselves.
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

  /** What could not be written is not tried again: rather too few than too many. The log has it all. */
  async function write(counted: CountedDay): Promise<void> {
    try {
      await add(counted);
    } catch (error) {
      const { day, tenantId, figures } = counted;
      log.error('Counted events were not written', { day, tenantId, ...figures, error: String(error) });
    }
  }

  /** Resolves when that is done, and what was begun before. */
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
  /** Each of them by one. */
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

/** Words are kept where somebody typed some; what may name a person is only counted. */
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
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
