import type { Offer } from '../../schemas/catalogue/offer.ts';
import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';

/** What of an account decides which parts it sees. */
type Shopper = Pick<
  AccountSettings,
  'linesOfBusiness' | 'aftermarketExclusions' | 'salvageExclusions' | 'viewRemanParts' | 'viewReconditionedParts'
>;

/**
 * Whether an account sees a part at all: its line is one of the account's, and neither its product line (salvage: its
 * part type) nor its being remanufactured or reconditioned keeps it out (storefront 3, 6). What it does not see it can't
 * put into a cart.
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

/** Without a customer number a customer is a guest, who sees list prices and buys nothing (storefront 3, decision P7). */
export const isGuest = ({ customerNumber }: Pick<Customer, 'customerNumber'>): boolean => customerNumber === undefined;

/** Purchasing needs an active account for the line of business (storefront 6). */
export const mayPurchase = (
  lineOfBusiness: LineOfBusiness,
  { linesOfBusiness }: Pick<AccountSettings, 'linesOfBusiness'>,
  customers: readonly Customer[],
): boolean =>
  linesOfBusiness.includes(lineOfBusiness) &&
  customers.some((customer) => customer.lineOfBusiness === lineOfBusiness && !isGuest(customer));
