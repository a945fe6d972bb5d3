import type { Country } from '../../values/countries.ts';
import { storedPostalCode } from './postal-code.ts';
import { regionNamed, STATES, type State } from './regions.ts';

/** The aftermarket company of Canada (storefront 1). */
const CANADIAN_COMPANY = '002';

interface Destination {
  readonly country: Country;
  /** The code or the name of a US state. */
  readonly state: string;
  readonly postalCode: string;
}

/** A US state by its code or name, in any case. Undefined if there is none. */
export const stateOf = (typed: string): State | undefined => regionNamed(STATES, typed);

/**
 * Whether a company ships to an address (decision X6): to the states marked so, and to Canada only from company 002.
 * Other destinations need a carrier's rate table.
 */
export function isShippable({ country, state, postalCode }: Destination, companyCode: string): boolean {
  if (storedPostalCode(postalCode, country) === undefined) return false;
  if (country === 'US') return stateOf(state)?.shipTo === true;
  return country === 'CA' && companyCode === CANADIAN_COMPANY;
}
