import type { Offer } from '../../schemas/catalogue/offer.ts';
import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';

/** The account settings that decide which parts it sees. */
type Shopper = Pick<
  AccountSettings,
  'linesOfBusiness' | 'aftermarketExclusions' | 'salvageExclusions' | 'viewRemanParts' | 'viewReconditionedParts'
>;

/**
 * Whether an account may see a part. Its line of business must be one of the account's, and neither its product line
 * (for salvage its part type) nor its being remanufactured or reconditioned may exclude it (storefront 3, 6). A part
 * that can't be seen can't be added to a cart.
 */
export function isOffered(offer: Offer, shopper: Shopper): boolean {
  const excluded =
    offer.lineOfBusiness === 'aftermarket'
      ? shopper.aftermarketExclusions.includes(offer.productLine)
      : shopper.salvageExclusions.includes(offer.partType);
  return (
    shopper.linesOfBusiness.includes(offer.lineOfBusiness) &&
    !excluded &&
    (shopper.viewRemanParts || !offer.flags.includes('reman')) &&
    (shopper.viewReconditionedParts || !offer.flags.includes('reconditioned'))
  );
}

/** A customer without a number is a guest, who sees list prices and can't buy (storefront 3, decision P7). */
export const isGuest = ({ customerNumber }: Pick<Customer, 'customerNumber'>): boolean => customerNumber === undefined;

/** Purchasing needs an active account for the line of business (storefront 6). */
export const mayPurchase = (
  lineOfBusiness: LineOfBusiness,
  { linesOfBusiness }: Pick<AccountSettings, 'linesOfBusiness'>,
  customers: readonly Customer[],
): boolean =>
  linesOfBusiness.includes(lineOfBusiness) &&
  customers.some((customer) => customer.lineOfBusiness === lineOfBusiness && !isGuest(customer));
