import type { StoredAddress } from '../../schemas/fields/address.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import type { Country } from '../../values/countries.ts';
import { countryOf, storedPostalCode } from '../shipping/postal-code.ts';
import { isPostalCodeOf } from '../shipping/postal-regions.ts';
import { regionNamed, regionsOf } from '../shipping/regions.ts';

/** An address that an order goes to. */
export interface Destination {
  readonly country: Country;
  /** The code or the name of a region. Undefined if only the postal code is known. */
  readonly state?: string | undefined;
  readonly postalCode: string;
}

/**
 * The places that an address lies in, as the terms of a part name them: its country, its region and its postal code. The
 * region of the postal code counts too, because the carrier goes by it (decision B502).
 */
export function placesOf({ country, state = '', postalCode }: Destination): string[] {
  const named = regionNamed(regionsOf(country), state)?.code;
  const regions = new Set([named, regionOfPostalCode(postalCode, country)].filter((region) => region !== undefined));
  const code = mainPostalCode(postalCode, country);
  return [country, ...[...regions].map((region) => `${country}-${region}`), ...(code === undefined ? [] : [code])];
}

/** A postal code without the four digits that may follow a ZIP code. Undefined if it is not valid in the country. */
export const mainPostalCode = (typed: string, country: Country): string | undefined =>
  storedPostalCode(typed, country)?.split('-')[0];

/** The region whose codes begin like this. Undefined where several do. */
function regionOfPostalCode(postalCode: string, country: Country): string | undefined {
  const [first, ...others] = regionsOf(country).filter(({ code }) => isPostalCodeOf(code, postalCode, country));
  return others.length === 0 ? first?.code : undefined;
}

/**
 * The places that a session's orders go to, as far as they are known before checkout: those of its postal code, or else of
 * the customer's delivery address. Without either nothing is known (decision B502).
 */
export function expectedPlaces(
  postalCode: string | undefined,
  customer: Pick<Customer, 'shipToAddress'> | undefined,
): string[] {
  if (postalCode !== undefined) return placesOf({ country: countryOf({ postalCode }), postalCode });
  return customer?.shipToAddress ? placesOf(destinationOf(customer.shipToAddress)) : [];
}

const destinationOf = (address: StoredAddress): Destination => ({ ...address, country: countryOf(address) });
