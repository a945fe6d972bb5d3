import type { WireAddress } from '#shared/contracts/checkout.ts';
import { shownPostalCode, storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { isShippable } from '#shared/rules/shipping/ship-to.ts';
import { placesOf } from '#shared/rules/terms/destination.ts';
import { isBarred } from '#shared/rules/terms/terms-refusal.ts';
import { barredText } from '#shared/rules/terms/terms-texts.ts';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';
import { refusedByTerms } from '#shared/texts/catalogue/part-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS, requiredFieldText } from '#shared/texts/checkout/checkout-texts.ts';
import type { ShippingData } from '../checkout-queries.ts';
import type { DraftAddress } from '../draft/checkout-draft.ts';

export type AddressProblems = Readonly<Partial<Record<keyof DraftAddress, string>>>;

const NOWHERE: DraftAddress = {
  address1: '',
  address2: '',
  city: '',
  stateProvince: '',
  postalCode: '',
  countryCode: 'US',
};

/** The address of the customer record, to begin with; an empty one where there is none. */
export function usualAddress({
  defaultShipToAddress: address,
}: Pick<ShippingData, 'defaultShipToAddress'>): DraftAddress {
  if (!address) return NOWHERE;
  const { address1, address2, city, stateProvince, postalCode, country } = address;
  const countryCode = country.countryCode === 'CA' ? 'CA' : 'US';
  return { address1, address2, city, stateProvince, postalCode: shownPostalCode(postalCode), countryCode };
}

/** The missing and wrong fields of an address. The state has the message for an address that nobody ships to (decision X6). */
export function addressProblems(address: DraftAddress, companyCode: string): AddressProblems {
  const { address1, city, stateProvince: state, postalCode, countryCode: country } = address;
  const missing = {
    ...(address1.trim() === '' && { address1: requiredFieldText(CHECKOUT_PAGE_TEXTS.address1) }),
    ...(city.trim() === '' && { city: requiredFieldText(CHECKOUT_PAGE_TEXTS.city) }),
    ...(state.trim() === '' && { stateProvince: requiredFieldText(CHECKOUT_PAGE_TEXTS.state) }),
    ...(postalCode.trim() === '' && { postalCode: requiredFieldText(CHECKOUT_PAGE_TEXTS.postalCode) }),
  };
  if (Object.keys(missing).length > 0) return missing;
  if (storedPostalCode(postalCode, country) === undefined) return { postalCode: CHECKOUT_PAGE_TEXTS.badPostalCode };
  return isShippable({ country, state, postalCode }, companyCode) ? {} : { stateProvince: CHECKOUT_TEXTS.notShippable };
}

/** The parts that can't be shipped to an address, each in a sentence. */
export function barredParts(
  items: readonly CartItem[],
  { countryCode: country, stateProvince, postalCode }: DraftAddress,
) {
  const places = placesOf({ country, state: stateProvince, postalCode });
  return items
    .filter(({ termsOfSale }) => isBarred(termsOfSale, places))
    .map(({ itemNumber, termsOfSale }) => refusedByTerms(itemNumber, barredText(termsOfSale) ?? ''));
}

/** As the API wants it. */
export function sentAddress({ countryCode, address2, ...address }: DraftAddress): WireAddress {
  const second = address2.trim();
  return { ...address, ...(second && { address2: second }), country: { countryCode } };
}

/** In one line. */
export const addressLine = ({ address1, address2, city, stateProvince, postalCode }: DraftAddress): string =>
  [address1, address2, city, `${stateProvince} ${postalCode}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
