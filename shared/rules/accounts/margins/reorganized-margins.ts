import type { AccountSettings } from '../../../schemas/fields/account-settings.ts';
import { basisPoints, cents } from '../../../values/money.ts';

export type MarginBand = AccountSettings['aftermarketMargins'][number];

/** A band that is added in the margin editor (admin 9). */
export const NEW_MARGIN_BAND: MarginBand = { low: cents(0), high: cents(10_00), percentage: basisPoints(50_00) };

/**
 * The bands in the order of their highest price, each from where the one before ends, the first from 0 (admin 5). A band
 * in which no price is left is dropped: of two with the same highest price the first stays.
 */
export function reorganizedMargins(bands: readonly MarginBand[]): MarginBand[] {
  const sorted = bands.toSorted((one, other) => one.high - other.high);
  const reorganized: MarginBand[] = [];
  for (const band of sorted) {
    const low = reorganized.at(-1)?.high ?? cents(0);
    if (band.high > low) reorganized.push({ ...band, low });
  }
  return reorganized;
}

/** Whether reorganizing the bands changes nothing. */
export function areOrganized(bands: readonly MarginBand[]): boolean {
  const reorganized = reorganizedMargins(bands);
  return (
    bands.length === reorganized.length &&
    bands.every(({ low, high }, index) => low === reorganized[index]?.low && high === reorganized[index]?.high)
  );
}
