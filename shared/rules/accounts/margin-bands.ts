import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import { isWithin, MOST_MONEY, MOST_PERCENTAGE } from './account-bounds.ts';

type MarginBand = AccountSettings['aftermarketMargins'][number];
type MarginSettings = Pick<AccountSettings, 'aftermarketMargins' | 'salvageMargins' | 'marginOnCost'>;
type MarginFault = 'marginOutOfBounds' | 'marginBandsOutOfOrder' | 'marginTooHigh';

/**
 * What is wrong with the margins of an account. The bands of a line of business go up and do not overlap; between two of
 * them may be a gap, in which nothing is added (decision P1). Undefined when nothing is wrong.
 */
export function marginFault({
  aftermarketMargins,
  salvageMargins,
  marginOnCost,
}: MarginSettings): MarginFault | undefined {
  const all = [...aftermarketMargins, ...salvageMargins];
  if (!all.every(isInBounds)) return 'marginOutOfBounds';
  if (![aftermarketMargins, salvageMargins].every(isInOrder)) return 'marginBandsOutOfOrder';
  // The price is divided by what the margin leaves of it (decision P1), so it has to leave something.
  return !marginOnCost && all.some(({ percentage }) => percentage >= 100_00) ? 'marginTooHigh' : undefined;
}

const isInBounds = ({ low, high, percentage }: MarginBand): boolean =>
  isWithin(low, MOST_MONEY) && isWithin(high, MOST_MONEY) && isWithin(percentage, MOST_PERCENTAGE);

const isInOrder = (bands: readonly MarginBand[]): boolean =>
  bands.every(({ low, high }, index) => low < high && low >= (bands[index - 1]?.high ?? 0));
