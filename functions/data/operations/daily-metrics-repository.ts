import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { monthsBetween } from '#shared/rules/base/months-between.ts';
import { NO_ZERO_RESULTS, withZeroResult } from '#shared/rules/reports/zero-result-keywords.ts';
import {
  type DailyMetrics,
  dailyMetricsSchema,
  type Figures,
  type ZeroResultKeyword,
  type ZeroResultKeywords,
  zeroResultKeywordsSchema,
} from '#shared/schemas/stored/daily-metrics.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { epochSeconds, queryBetween } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { dailyMetricsKey, zeroResultKeywordsKey } from './keys.ts';

const DAY_MS = 86_400_000;
/** A report looks back a year. */
const FIGURES_KEPT_DAYS = 400;
const KEYWORDS_KEPT_DAYS = 90;

/** The counts of a tenant (a top-level account) on a UTC day. */
export interface CountedDay {
  readonly day: string;
  readonly tenantId: number;
  readonly figures: Figures;
  readonly missed: { readonly keywords: readonly ZeroResultKeyword[]; readonly others: number };
}

/** ISO dates, both inclusive. */
interface Days {
  readonly from: string;
  readonly to: string;
}

export interface DailyMetricsRepository {
  /** Adds to the counts of the day. A repeated call would count twice. */
  add(counted: CountedDay): Promise<void>;
  /** The metrics of all tenants. None unless the caller is the provider. */
  list(scope: Scope, days: Days): Promise<DailyMetrics[]>;
  missed(scope: Scope, days: Days, now: Date): Promise<ZeroResultKeywords[]>;
}

/**
 * A roll-up by day and tenant, with all tenants of a month in one partition. It only issues updates, so that functions
 * that count need no other permission on the table.
 */
export function dailyMetricsRepository(table: Table): DailyMetricsRepository {
  async function addFigures({ day, tenantId, figures }: CountedDay): Promise<void> {
    const counted = Object.entries(figures).filter(([, count]) => count > 0);
    if (counted.length === 0) return;
    await update(table, dailyMetricsKey(day, tenantId), {
      add: Object.fromEntries(counted),
      set: { day, tenantId, ttl: keptUntil(day, FIGURES_KEPT_DAYS) },
    });
  }

  async function addMissed({ day, tenantId, missed }: CountedDay): Promise<void> {
    if (missed.keywords.length === 0 && missed.others === 0) return;
    const key = zeroResultKeywordsKey(day, tenantId);
    await retryOnConflict(async () => {
      const seen = z.optional(zeroResultKeywordsSchema).parse(await getItem(table, key));
      const { keywords, others } = withZeroResult(seen ?? NO_ZERO_RESULTS, missed);
      const { version = 0 } = seen ?? {};
      const ttl = keptUntil(day, KEYWORDS_KEPT_DAYS);
      const set = { day, tenantId, version: version + 1, keywords, others, ttl };
      return update(table, key, { set, ifVersion: version });
    });
  }

  async function listed(scope: Scope, { from, to }: Days, keyOf: (day: string) => Key): Promise<unknown[]> {
    if (scope.level !== 0) return [];
    const months = monthsBetween(from, to).map((month) => {
      const first = from.startsWith(month) ? from : `${month}-01`;
      const last = to.startsWith(month) ? to : `${month}-31`;
      return queryBetween(table, keyOf(first), keyOf(last));
    });
    return (await Promise.all(months)).flat();
  }

  return {
    async add(counted) {
      await Promise.all([addFigures(counted), addMissed(counted)]);
    },

    list: async (scope, days) => z.array(dailyMetricsSchema).parse(await listed(scope, days, dailyMetricsKey)),

    async missed(scope, days, now) {
      const found = z.array(expiringSchema).parse(await listed(scope, days, zeroResultKeywordsKey));
      return found.filter(({ ttl }) => ttl > epochSeconds(now)).map(({ ttl: _, ...missed }) => missed);
    },
  };
}

const expiringSchema = z.extend(zeroResultKeywordsSchema, { ttl: z.int() });

const keptUntil = (day: string, days: number): number => epochSeconds(new Date(Date.parse(day) + days * DAY_MS));

interface Update {
  readonly add?: Readonly<Record<string, number>>;
  readonly set: Readonly<Record<string, unknown>>;
  /** 0 when no item may exist yet. */
  readonly ifVersion?: number;
}

/** Undefined when the stored version is another one. */
async function update(
  { client, tableName }: Table,
  key: Key,
  { add = {}, set, ifVersion }: Update,
): Promise<true | undefined> {
  const sums = Object.keys(add).map((name) => `#${name} :${name}`);
  const values = Object.entries({ ...add, ...set });
  const command = new UpdateCommand({
    TableName: tableName,
    Key: key,
    UpdateExpression: [
      `SET ${Object.keys(set).map((name) => `#${name} = :${name}`)}`,
      ...(sums.length > 0 ? [`ADD ${sums}`] : []),
    ].join(' '),
    ...(ifVersion !== undefined && {
      ConditionExpression: ifVersion === 0 ? 'attribute_not_exists(pk)' : '#version = :seen',
    }),
    ExpressionAttributeNames: Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
      ...(ifVersion && { ':seen': ifVersion }),
    },
  });
  return (await conditionalWrite(client.send(command))) === undefined ? undefined : true;
}
