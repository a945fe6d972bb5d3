import type { StoredAddress } from '../../schemas/fields/address.ts';
import { countryOf, storedPostalCode } from '../shipping/postal-code.ts';
import { isPostalCodeOf } from '../shipping/postal-regions.ts';
import { regionNamed, regionsOf } from '../shipping/regions.ts';

/** An address as it was typed. The state is the code or the name of a region. */
type TypedAddress = Pick<StoredAddress, 'address1' | 'city' | 'state' | 'postalCode' | 'country'>;

type AddressField = 'address1' | 'city' | 'state' | 'postalCode';

/**
 * The fields for which an address is not valid (admin 5, decision B273): the street needs a letter or a digit, the city
 * a letter, the state is a region of the country and the postal code has that country's form. Empty if it is valid.
 */
export function addressFaults(address: TypedAddress): AddressField[] {
  const country = countryOf(address);
  const isValid: Record<AddressField, boolean> = {
    address1: /[\p{L}\p{N}]/u.test(address.address1),
    city: /\p{L}/u.test(address.city),
    state: regionNamed(regionsOf(country), address.state) !== undefined,
    postalCode: storedPostalCode(address.postalCode, country) !== undefined,
  };
  return (['address1', 'city', 'state', 'postalCode'] as const).filter((field) => !isValid[field]);
}

/**
 * Whether the postal code of a valid address is that of another region. It is a warning only, because a few towns are
 * served from a neighbouring region.
 */
export function isPostalCodeElsewhere(address: TypedAddress): boolean {
  const country = countryOf(address);
  const region = regionNamed(regionsOf(country), address.state);
  return region !== undefined && addressFaults(address).length === 0
    ? !isPostalCodeOf(region.code, address.postalCode, country)
    : false;
}

/** A valid address in its stored form: without blanks around it, with the code of its region and its country. */
export function storedAddress(address: StoredAddress): StoredAddress {
  const country = countryOf(address);
  const { address1, address2 = '', city, state, postalCode } = address;
  return {
    address1: address1.trim(),
    ...(address2.trim() !== '' && { address2: address2.trim() }),
    city: city.trim(),
    state: regionNamed(regionsOf(country), state)?.code ?? state.trim(),
    postalCode: storedPostalCode(postalCode, country) ?? postalCode.trim(),
    country,
  };
}
