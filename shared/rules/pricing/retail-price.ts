import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';
import { type BasisPoints, type Cents, cents, percentOf } from '../../values/money.ts';
import { isGuest } from './offered-parts.ts';

/** Basis points of the whole. */
const WHOLE = 10_000;

/** Percentages by customer price: from `low` on, below `high`. */
type MarginBand = AccountSettings['aftermarketMargins'][number];
type MarginSettings = Pick<AccountSettings, 'aftermarketMargins' | 'salvageMargins' | 'marginOnCost'>;

/** Whose prices a screen shows; an order is at the customer's in either case (decision P1). */
export type PriceView = 'customer' | 'store';

const bandsOf = (lineOfBusiness: LineOfBusiness, settings: MarginSettings): readonly MarginBand[] =>
  lineOfBusiness === 'aftermarket' ? settings.aftermarketMargins : settings.salvageMargins;

/**
 * What the account's own customers pay for what costs it `customerPrice` (decision P1): the percentage of the band that
 * holds the price is put on it, or with margin on price is what the account keeps of the retail price. In a gap and
 * above the last band nothing is added.
 */
export function retailPrice(customerPrice: Cents, lineOfBusiness: LineOfBusiness, settings: MarginSettings): Cents {
  const band = bandsOf(lineOfBusiness, settings).find(({ low, high }) => low <= customerPrice && customerPrice < high);
  if (!band) return customerPrice;
  if (settings.marginOnCost) return cents(customerPrice + percentOf(customerPrice, band.percentage));
  return onPrice(customerPrice, band.percentage);
}

/** All of the price can't be margin: no account is saved so, but a child may take bands over that were meant for cost. */
function onPrice(customerPrice: Cents, margin: BasisPoints): Cents {
  const share = WHOLE - margin;
  if (share <= 0) return customerPrice;
  const product = customerPrice * WHOLE;
  return cents((product - (product % share)) / share);
}

/** Whether store prices can be shown at all: to users with customers, where margins are configured (storefront 6). */
export const hasStoreView = (
  settings: MarginSettings & Pick<AccountSettings, 'showMargins' | 'showPrices'>,
  customers: readonly Customer[],
): boolean =>
  settings.showMargins &&
  settings.showPrices &&
  customers.some((customer) => !isGuest(customer)) &&
  settings.aftermarketMargins.length + settings.salvageMargins.length > 0;
