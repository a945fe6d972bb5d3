import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';
import { type BasisPoints, type Cents, cents, percentOf } from '../../values/money.ts';
import { isGuest } from './offered-parts.ts';

/** 100 percent in basis points. */
const WHOLE = 10_000;

/** Percentages by customer price: `low` is included, `high` is not. */
type MarginBand = AccountSettings['aftermarketMargins'][number];
type MarginSettings = Pick<AccountSettings, 'aftermarketMargins' | 'salvageMargins' | 'marginOnCost'>;

/** Which prices a screen shows. An order always uses the customer's (decision P1). */
export type PriceView = 'customer' | 'store';

const bandsOf = (lineOfBusiness: LineOfBusiness, settings: MarginSettings): readonly MarginBand[] =>
  lineOfBusiness === 'aftermarket' ? settings.aftermarketMargins : settings.salvageMargins;

/** The band that contains a customer price. Undefined in a gap and above the last band. */
export const marginBandOf = (
  customerPrice: Cents,
  lineOfBusiness: LineOfBusiness,
  settings: MarginSettings,
): MarginBand | undefined =>
  bandsOf(lineOfBusiness, settings).find(({ low, high }) => low <= customerPrice && customerPrice < high);

/**
 * The price for the account's own customers (decision P1). The percentage of the band that contains the customer price
 * is added to it; with margin on price, it is instead the share of the retail price that the account keeps. In a gap
 * and above the last band nothing is added.
 */
export function retailPrice(customerPrice: Cents, lineOfBusiness: LineOfBusiness, settings: MarginSettings): Cents {
  const band = marginBandOf(customerPrice, lineOfBusiness, settings);
  if (!band) return customerPrice;
  if (settings.marginOnCost) return cents(customerPrice + percentOf(customerPrice, band.percentage));
  return onPrice(customerPrice, band.percentage);
}

/**
 * A margin can't be 100 percent of the price. No account is saved that way, but a child may inherit bands that were
 * meant for margin on cost.
 */
function onPrice(customerPrice: Cents, margin: BasisPoints): Cents {
  const share = WHOLE - margin;
  if (share <= 0) return customerPrice;
  const product = customerPrice * WHOLE;
  return cents((product - (product % share)) / share);
}

/** Whether store prices can be shown: to users with customers, if margins are configured (storefront 6). */
export const hasStoreView = (
  settings: MarginSettings & Pick<AccountSettings, 'showMargins' | 'showPrices'>,
  customers: readonly Pick<Customer, 'customerNumber'>[],
): boolean =>
  settings.showMargins &&
  settings.showPrices &&
  customers.some((customer) => !isGuest(customer)) &&
  settings.aftermarketMargins.length + settings.salvageMargins.length > 0;
