import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import { isWithin, MOST_MONEY, MOST_PERCENTAGE } from './account-bounds.ts';

type MarginBand = AccountSettings['aftermarketMargins'][number];
type MarginSettings = Pick<AccountSettings, 'aftermarketMargins' | 'salvageMargins' | 'marginOnCost'>;
type MarginFault = 'marginOutOfBounds' | 'marginBandsOutOfOrder' | 'marginTooHigh';

/**
 * The fault in an account's margins, or undefined. The bands of a line of business go up and must not overlap. There
 * may be gaps between them, where no margin is added (decision P1).
 */
export function marginProblem({
  aftermarketMargins,
  salvageMargins,
  marginOnCost,
}: MarginSettings): MarginFault | undefined {
  const all = [...aftermarketMargins, ...salvageMargins];
  if (!all.every(isInBounds)) return 'marginOutOfBounds';
  if (![aftermarketMargins, salvageMargins].every(isInOrder)) return 'marginBandsOutOfOrder';
  // With a margin on price, the price is divided by what the margin leaves (decision P1), so the margin must be below
  // 100 percent.
  return !marginOnCost && all.some(({ percentage }) => percentage >= 100_00) ? 'marginTooHigh' : undefined;
}

const isInBounds = ({ low, high, percentage }: MarginBand): boolean =>
  isWithin(low, MOST_MONEY) && isWithin(high, MOST_MONEY) && isWithin(percentage, MOST_PERCENTAGE);

const isInOrder = (bands: readonly MarginBand[]): boolean =>
  bands.every(({ low, high }, index) => low < high && low >= (bands[index - 1]?.high ?? 0));
