import type { TaxedAmount } from '#shared/rules/orders/sales-tax.ts';
import { isCoreCharged } from '#shared/rules/pricing/line-total.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import type { SoldLine } from './order-line.ts';

/**
 * The amounts of a line of business that are taxed. A part is taxed together with its core, its warranty is not (case
 * M19). The freight of all shipments is one amount.
 */
export const taxedAmounts = (
  lines: readonly Pick<SoldLine, 'terms' | 'core' | 'warranty' | 'quantity'>[],
  freight: Cents,
  { coreChargeType }: { readonly coreChargeType: 0 | 1 | 2 },
): TaxedAmount[] => [
  ...lines.flatMap(({ terms, core, warranty, quantity }) => {
    const part = terms.customerPrice + (isCoreCharged(coreChargeType) ? core : 0);
    return [
      { amount: cents(part * quantity), isTaxable: true, isFreight: false },
      { amount: cents((warranty?.cost ?? 0) * quantity), isTaxable: false, isFreight: false },
    ];
  }),
  { amount: freight, isTaxable: true, isFreight: true },
];
