import { describe, expect, it } from 'vitest';
import { priceHistoryRepository } from '#functions/data/catalogue/price-history-repository.ts';
import type { PriceChange } from '#functions/data/catalogue/price-history-writer.ts';
import { aftermarketParts } from '#functions/demo/catalogue/aftermarket-parts.ts';
import { companyOf } from '#functions/demo/catalogue/files/part-files.ts';
import { priceHistories } from '#functions/demo/catalogue/price-histories.ts';
import { loadPriceHistories } from '#functions/demo/load-price-histories.ts';
import { aftermarketId } from '#functions/search/format/part-identity.ts';
import { testTable } from '../../../support/test-table.ts';

const SMALL = 0.02;
const TODAY = new Date('2026-11-28T09:00:00Z');
const histories = [...priceHistories(SMALL, TODAY)];
const ofParts = histories.flatMap((change) => ('partId' in change.of ? [{ ...change, partId: change.of.partId }] : []));
const listOf = new Map(
  [...aftermarketParts(SMALL)].map((part) => [
    aftermarketId(companyOf(part), part.partNumber),
    (part.offer?.list ?? 0) * 100,
  ]),
);

describe('the price histories of the demo', () => {
  it('are of many parts, not of all, and of interchange numbers', () => {
    expect(ofParts.length / listOf.size).toBeGreaterThan(0.3);
    expect(ofParts.length / listOf.size).toBeLessThan(0.7);
    expect(histories.length - ofParts.length).toBeGreaterThan(100);
  });

  it('end at the price that the catalogue has, with several changes in the year before', () => {
    const wrong = ofParts.filter(({ partId, entries }) => entries.at(-1)?.list !== listOf.get(partId));
    expect(wrong).toEqual([]);
    expect(ofParts.filter(({ entries }) => entries.length < 3)).toEqual([]);
  });

  it('go from day to day, and not into the future', () => {
    const dates = ({ entries }: PriceChange) => entries.map(({ date }) => date);
    expect(histories.filter((change) => dates(change).join() !== [...new Set(dates(change))].sort().join())).toEqual(
      [],
    );
    expect(histories.flatMap(dates).filter((date) => date >= '2026-11-28' || date < '2025-10-01')).toEqual([]);
  });

  it('are the same for the same day', () => {
    expect([...priceHistories(SMALL, TODAY)]).toEqual(histories);
  });

  it('are found in the table, once however often they are loaded', async () => {
    const table = await testTable();
    await loadPriceHistories(table, SMALL, TODAY);
    await loadPriceHistories(table, SMALL, TODAY);
    const [first] = ofParts;
    const found = await priceHistoryRepository(table).ofPart(first?.partId ?? '', {
      from: '2025-10-01',
      to: '2026-11-28',
    });
    expect(found).toEqual(first?.entries);
  });
});
