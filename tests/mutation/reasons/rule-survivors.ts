import { type SurvivorReason, TYPES_WANT_DEFAULT } from './survivor-reason.ts';

const ACCOUNTS: readonly SurvivorReason[] = [
  {
    file: 'account-inheritance.ts',
    change: "inheritance === 'when marked' → true",
    why: 'A field that is never inherited has no settings.',
  },
  { file: 'brand-colors.ts', change: 'CONTROL_CONTRAST', why: 'No 24-bit color has exactly this contrast.' },
  { file: 'brand-colors.ts', change: 'HOVER_CONTRAST', why: 'No 24-bit color has exactly this contrast.' },
  { file: 'brand-colors.ts', change: 'WHITE) > TEXT_CONTRAST', why: 'No 24-bit color has exactly this contrast.' },
  {
    file: 'brand-colors.ts',
    change: 'background) > TEXT_CONTRAST',
    why: 'A link with exactly this contrast would only become one step stronger.',
  },
  { file: 'brand-colors.ts', change: 'share <= 1', why: 'The step at 1 is the end itself, which is returned anyway.' },
  { file: 'brand-colors.ts', change: '\'\' → "Stryker was here!"', why: TYPES_WANT_DEFAULT },
  { file: 'brand-colors.ts', change: '0.04045', why: 'No 8-bit channel has exactly this value.' },
  { file: 'brand-colors.ts', change: '0.0031308', why: 'Both formulas give the same 8-bit channel there.' },
  { file: 'service-hours.ts', change: "'sunday' → ", why: TYPES_WANT_DEFAULT },
];

const BASE: readonly SurvivorReason[] = [
  { file: 'accepted-encoding.ts', change: '\'\' → "Stryker was here!"', why: 'Only q=0 makes a difference.' },
  { file: 'breadcrumbs.ts', change: '\'\' → "Stryker was here!"', why: TYPES_WANT_DEFAULT },
  { file: 'local-time.ts', change: 'clocks.set(timeZone, clock); → ;', why: 'Formatters are kept only for speed.' },
];

const CART: readonly SurvivorReason[] = [
  {
    file: 'lines-for-other-vehicle.ts',
    change: 'name.toLowerCase() → name.toUpperCase()',
    why: 'Both names are changed the same way.',
  },
  {
    file: 'po-number.ts',
    change: '[] → ["Stryker was here"]',
    why: 'One entry is below the limit, and only another method uses the list.',
  },
  { file: 'po-number.ts', change: '\'\' → "Stryker was here!"', why: 'Only another method uses the pattern.' },
  { file: 'po-number.ts', change: '\'x\' → ""', why: 'The replacement of a character only has to be no quantifier.' },
  { file: 'po-number.ts', change: 'compiled(pattern)?.test', why: 'The pattern has just been compiled.' },
  { file: 'po-number.ts', change: '→ {}', why: 'Without the return statement the function still returns undefined.' },
  { file: 'po-number.ts', change: 'text.trim().toLowerCase()', why: 'Both sides are folded in the same way.' },
];

const CATALOGUE: readonly SurvivorReason[] = [
  { file: 'fitment-groups.ts', change: '/\\s+/ → /\\s/', why: 'An empty word matches every vehicle.' },
  {
    file: 'fitment-groups.ts',
    change: 'firstYear(systemYear) < year',
    why: 'The first year is also found in the text.',
  },
  { file: 'fitment-groups.ts', change: 'year < lastYear(systemYear)', why: 'The last year is also found in the text.' },
  { file: 'part-pictures.ts', change: '\'\' → "Stryker was here!"', why: TYPES_WANT_DEFAULT },
];

const ORDERS_AND_REPORTS: readonly SurvivorReason[] = [
  {
    file: 'order-period.ts',
    change: 'first < earliest → first <= earliest',
    why: 'If they are equal, both are the same day.',
  },
  {
    file: 'sales-report.ts',
    change: 'one.keyword <= other.keyword',
    why: 'No keyword is listed twice.',
  },
];

const PRICING: readonly SurvivorReason[] = [
  { file: 'stock-allocation.ts', change: 'false → true', why: 'It decides only the state, which is not used here.' },
  {
    file: 'stock-reservation.ts',
    change: '- STOCK_FEED_LAG_MS →',
    why: 'The lag is 0, so its sign makes no difference.',
  },
  {
    file: 'warranty-cost.ts',
    change: 'cost < minimum → cost <= minimum',
    why: 'If they are equal, both are the minimum.',
  },
  {
    file: 'warranty-cost.ts',
    change: '\'none\' → ""',
    why: 'All code uses the constant, and the contract has the value that is sent.',
  },
];

const SEARCH: readonly SurvivorReason[] = [
  {
    file: 'catalogue-tokens.ts',
    change: "mileage === 'unknown' → false",
    why: 'A range without ends is written in the same way.',
  },
  {
    file: 'catalogue-tokens.ts',
    change: '\'unknown\' → ""',
    why: 'A range without ends is written in the same way.',
  },
  { file: 'catalogue-url.ts', change: '\'\' → "Stryker was here!"', why: 'Neither text is a year.' },
  {
    file: 'catalogue-url.ts',
    change: 'dash >= 0 → dash > 0',
    why: 'If the dash comes first, no name comes before it.',
  },
  { file: 'facet-buckets.ts', change: 'buckets.at(-1).start', why: 'There is always a bucket.' },
  {
    file: 'facet-selection.ts',
    change: '\'string\' → ""',
    why: 'A text and a range are never equal, because a range has an end.',
  },
  {
    file: 'facet-selection.ts',
    change: 'typeof o',
    why: 'A text and a range are never equal, because a range has an end.',
  },
  {
    file: 'vin-in-keyword.ts',
    change: '/\\s+/u → /\\s/u',
    why: 'The empty words between two blanks are left out anyway.',
  },
  {
    file: 'search-text.ts',
    change: '→ /^[\\0-\\x7f]$/',
    why: 'The shortcut for plain text only saves time.',
  },
  {
    file: 'understood-vehicle.ts',
    change: 'year === undefined → false',
    why: 'There is exactly one year, which the types can’t tell.',
  },
];

const SHIPPING: readonly SurvivorReason[] = [
  {
    file: 'default-shipping-rates.ts',
    change: 'miles !== undefined → true',
    why: 'A zone has no limit, whether its miles are missing or undefined.',
  },
  { file: 'estimated-delivery.ts', change: 'known.set(key, day); → ;', why: 'Dates are kept only for speed.' },
  {
    file: 'postal-code.ts',
    change: '\'US\' → ""',
    why: 'Every country except Canada and Mexico is read as the United States.',
  },
];

/** Mutants of shared/rules, by subject. */
export const RULE_SURVIVORS: readonly SurvivorReason[] = [
  ...[...ACCOUNTS, ...BASE, ...CART, ...CATALOGUE],
  ...[...ORDERS_AND_REPORTS, ...PRICING, ...SEARCH, ...SHIPPING],
];
