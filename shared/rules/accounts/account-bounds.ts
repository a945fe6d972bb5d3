import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import { cents } from '../../values/money.ts';

/** Ten million dollars: far above any real setting, and far below where whole cents lose precision. */
export const MOST_MONEY = cents(10_000_000_00);
/** 1000 percent. */
export const MOST_PERCENTAGE = 1000_00;

type BoundsFault =
  | 'coreMinimumOutOfBounds'
  | 'shippingAmountOutOfBounds'
  | 'noLineOfBusiness'
  | 'repeatedLine'
  | 'repeatedRequirement';

/** Whether an amount or a rate is from 0 to its maximum. */
export const isWithin = (value: number, most: number): boolean => value >= 0 && value <= most;

/** Finds settings that would make a fee negative, have no effect or are repeated. Undefined if all are valid. */
export function boundsProblem({
  minimumCoreCharge,
  shippingCalculationMethod: method,
  shippingCalculationAmount,
  linesOfBusiness,
  nationalSearchLinesOfBusiness,
  checkoutRequirements,
}: AccountSettings): BoundsFault | undefined {
  if (!isWithin(minimumCoreCharge, MOST_MONEY)) return 'coreMinimumOutOfBounds';
  // At method 3 the amount is a percentage.
  const most = method === 3 ? MOST_PERCENTAGE : MOST_MONEY;
  if (!isWithin(shippingCalculationAmount, most)) return 'shippingAmountOutOfBounds';
  if (linesOfBusiness.length === 0) return 'noLineOfBusiness';
  if (hasRepeats(linesOfBusiness) || hasRepeats(nationalSearchLinesOfBusiness)) return 'repeatedLine';
  return hasRepeats(checkoutRequirements) ? 'repeatedRequirement' : undefined;
}

const hasRepeats = (values: readonly string[]): boolean => new Set(values).size < values.length;
