import { sellingPrice } from '#shared/rules/base/ten-thousandths.ts';
import { type DateRange, historyRange } from '#shared/rules/catalogue/history-range.ts';
import type { PriceHistory } from '#shared/schemas/catalogue/price-history.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import type { Sale } from './sale.ts';

type Find = (range: DateRange) => Promise<PriceHistory['entries']>;

/**
 * Tells list prices from one year before a date to the day before it (storefront 7); of today, where none or a later one
 * is given. Nobody learns from them what the account does not show (decision A1).
 */
export function priceHistoryViews({ now }: Pick<CatalogueDependencies, 'now'>) {
  return async ({ shopper }: Pick<Sale, 'shopper'>, date: string | undefined, find: Find) => {
    const today = now().toISOString().slice(0, 10);
    const range = historyRange(date !== undefined && date < today ? date : today);
    const entries = shopper.settings.showPrices ? await find(range) : [];
    return { ...range, prices: entries.map((entry) => ({ date: entry.date, listPrice: sellingPrice(entry.list, 1) })) };
  };
}
