import { DATA_SURVIVOR_REASONS } from './data-survivor-reasons.ts';

/** Why tests need not notice a mutant. */
interface SurvivorReason {
  /** The name of the mutated file, without its folder. */
  readonly file: string;
  /** A part of the change as the report prints it, such as `cost < minimum → cost <= minimum`. */
  readonly change: string;
  readonly why: string;
}

const SURVIVOR_REASONS: readonly SurvivorReason[] = [
  {
    file: 'warranty-cost.ts',
    change: 'cost < minimum → cost <= minimum',
    why: 'Both are the minimum where they are equal.',
  },
  {
    file: 'warranty-cost.ts',
    change: '\'none\' → ""',
    why: 'Every use goes by the same constant; on the wire the contract has it.',
  },
  {
    file: 'customer-price.ts',
    change: 'listPrice > 0',
    why: 'The list price is never below what is paid, so the other half decides.',
  },
  { file: 'stock-reservation.ts', change: '- STOCK_FEED_LAG_MS →', why: 'The lag is 0.' },
  {
    file: 'po-number.ts',
    change: '[] → ["Stryker was here"]',
    why: 'One entry is below the limit, and a list counts by another method alone.',
  },
  { file: 'po-number.ts', change: '\'\' → "Stryker was here!"', why: 'A pattern counts by another method alone.' },
  {
    file: 'po-number.ts',
    change: '\'x\' → ""',
    why: 'What stands in place of an escaped sign only has to be no sign.',
  },
  { file: 'po-number.ts', change: 'compiled(pattern)?.test', why: 'The pattern has just been compiled.' },
  { file: 'po-number.ts', change: '→ {}', why: 'Without the return the function ends as it did.' },
  { file: 'po-number.ts', change: 'text.trim().toLowerCase()', why: 'Both sides are folded the same way.' },
  { file: 'quick-order-rows.ts', change: '/\\uFEFF/', why: 'A mark of the byte order stands in front.' },
  {
    file: 'quick-order-rows.ts',
    change: '\'\' → "Stryker was here!"',
    why: 'The types ask for a default; the value is always there.',
  },
  { file: 'quick-order-rows.ts', change: '\\S.*?)\\s{1,10}', why: 'The first sign that is no blank is found anyway.' },
  {
    file: 'quick-order-rows.ts',
    change: '[] → ["Stryker was here"]',
    why: 'Number and quantity are found together or not at all.',
  },
  {
    file: 'quick-order-rows.ts',
    change: 'number !== undefined',
    why: 'Number and quantity are found together or not at all.',
  },
  {
    file: 'quick-order-rows.ts',
    change: 'quantity !== undefined',
    why: 'Number and quantity are found together or not at all.',
  },
  { file: 'brand-colors.ts', change: 'CONTROL_CONTRAST', why: 'No colour of 24 bits has exactly this contrast.' },
  { file: 'brand-colors.ts', change: 'HOVER_CONTRAST', why: 'No colour of 24 bits has exactly this contrast.' },
  { file: 'brand-colors.ts', change: '0.04045', why: 'No channel of 8 bits is at exactly this value.' },
  { file: 'brand-colors.ts', change: '0.0031308', why: 'No channel of 8 bits is at exactly this value.' },
  {
    file: 'sample-vehicles.ts',
    change: '→ ""',
    why: 'Sample data that the picker shows while the catalogue can’t be reached.',
  },
  {
    file: 'catalogue-tokens.ts',
    change: "mileage === 'unknown' → false",
    why: 'A span without ends is written the same.',
  },
  {
    file: 'facet-selection.ts',
    change: '\'string\' → ""',
    why: 'A text and a span are never equal, for a span has an end.',
  },
  {
    file: 'facet-selection.ts',
    change: "typeof one === 'string'",
    why: 'A text and a span are never equal, for a span has an end.',
  },
  {
    file: 'part-number.ts',
    change: '\'\' → "Stryker was here!"',
    why: 'The types ask for a default; the value is always there.',
  },
  {
    file: 'order-period.ts',
    change: 'first < earliest → first <= earliest',
    why: 'Both are the same day where they are equal.',
  },
  {
    file: 'reservation-repository.ts',
    change: 'true → false',
    why: 'A save is tried again only where it returns undefined.',
  },
  { file: 'backoff.ts', change: '8 * 2 ** attempt', why: 'How long a rival waits is left to chance.' },
  { file: 'batch-write.ts', change: 'UnprocessedItems?.', why: 'The table always says what it left out.' },
  { file: 'stock-allocation.ts', change: 'false → true', why: 'Only the state depends on it, which is not used here.' },
  {
    file: 'password-hash.ts',
    change: '{ algorithm: ARGON2ID, ...COST } → {}',
    why: 'The library has the same cost by default today.',
  },
  {
    file: 'website-repository.ts',
    change: 'true → false',
    why: 'A save is tried again only where it returns undefined.',
  },
];

/** The reason why a mutant may survive; undefined where nobody has written one. */
export const reasonFor = (file: string, change: string): string | undefined =>
  [...SURVIVOR_REASONS, ...DATA_SURVIVOR_REASONS].find(
    (reason) => file.endsWith(`/${reason.file}`) && change.includes(reason.change),
  )?.why;
