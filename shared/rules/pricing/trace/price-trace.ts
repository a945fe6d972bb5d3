import { PRICE_TRACE_TEXTS as TEXTS } from '../../../texts/admin/price-trace-texts.ts';
import { type Cents, cents } from '../../../values/money.ts';
import { corePrice } from '../core-charge.ts';
import { lineTotal } from '../line-total.ts';
import { hasStoreView, retailPrice } from '../retail-price.ts';
import { selectedWarranty, warrantiesOf } from '../warranty-cost.ts';
import { coreStep, shippingStep, warrantyStep } from './charge-steps.ts';
import { customerStep, levelStep, marginStep } from './price-steps.ts';
import type { Step, TracedSale } from './traced-sale.ts';

interface TracedPrice {
  readonly steps: readonly Step[];
  readonly customerPrice: Cents;
  readonly storePrice: Cents | null;
  readonly total: Cents;
}

/**
 * How the price of a part comes about, step by step. Every amount comes from the rule that the store itself uses; the
 * trace only says which settings it followed from. The form of an account traces its unsaved settings with it.
 */
export function priceTrace(sale: TracedSale): TracedPrice {
  const { lineOfBusinessKey, eaches, listPrice, customerPrice, settings, customers } = sale;
  const storePrice = hasStoreView(settings, customers)
    ? retailPrice(customerPrice, lineOfBusinessKey, settings)
    : undefined;
  const core = corePrice(sale.core, eaches, settings);
  const warranty = selectedWarranty(undefined, warrantiesOf(sale, settings), customerPrice);
  const amounts = { price: customerPrice, core, warranty: warranty?.cost ?? cents(0) };
  return {
    steps: [
      { step: 'list', name: TEXTS.list, detail: '', before: null, after: listPrice, code: null },
      levelStep(sale),
      customerStep(sale),
      marginStep(sale, storePrice),
      coreStep(sale, core),
      warrantyStep(sale, warranty),
      shippingStep(settings),
    ],
    customerPrice,
    storePrice: storePrice ?? null,
    total: lineTotal(amounts, 1, settings.coreChargeType),
  };
}
