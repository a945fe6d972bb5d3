/** Where the product sells (storefront 9). */
export const COUNTRIES = { US: 'United States', CA: 'Canada', MX: 'Mexico' } as const;
export type Country = keyof typeof COUNTRIES;

/** The aftermarket company of Canada (storefront 1). */
const CANADIAN_COMPANY = '002';

/** Canadian codes have no D F I O Q U anywhere, and no W or Z first. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;
const AMERICAN = /^(\d{5})(?:[ -]?(\d{4}))?$/;
const MEXICAN = /^\d{5}$/;

/**
 * The one form in which a postal code is stored, whatever way it was typed (storefront 5): 07001, 07001-1234, M1L2S9.
 * Undefined when it is none of that country's.
 */
export function storedPostalCode(typed: string, country: Country): string | undefined {
  const text = typed.trim().toUpperCase();
  if (country === 'MX') return MEXICAN.exec(text)?.[0];
  const match = (country === 'CA' ? CANADIAN : AMERICAN).exec(text);
  return match
    ?.slice(1)
    .filter(Boolean)
    .join(country === 'CA' ? '' : '-');
}

/** A stored postal code as the masks of storefront 5 show it: 00000-0000, and S0S-0S0 for Canada. */
export function shownPostalCode(stored: string): string {
  const canadian = CANADIAN.exec(stored);
  return canadian ? `${canadian[1]}-${canadian[2]}` : stored;
}

/**
 * What is typed in a field by the masks of storefront 5, once it is whole: 00000-0000 and S0S-0S0. Anything else stays as
 * it was typed.
 */
export function maskedPostalCode(typed: string, countries: readonly Country[] = ['US', 'CA']): string {
  const stored = countries.map((country) => storedPostalCode(typed, country)).find((code) => code !== undefined);
  return stored === undefined ? typed : shownPostalCode(stored);
}

/**
 * The postal code that a session ships to: five digits, or a Canadian code where a customer of the account buys from
 * company 002 (decision X1). Of nine digits the first five count. Undefined when it is neither.
 */
export function sessionPostalCode(typed: string, companyCodes: readonly string[]): string | undefined {
  const american = storedPostalCode(typed, 'US')?.slice(0, 5);
  return american ?? (companyCodes.includes(CANADIAN_COMPANY) ? storedPostalCode(typed, 'CA') : undefined);
}
