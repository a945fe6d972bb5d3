import { tenThousandths } from '#shared/rules/base/ten-thousandths.ts';
import { type BasisPoints, basisPoints, type Cents, cents } from '#shared/values/money.ts';
import { RowRefusal } from './refusal.ts';

/** Prices of lists take 32 bits. */
const HIGHEST_PRICE = 0xffff_ffff;

/** Ten-thousandths of a dollar. */
export function price(cell: string): number | RowRefusal {
  const amount = tenThousandths(cell);
  if (amount === undefined) return new RowRefusal('invalid-price', `"${cell}" is no price such as 1,234.5678.`);
  return amount <= HIGHEST_PRICE ? amount : new RowRefusal('invalid-price', `"${cell}" is more than any part costs.`);
}

/** Cents: a fee, which has no fractions of them. */
export function fee(cell: string): Cents | RowRefusal {
  const amount = tenThousandths(cell);
  if (amount !== undefined && amount % 100 === 0) return cents(amount / 100);
  return new RowRefusal('invalid-price', `"${cell}" is no amount of dollars and cents.`);
}

/** Hundredths of a percent, up to 100 %. */
export function percentage(cell: string): BasisPoints | RowRefusal {
  const share = tenThousandths(cell.replace(/\s*%$/, ''));
  if (share !== undefined && share % 100 === 0 && share <= 1_000_000) return basisPoints(share / 100);
  return new RowRefusal('invalid-percentage', `"${cell}" is no percentage from 0 to 100 with at most two decimals.`);
}

/** Millionths of a tax rate that is written in percent: '6.625' is 66,250. */
export function taxRate(cell: string): number | RowRefusal {
  const share = tenThousandths(cell.replace(/\s*%$/, ''));
  if (share !== undefined && share <= 1_000_000 && !/\.\d{5}/.test(cell)) return share;
  return new RowRefusal('invalid-percentage', `"${cell}" is no percentage from 0 to 100 with at most four decimals.`);
}
