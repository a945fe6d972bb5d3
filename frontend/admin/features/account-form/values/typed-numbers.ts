import { typedAmount } from '#shared/rules/base/typed-amount.ts';
import { type BasisPoints, basisPoints, type Cents } from '#shared/values/money.ts';

/** Up to two decimals, with or without the sign. */
const PERCENTAGE = /^(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/;

/** The cents of a typed amount. Undefined if it is not one. */
export const typedCents = (typed: string): Cents | undefined => typedAmount(typed.trim().replace(/(\.\d)$/, '$10'));

/** The basis points of a typed percentage. Undefined if it is not one. */
export function typedPercentage(typed: string): BasisPoints | undefined {
  const [, whole, rest = ''] = PERCENTAGE.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : basisPoints(Number(whole) * 100 + Number(rest.padEnd(2, '0')));
}

/** Formats cents as they are typed: 1,000.00. */
export const shownAmount = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats basis points as they are typed: 50, or 12.5. */
export const shownPercentage = (rate: number): string => String(rate / 100);
