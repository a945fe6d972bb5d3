import type { AccountSettings } from '../../../schemas/fields/account-settings.ts';
import {
  percentOnTop,
  SHIPPING_RULES,
  PRICE_TRACE_TEXTS as TEXTS,
  warrantyNamed,
} from '../../../texts/admin/price-trace-texts.ts';
import { type Cents, cents } from '../../../values/money.ts';
import { sellingPrice } from '../../base/ten-thousandths.ts';
import { isCoreCharged } from '../line-total.ts';
import { type PricedWarranty, warrantiesOf } from '../warranty-cost.ts';
import type { Step, TracedSale } from './traced-sale.ts';

/** From the core of the part to what the account is charged or shown of it (decision P3). */
export function coreStep({ core: ofEach, eaches, settings }: TracedSale, core: Cents): Step {
  const before = sellingPrice(ofEach, eaches);
  return { step: 'core', name: TEXTS.core, before, after: core, ...because() };

  function because(): Pick<Step, 'code' | 'detail'> {
    if (before === 0) return { code: 104, detail: TEXTS.coreNone };
    if (settings.coreChargeType === 0) return { code: 104, detail: TEXTS.coreOff };
    if (core === 0) return { code: 105, detail: TEXTS.coreBelow };
    if (!isCoreCharged(settings.coreChargeType)) return { code: 104, detail: TEXTS.coreShown };
    return settings.showPrices && settings.showCoreCharges
      ? { code: 104, detail: TEXTS.coreCharged }
      : { code: 139, detail: TEXTS.coreHidden };
  }
}

/** The warranty that a line of the cart begins with (decision P2). */
export function warrantyStep(sale: TracedSale, warranty: PricedWarranty | undefined): Step {
  const { flags, settings } = sale;
  const name = warranty ? warrantyNamed(warranty.code) : TEXTS.noWarranty;
  return { step: 'warranty', name, before: cents(0), after: warranty?.cost ?? cents(0), ...because() };

  function because(): Pick<Step, 'code' | 'detail'> {
    const listCode = flags.includes('major') ? 107 : 108;
    if (!settings.useWarranties) return { code: 106, detail: TEXTS.warrantyOff };
    if (!settings.showWarranties) return { code: 136, detail: TEXTS.warrantyHidden };
    if (warrantiesOf(sale, settings).length === 0) return { code: listCode, detail: TEXTS.warrantyNotFor };
    return { code: listCode, detail: warranty ? TEXTS.warrantyDefault : TEXTS.warrantyNoDefault };
  }
}

/** How the setting changes a carrier's fee, which depends on the whole shipment (decision P4). */
export function shippingStep(settings: AccountSettings): Step {
  const { shippingCalculationMethod: method, shippingCalculationAmount: amount } = settings;
  const isFee = method === 2 || method === 4;
  const fee = method === 1 ? cents(0) : amount;
  return {
    step: 'shipping',
    name: TEXTS.shipping,
    detail: method === 3 ? percentOnTop(String(amount / 100)) : SHIPPING_RULES[method],
    before: null,
    after: isFee || method === 1 ? fee : null,
    code: 111,
  };
}
