/** The countries of storefront 9. */
export const countries = ['US', 'CA', 'MX'] as const;
export type Country = (typeof countries)[number];

export const COUNTRIES: Readonly<Record<Country, string>> = { US: 'United States', CA: 'Canada', MX: 'Mexico' };
