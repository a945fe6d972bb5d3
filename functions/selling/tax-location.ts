import { COUNTRIES, type Country, storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { stateOf } from '#shared/rules/shipping/ship-to.ts';

/** What of an address decides its taxes, as the wire writes it. */
export interface TaxAddress {
  readonly stateProvince: string;
  readonly postalCode: string;
  readonly country?: { readonly countryCode: string } | undefined;
}

/** States are written by code or name, and rates are by the first five digits of a US postal code. */
export function taxLocationOf({ stateProvince, postalCode, country }: TaxAddress) {
  const state = stateOf(stateProvince)?.code ?? stateProvince.trim().toUpperCase();
  const countryCode = Object.keys(COUNTRIES).find((code) => code === country?.countryCode) ?? 'US';
  const stored = storedPostalCode(postalCode, countryCode as Country) ?? '';
  return { state, postalCode: stored.split('-')[0] ?? '' };
}
