import type { WireAddress } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { regionNamed, regionsOf } from '#shared/rules/shipping/regions.ts';
import { isShippable } from '#shared/rules/shipping/ship-to.ts';
import type { OrderAddress } from '#shared/schemas/stored/order.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';

/**
 * Converts an address for storage in an order. Throws 'invalid_input' where the company does not ship (decision X6).
 */
export function orderAddress(address: WireAddress, companyCode: string): OrderAddress {
  const country = address.country?.countryCode ?? 'US';
  const { stateProvince, postalCode, address1, address2, city, phoneNumber } = address;
  if (!isShippable({ country, state: stateProvince, postalCode }, companyCode)) {
    throw new AppError('invalid_input', CHECKOUT_TEXTS.notShippable);
  }
  const state = regionNamed(regionsOf(country), stateProvince)?.code;
  return {
    address1: address1.trim(),
    ...(address2?.trim() && { address2: address2.trim() }),
    city: city.trim(),
    state: state ?? stateProvince.trim().toUpperCase().slice(0, 3),
    postalCode: storedPostalCode(postalCode, country) ?? '',
    country,
    ...(phoneNumber && { phoneNumber }),
  };
}
