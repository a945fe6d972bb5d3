import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CountedDay,
  type DailyMetricsRepository,
  dailyMetricsRepository,
} from '#functions/data/operations/daily-metrics-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { NO_ZERO_RESULTS } from '#shared/rules/reports/zero-result-keywords.ts';
import { NO_FIGURES } from '#shared/schemas/stored/daily-metrics.ts';
import { provider } from '../../../builders/people.ts';
import { testTable } from '../../../support/test-table.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const DAY = { from: '2026-03-02', to: '2026-03-02' };

let table: Table;
let figures: DailyMetricsRepository;
beforeEach(async () => {
  table = await testTable();
  figures = dailyMetricsRepository(table);
});

type Counted = Partial<Pick<CountedDay, 'day' | 'tenantId' | 'missed'>> & { figures?: Partial<CountedDay['figures']> };
const add = ({ figures: counted, ...more }: Counted) =>
  figures.add({
    day: '2026-03-02',
    tenantId: 5,
    missed: NO_ZERO_RESULTS,
    ...more,
    figures: { ...NO_FIGURES, ...counted },
  });
const words = (...keywords: string[]) => ({
  keywords: keywords.map((keyword) => ({ keyword, count: 1, lastAt: now.toISOString() })),
  others: 0,
});
const missed = async (at = now) => figures.missed(provider, DAY, at);

describe('figures', () => {
  it('are added to those of the day; what was never counted is 0', async () => {
    await add({ figures: { searches: 3, searchesWithoutHits: 1 } });
    await add({ figures: { searches: 2, pageViews: 7 } });
    expect(await figures.list(provider, DAY)).toEqual([
      { day: '2026-03-02', tenantId: 5, searches: 5, searchesWithoutHits: 1, pageViews: 7, carts: 0 },
    ]);
  });

  it('lose nothing when many functions add at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add({ figures: { searches: 1 }, missed: words('hood') })));
    expect((await figures.list(provider, DAY))[0]?.searches).toBe(20);
    expect((await missed())[0]?.keywords[0]?.count).toBe(20);
  });

  it('are those of the days asked for, over the ends of months, of every tenant', async () => {
    const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02'];
    await Promise.all(days.flatMap((day) => [2, 5].map((tenantId) => add({ day, tenantId, figures: { carts: 1 } }))));
    const listed = await figures.list(provider, { from: '2026-02-01', to: '2026-03-01' });
    expect(listed.map(({ day, tenantId }) => `${day} ${tenantId}`).toSorted()).toEqual([
      '2026-02-01 2',
      '2026-02-01 5',
      '2026-02-28 2',
      '2026-02-28 5',
      '2026-03-01 2',
      '2026-03-01 5',
    ]);
  });

  it('are nobody’s but the provider’s', async () => {
    await add({ figures: { searches: 1 }, missed: words('hood') });
    const parent = { accountId: 5, userId: 'summit-admin', level: 1 } as const;
    expect(await figures.list(parent, DAY)).toEqual([]);
    expect(await figures.missed(parent, DAY, now)).toEqual([]);
  });

  it('write nothing where nothing was counted', async () => {
    await add({});
    expect(await queryAll(table, { pk: 'STATS#2026-03', sk: '' })).toEqual([]);
  });
});

describe('words that were not found', () => {
  it('are two hundred different ones of a day and a tenant, whoever invents more', async () => {
    const invented = Array.from({ length: 150 }, (_, index) => `a ${index}`);
    await add({ missed: words(...invented) });
    await add({ missed: { ...words(...invented.map((word) => `b ${word}`), 'a 0'), others: 3 } });
    const [day] = await missed();
    expect(day?.keywords).toHaveLength(200);
    expect(day?.keywords[0]).toMatchObject({ keyword: 'a 0', count: 2 });
    expect(day?.others).toBe(100 + 3);
  });

  it('are forgotten after 90 days, figures after 400', async () => {
    await add({ figures: { searches: 1 }, missed: words('hood') });
    const items = (await queryAll(table, { pk: 'STATS#2026-03', sk: '' })) as { ttl: number }[];
    expect(items.map(({ ttl }) => new Date(ttl * 1000).toISOString().slice(0, 10)).toSorted()).toEqual([
      '2026-05-31',
      '2027-04-06',
    ]);
    expect(await missed(new Date('2026-05-30T23:59:59.000Z'))).toHaveLength(1);
    expect(await missed(new Date('2026-05-31T00:00:00.000Z'))).toEqual([]);
  });
});
