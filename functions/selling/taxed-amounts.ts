import { isCoreCharged } from '#shared/rules/line-total.ts';
import { type Cents, cents } from '#shared/rules/money.ts';
import type { TaxedAmount } from '#shared/rules/sales-tax.ts';
import type { PricedLine } from './priced-cart.ts';

/** A part is taxed together with its core, its warranty is not (case M19). */
export function taxedAmountsOf(
  { terms, core, warranty, quantity }: PricedLine,
  { coreChargeType }: { readonly coreChargeType: 0 | 1 | 2 },
): TaxedAmount[] {
  const part = terms.customerPrice + (isCoreCharged(coreChargeType) ? core : 0);
  return [
    { amount: cents(part * quantity), isTaxable: true, isFreight: false },
    { amount: cents((warranty?.cost ?? 0) * quantity), isTaxable: false, isFreight: false },
  ];
}

export const freightOf = (amount: Cents): TaxedAmount => ({ amount, isTaxable: true, isFreight: true });
