import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';
import type { Cents } from '../../values/money.ts';
import { type PriceView, retailPrice } from './retail-price.ts';

type MarginSettings = Parameters<typeof retailPrice>[2];

/**
 * The margins of a signed-in user's store prices. Undefined without a store view: without a customer, without margins,
 * or if the account hides them (storefront 6, decision P1).
 */
export function storeMargins({ account, customers }: SignedInUser): MarginSettings | undefined {
  const { margins, marginOnCost, showMargins, showPrices } = account;
  if (!margins || !showMargins || !showPrices || customers.every(({ isGuest }) => isGuest)) return undefined;
  const { aftermarket, salvage } = margins;
  if (aftermarket.length + salvage.length === 0) return undefined;
  return { aftermarketMargins: aftermarket, salvageMargins: salvage, marginOnCost: marginOnCost ?? false };
}

/** The price to show for a customer price in the chosen view. Null if there is none to show. */
export function shownPrice(
  customerPrice: Cents | null,
  lineOfBusiness: LineOfBusiness,
  { view, margins }: { readonly view: PriceView; readonly margins: MarginSettings | undefined },
): Cents | null {
  if (customerPrice === null || view === 'customer' || !margins) return customerPrice;
  return retailPrice(customerPrice, lineOfBusiness, margins);
}
