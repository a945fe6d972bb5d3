import * as z from 'zod/mini';
import type { DateRange } from '#shared/rules/catalogue/history-range.ts';
import { type PriceHistory, priceHistorySchema } from '#shared/schemas/catalogue/price-history.ts';
import type { Key } from '../table/keys.ts';
import { getAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { interchangeHistoryKey, partHistoryKey } from './keys.ts';

type PriceChanges = PriceHistory['entries'];

/** The provider's price histories. They apply to all accounts, so there is no scope. */
export interface PriceHistoryRepository {
  /** Changes of a part's list price in a range of days, oldest first. */
  ofPart(partId: string, range: DateRange): Promise<PriceChanges>;
  /** The list prices of the recycled parts of an interchange number, as they were added and changed. */
  ofInterchange(interchangeNumber: string, range: DateRange): Promise<PriceChanges>;
}

export function priceHistoryRepository(table: Table): PriceHistoryRepository {
  async function find(keyOf: (year: number) => Key, { from, to }: DateRange): Promise<PriceChanges> {
    const years = yearsBetween(from, to);
    const histories = z.array(priceHistorySchema).parse(await getAll(table, years.map(keyOf)));
    return histories
      .flatMap(({ entries }) => entries)
      .filter(({ date }) => from <= date && date <= to)
      .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  }

  return {
    ofPart: (partId, range) => find((year) => partHistoryKey(partId, year), range),
    ofInterchange: (number, range) => find((year) => interchangeHistoryKey(number, year), range),
  };
}

function yearsBetween(from: string, to: string): number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}
