import type { Country } from '../../values/countries.ts';

/** The aftermarket company of Canada (storefront 1). */
const CANADIAN_COMPANY = '002';

/** Canadian codes never contain D, F, I, O, Q or U, and never start with W or Z. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])\s*\p{Pd}?\s*(\d[ABCEGHJ-NPRSTV-Z]\d)$/u;
const AMERICAN = /^(\d{5})(?:\s*\p{Pd}?\s*(\d{4})?)$/u;
const MEXICAN = /^\d{5}$/;

/**
 * The stored form of a postal code, however it was typed (storefront 5): 07001, 07001-1234, M1L2S9. Undefined if it is
 * not valid in that country.
 */
export function storedPostalCode(typed: string, country: Country): string | undefined {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase();
  if (country === 'MX') return MEXICAN.exec(text)?.[0];
  const match = (country === 'CA' ? CANADIAN : AMERICAN).exec(text);
  return match
    ?.slice(1)
    .filter(Boolean)
    .join(country === 'CA' ? '' : '-');
}

/**
 * The country of an address: the one that it names, or else that of its postal code, because addresses from before they
 * could name one are in the United States or in Canada (decision B273).
 */
export const countryOf = (address: { readonly country?: Country | undefined; readonly postalCode: string }): Country =>
  address.country ?? (storedPostalCode(address.postalCode, 'CA') === undefined ? 'US' : 'CA');

/** A stored postal code in the masks of storefront 5: 00000-0000, and S0S-0S0 for Canada. */
export function shownPostalCode(stored: string): string {
  const canadian = CANADIAN.exec(stored);
  return canadian ? `${canadian[1]}-${canadian[2]}` : stored;
}

/**
 * Formats a complete postal code by the masks of storefront 5: 00000-0000 and S0S-0S0. Anything else stays as typed.
 */
export function maskedPostalCode(typed: string, countries: readonly Country[] = ['US', 'CA']): string {
  const stored = countries.map((country) => storedPostalCode(typed, country)).find((code) => code !== undefined);
  return stored === undefined ? typed : shownPostalCode(stored);
}

/**
 * The ship-to postal code of a session: five digits, or a Canadian code if a customer of the account buys from company
 * 002 (decision X1). Nine digits are cut to five. Undefined if it is neither.
 */
export function sessionPostalCode(typed: string, companyCodes: readonly string[]): string | undefined {
  const american = storedPostalCode(typed, 'US')?.slice(0, 5);
  return american ?? (companyCodes.includes(CANADIAN_COMPANY) ? storedPostalCode(typed, 'CA') : undefined);
}
