import { type Cents, cents } from '../../values/money.ts';

/** Dollars, with commas between thousands or without, and any decimals. */
const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d+))?$/;

/** Above any price of a part, far below where whole numbers end. */
const MOST_DIGITS = 9;

/**
 * A catalogue price in ten-thousandths of a dollar (decision W4), read digit by digit, as a fraction would lose some.
 * Decimals after the fourth are dropped, which is what flooring makes of them. Undefined for what is no amount, such as
 * one below zero, 1E5, or 12,34.
 */
export function tenThousandths(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  const [, whole = '', decimals = ''] = match ?? [];
  const digits = whole.replaceAll(',', '');
  if (!match || digits.length > MOST_DIGITS || digits + decimals === '') return undefined;
  return Number(digits + decimals.slice(0, 4).padEnd(4, '0'));
}

/** What a selling unit of so many eaches costs, floored once (decision W4). */
export function sellingPrice(price: number, eaches: number): Cents {
  const product = price * eaches;
  return cents((product - (product % 100)) / 100);
}

/** What is shown for a selling unit: the list price is at least the customer price, after flooring too (storefront 5). */
export const sellingPrices = (list: number, customer: number, eaches: number) => ({
  listPrice: sellingPrice(Math.max(list, customer), eaches),
  customerPrice: sellingPrice(customer, eaches),
});
