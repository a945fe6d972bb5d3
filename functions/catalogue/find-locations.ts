import { compareStrings } from '../search/format/dense-codes.ts';
import type { Location } from '../search/format/dictionary.ts';

const MOST = 10;

interface LocationQuery {
  readonly companyCode: string;
  readonly term: string;
}

/**
 * Finds at most ten locations of a company: those with the number first, then those whose name contains the term, by
 * name.
 */
export function findLocations(locations: readonly Location[], { companyCode, term }: LocationQuery): Location[] {
  const wanted = term.trim().toLowerCase();
  const ofCompany = locations
    .filter((location) => location.companyCode === companyCode)
    .toSorted((one, other) => compareStrings(one.name, other.name));
  const isNumber = ({ number }: Location): boolean => number.toLowerCase() === wanted;
  const isNamed = ({ name }: Location): boolean => wanted !== '' && name.toLowerCase().includes(wanted);
  const others = ofCompany.filter((location) => !isNumber(location) && isNamed(location));
  return [...ofCompany.filter(isNumber), ...others].slice(0, MOST);
}
