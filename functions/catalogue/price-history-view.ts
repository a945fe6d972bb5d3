import { sellingPrice } from '#shared/rules/base/ten-thousandths.ts';
import { type DateRange, historyRange } from '#shared/rules/catalogue/history-range.ts';
import type { PriceHistory } from '#shared/schemas/catalogue/price-history.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import type { CatalogueDependencies } from './dependencies.ts';

type Find = (range: DateRange) => Promise<PriceHistory['entries']>;

/**
 * Shows list prices from one year before a date to the day before it (storefront 7). The date is today if none or a
 * later one is given. Accounts without prices get none (decision A1).
 */
export function makeShowPriceHistory({ now }: Pick<CatalogueDependencies, 'now'>) {
  return async ({ settings }: SellingContext, date: string | undefined, find: Find) => {
    const today = now().toISOString().slice(0, 10);
    const range = historyRange(date !== undefined && date < today ? date : today);
    const entries = settings.showPrices ? await find(range) : [];
    return { ...range, prices: entries.map((entry) => ({ date: entry.date, listPrice: sellingPrice(entry.list, 1) })) };
  };
}
