import type { OrderView } from '../../schemas/wire/order-view.ts';
import { type Cents, cents } from '../../values/money.ts';

/** The taxes of both lines of business, each jurisdiction once. */
export function taxesByJurisdiction(taxes: OrderView['taxes']): (readonly [jurisdiction: string, amount: Cents])[] {
  const sums = new Map<string, Cents>();
  for (const { jurisdiction, amount } of taxes) {
    sums.set(jurisdiction, cents((sums.get(jurisdiction) ?? 0) + amount));
  }
  return [...sums];
}
