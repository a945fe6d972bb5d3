import { type Cents, cents } from '../../values/money.ts';

/** Dollars with or without cents, a dollar sign and commas between thousands. At most ten millions. */
const AMOUNT = /^\$?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{2}))?$/;

/** The cents of an amount as somebody types it: 1500, 1500.00, $1,500. Undefined if it is not an amount. */
export function typedAmount(typed: string): Cents | undefined {
  const [, dollars, rest = '00'] = AMOUNT.exec(typed.trim()) ?? [];
  return dollars === undefined ? undefined : cents(Number(dollars.replaceAll(',', '')) * 100 + Number(rest));
}
