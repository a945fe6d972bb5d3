import {
  customerNamed,
  levelNamed,
  marginBand,
  marginOnCost,
  marginOnPrice,
  shareOfListPrice,
  PRICE_TRACE_TEXTS as TEXTS,
} from '../../../texts/admin/price-trace-texts.ts';
import type { Cents } from '../../../values/money.ts';
import { formatMoney } from '../../base/format-money.ts';
import { isSoldAsCore } from '../customer-price.ts';
import { marginBandOf } from '../retail-price.ts';
import { CUSTOMER_CODE, type Step, type TracedSale } from './traced-sale.ts';

/** From the list price to what the price level makes of it (decision P7). */
export function levelStep(sale: TracedSale): Step {
  const { listPrice, customerPrice, level } = sale;
  return {
    step: 'level',
    name: level ? levelNamed(level.name) : TEXTS.noLevel,
    detail: levelDetail(sale),
    before: listPrice,
    after: customerPrice,
    code: CUSTOMER_CODE,
  };
}

function levelDetail({ level, ...part }: TracedSale): string {
  if (isSoldAsCore(part)) return TEXTS.soldAsCore;
  if (!level) return TEXTS.listCounts;
  return level.share === null ? TEXTS.explicit : shareOfListPrice(percent(level.share));
}

/** Who buys. A guest pays what is listed, and can't order. */
export function customerStep({ lineOfBusinessKey, customerPrice, customers }: TracedSale): Step {
  const number = customers.find((customer) => customer.lineOfBusinessKey === lineOfBusinessKey)?.customerNumber;
  return {
    step: 'customer',
    name: number === undefined ? TEXTS.guest : customerNamed(number),
    detail: number === undefined ? TEXTS.guestPays : TEXTS.customerPays,
    before: customerPrice,
    after: customerPrice,
    code: CUSTOMER_CODE,
  };
}

/** From the price that the account pays to the one that it shows its own customers (decision P1). */
export function marginStep(sale: TracedSale, storePrice: Cents | undefined): Step {
  const { lineOfBusinessKey, customerPrice: before, settings } = sale;
  const bandCode = lineOfBusinessKey === 'aftermarket' ? 101 : 102;
  if (storePrice === undefined) {
    const { code, detail } = withoutStoreView(sale, bandCode);
    return { step: 'margin', name: TEXTS.noMargin, detail, before, after: before, code };
  }
  const band = marginBandOf(before, lineOfBusinessKey, settings);
  if (!band) {
    return { step: 'margin', name: TEXTS.noMargin, detail: TEXTS.noBand, before, after: storePrice, code: bandCode };
  }
  const share = percent(band.percentage);
  return {
    step: 'margin',
    name: marginBand(formatMoney(band.low), formatMoney(band.high)),
    detail: settings.marginOnCost ? marginOnCost(share) : marginOnPrice(share),
    before,
    after: storePrice,
    code: bandCode,
  };
}

/** The first setting without which there is no store price. */
function withoutStoreView({ settings, customers }: TracedSale, bandCode: number) {
  if (!settings.showPrices) return { code: 135, detail: TEXTS.pricesHidden };
  if (!settings.showMargins) return { code: 140, detail: TEXTS.marginsHidden };
  if (customers.length === 0) return { code: CUSTOMER_CODE, detail: TEXTS.guestMargin };
  return { code: bandCode, detail: TEXTS.noBands };
}

/** 8.25 for 825 basis points. */
const percent = (basisPoints: number): string => String(basisPoints / 100);
