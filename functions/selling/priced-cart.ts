import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { changeOf, unitsLeft } from '#shared/rules/cart/lines-left.ts';
import { corePrice } from '#shared/rules/pricing/core-charge.ts';
import { lineTotal } from '#shared/rules/pricing/line-total.ts';
import { hasStoreView, retailPrice } from '#shared/rules/pricing/retail-price.ts';
import { type SellingTerms, sellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import { type SellingUnit, sellingUnit } from '#shared/rules/pricing/selling-unit.ts';
import {
  type PricedWarranty,
  pricedWarranties,
  selectedWarranty,
  warrantiesOf,
} from '#shared/rules/pricing/warranty-cost.ts';
import { inSellingUnits } from '#shared/rules/terms/order-quantity.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import type { LineChange } from '#shared/values/line-changes.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import { partOnSale, type Stock, type StockedPart, termsOf } from './parts-for-sale.ts';
import type { SellingContext } from './selling-context.ts';

/** An available line with its current price. */
export interface PricedLine {
  readonly line: CartLine;
  readonly offer: Offer;
  readonly unit: SellingUnit;
  /** The selling units in the cart that are available. */
  readonly quantity: number;
  readonly terms: SellingTerms;
  /** Undefined without a store price view. */
  readonly storePrice: Cents | undefined;
  /** The core charge of one selling unit, charged or not. */
  readonly core: Cents;
  readonly warranties: readonly PricedWarranty[];
  readonly warranty: PricedWarranty | undefined;
  readonly total: Cents;
  readonly storeTotal: Cents | undefined;
}

/** A line of which less is available than the cart has. */
export interface ChangedLine {
  readonly line: CartLine;
  readonly change: LineChange;
  readonly left: number;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly changes: readonly ChangedLine[];
}

/** Prices the available part of a cart. The cart itself stays as it is. */
export function pricedCart(lines: readonly CartLine[], stock: Stock, selling: SellingContext): PricedCart {
  const held = lines.map(({ part, unit, quantity }) => {
    const offer = stock.get(part)?.offer;
    const eaches = offer && sellingUnit(offer, unit)?.eaches;
    return { partId: part, eaches, quantity, terms: inSellingUnits(termsOf(offer), eaches ?? 1) };
  });
  const left = unitsLeft(held, (partId) => partOnSale(partId, stock, selling).eaches);
  const quantityOf = new Map(lines.map((line, index) => [lineId(line), left[index] ?? 0]));
  const leftOf = (line: CartLine): number => quantityOf.get(lineId(line)) ?? 0;
  return {
    lines: lines.flatMap((line) => {
      const part = stock.get(line.part);
      return part && leftOf(line) > 0 ? [pricedLine(line, leftOf(line), part, selling)] : [];
    }),
    changes: lines.flatMap((line) => {
      const change = changeOf(line.quantity, leftOf(line));
      return change ? [{ line, change, left: leftOf(line) }] : [];
    }),
  };
}

function pricedLine(
  line: CartLine,
  quantity: number,
  { offer, reserved }: StockedPart,
  selling: SellingContext,
): PricedLine {
  const { settings, buyers, customers } = selling;
  const unit = sellingUnit(offer, line.unit) ?? { code: line.unit, description: line.unit, eaches: 1 };
  const terms = sellingTerms(offer, reserved, { quantity, eaches: unit.eaches }, buyers[offer.lineOfBusiness]);
  const offered = warrantiesOf(offer, settings);
  const warranty = selectedWarranty(line.warranty, offered, terms.customerPrice);
  const core = corePrice((offer.lineOfBusiness === 'aftermarket' && offer.core) || 0, unit.eaches, settings);
  const storePrice = hasStoreView(settings, customers)
    ? retailPrice(terms.customerPrice, offer.lineOfBusiness, settings)
    : undefined;
  const totalAt = (price: Cents): Cents =>
    lineTotal({ price, core, warranty: warranty?.cost ?? cents(0) }, quantity, settings.coreChargeType);
  return {
    line,
    offer,
    unit,
    quantity,
    terms,
    storePrice,
    core,
    warranties: pricedWarranties(offered, terms.customerPrice),
    warranty,
    total: totalAt(terms.customerPrice),
    storeTotal: storePrice === undefined ? undefined : totalAt(storePrice),
  };
}
