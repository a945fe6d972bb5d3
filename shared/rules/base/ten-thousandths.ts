import { type Cents, cents } from '../../values/money.ts';
import { withoutBinaryNoise } from './binary-noise.ts';

/** Dollars with any number of decimals, with or without commas between thousands. */
const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d+))?$/;

/** Above any price of a part, and far below where whole numbers lose precision. */
const MOST_DIGITS = 9;

/**
 * Reads a catalogue price in ten-thousandths of a dollar (decision W4). It is read digit by digit, because a float
 * could lose precision. Decimals after the fourth are dropped, which equals flooring. Undefined for anything that is no
 * amount, such as a negative one, 1E5 or 12,34. A binary fraction that a spreadsheet wrote out is the amount that it
 * means (case N42).
 */
export function tenThousandths(text: string): number | undefined {
  const match = AMOUNT.exec(withoutBinaryNoise(text.trim()));
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  const digits = whole.replaceAll(',', '');
  if (digits.length > MOST_DIGITS || digits + decimals === '') return undefined;
  return Number(digits + decimals.slice(0, 4).padEnd(4, '0'));
}

/** The price of a selling unit with this many eaches, floored once (decision W4). */
export function sellingPrice(price: number, eaches: number): Cents {
  const product = price * eaches;
  return cents((product - (product % 100)) / 100);
}

/**
 * The prices shown for a selling unit. The list price is at least the customer price, even after flooring (storefront
 * 5).
 */
export const sellingPrices = (list: number, customer: number, eaches: number) => ({
  listPrice: sellingPrice(Math.max(list, customer), eaches),
  customerPrice: sellingPrice(customer, eaches),
});
