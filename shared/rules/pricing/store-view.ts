import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';
import type { Cents } from '../../values/money.ts';
import { type PriceView, retailPrice } from './retail-price.ts';

type MarginSettings = Parameters<typeof retailPrice>[2];

/**
 * The margins that make store prices for somebody who is signed in; undefined where there is no store view: without a
 * customer, without margins, or where the account does not show them (storefront 6, decision P1).
 */
export function storeMargins({ account, customers }: SignedInUser): MarginSettings | undefined {
  const { margins, marginOnCost, showMargins, showPrices } = account;
  if (!margins || !showMargins || !showPrices || customers.every(({ isGuest }) => isGuest)) return undefined;
  const { aftermarket, salvage } = margins;
  if (aftermarket.length + salvage.length === 0) return undefined;
  return { aftermarketMargins: aftermarket, salvageMargins: salvage, marginOnCost: marginOnCost ?? false };
}

/** The price that a screen shows of what costs the account `customerPrice`; null where it shows none. */
export function shownPrice(
  customerPrice: Cents | null,
  lineOfBusiness: LineOfBusiness,
  { view, margins }: { readonly view: PriceView; readonly margins: MarginSettings | undefined },
): Cents | null {
  if (customerPrice === null || view === 'customer' || !margins) return customerPrice;
  return retailPrice(customerPrice, lineOfBusiness, margins);
}
