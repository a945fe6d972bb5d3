import { withoutBinaryNoise } from '#shared/rules/base/binary-noise.ts';
import { tenThousandths } from '#shared/rules/base/ten-thousandths.ts';
import { type BasisPoints, basisPoints, type Cents, cents } from '#shared/values/money.ts';
import { RowRefusal } from './refusal.ts';

/** The search index stores prices in 32 bits. */
const HIGHEST_PRICE = 0xffff_ffff;

/** A price in ten-thousandths of a dollar. */
export function price(cell: string): number | RowRefusal {
  const amount = tenThousandths(cell);
  if (amount === undefined) return new RowRefusal('invalid-price', `"${cell}" is not a price such as 1,234.5678.`);
  return amount <= HIGHEST_PRICE ? amount : new RowRefusal('invalid-price', `"${cell}" is too high for a price.`);
}

/** A fee in cents. It may not have fractions of a cent. */
export function fee(cell: string): Cents | RowRefusal {
  const amount = tenThousandths(cell);
  if (amount !== undefined && amount % 100 === 0) return cents(amount / 100);
  return new RowRefusal('invalid-price', `"${cell}" is not an amount in dollars and cents.`);
}

/** A percentage up to 100 %, in hundredths of a percent. */
export function percentage(cell: string): BasisPoints | RowRefusal {
  const share = tenThousandths(cell.replace(/\s*%$/, ''));
  if (share !== undefined && share % 100 === 0 && share <= 1_000_000) return basisPoints(share / 100);
  return new RowRefusal('invalid-percentage', `"${cell}" is not a percentage from 0 to 100 with at most two decimals.`);
}

/** A tax rate written in percent, in millionths: '6.625' is 66,250. */
export function taxRate(cell: string): number | RowRefusal {
  const percent = withoutBinaryNoise(cell.replace(/\s*%$/, ''));
  const share = tenThousandths(percent);
  if (share !== undefined && share <= 1_000_000 && !/\.\d{5}/.test(percent)) return share;
  return new RowRefusal(
    'invalid-percentage',
    `"${cell}" is not a percentage from 0 to 100 with at most four decimals.`,
  );
}
