import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import { isWithin, MOST_MONEY, MOST_PERCENTAGE } from './account-bounds.ts';

type WarrantyEntry = AccountSettings['majorWarranty'][number];
type WarrantyFault = 'warrantyExists' | 'oneDefaultWarranty' | 'warrantyOutOfBounds' | 'warrantyRangesOutOfOrder';

/**
 * The fault in an account's warranties (admin 5), or undefined. Ranges go up by their top price, because the first
 * range that reaches the part's price counts (rules/warranty-cost).
 */
export function warrantyProblem({
  majorWarranty,
  otherWarranty,
}: Pick<AccountSettings, 'majorWarranty' | 'otherWarranty'>): WarrantyFault | undefined {
  for (const entries of [majorWarranty, otherWarranty]) {
    if (new Set(entries.map(({ code }) => code)).size < entries.length) return 'warrantyExists';
    if (entries.filter((entry) => entry.default).length > 1) return 'oneDefaultWarranty';
  }
  const all = [...majorWarranty, ...otherWarranty];
  if (!all.every(isInBounds)) return 'warrantyOutOfBounds';
  return all.every(isInOrder) ? undefined : 'warrantyRangesOutOfOrder';
}

const isInBounds = (entry: WarrantyEntry): boolean =>
  entry.method === 'Percentage'
    ? isWithin(entry.percentage, MOST_PERCENTAGE) && isWithin(entry.minimumCost, MOST_MONEY)
    : entry.values.every(({ top, cost }) => isWithin(top, MOST_MONEY) && isWithin(cost, MOST_MONEY));

const isInOrder = (entry: WarrantyEntry): boolean =>
  entry.method === 'Percentage' || entry.values.every(({ top }, index) => top > (entry.values[index - 1]?.top ?? 0));
