import type { LineOfBusiness } from '../../values/line-of-business.ts';
import { type Cents, cents } from '../../values/money.ts';

/** Amounts for one selling unit. */
interface UnitAmounts {
  readonly price: Cents;
  readonly core: Cents;
  readonly warranty: Cents;
}

/** Cores are charged only at type 2. Below that they are shown but not in the total (storefront 9, decision P3). */
export const isCoreCharged = (coreChargeType: 0 | 1 | 2): boolean => coreChargeType === 2;

/** The total of a line: the unit price with its warranty, and its core if cores are charged, times the quantity. */
export const lineTotal = ({ price, core, warranty }: UnitAmounts, quantity: number, coreChargeType: 0 | 1 | 2): Cents =>
  cents((price + warranty + (isCoreCharged(coreChargeType) ? core : 0)) * quantity);

/** The sum of the lines as shown (decision W4), for one line of business or for all. */
export const sumOfLines = (
  lines: readonly { readonly lineOfBusiness: LineOfBusiness; readonly total: Cents }[],
  lineOfBusiness?: LineOfBusiness,
): Cents =>
  cents(
    lines
      .filter((line) => lineOfBusiness === undefined || line.lineOfBusiness === lineOfBusiness)
      .reduce((sum, { total }) => sum + total, 0),
  );
