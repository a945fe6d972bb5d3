import { type Country, storedPostalCode } from './postal-code.ts';
import { STATES, type State } from './states.ts';

/** The aftermarket company of Canada (storefront 1). */
const CANADIAN_COMPANY = '002';

interface Destination {
  readonly country: Country;
  /** Code, or name of a US state. */
  readonly state: string;
  readonly postalCode: string;
}

/** The state of a US address by its code or name, in any case; undefined when there is none such. */
export const stateOf = (typed: string): State | undefined => {
  const text = typed.trim().toUpperCase();
  return STATES.find(({ code, name }) => code === text || name.toUpperCase() === text);
};

/**
 * Whether a company ships there (decision X6): to the states of the list that are marked so, and to Canada from company
 * 002 alone; nowhere else until a carrier's table says so.
 */
export function isShippable({ country, state, postalCode }: Destination, companyCode: string): boolean {
  if (storedPostalCode(postalCode, country) === undefined) return false;
  if (country === 'US') return stateOf(state)?.shipTo === true;
  return country === 'CA' && companyCode === CANADIAN_COMPANY;
}
