import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { ftcText } from '#shared/rules/catalogue/ftc-text.ts';
import { isCoreCharged } from '#shared/rules/pricing/line-total.ts';
import type { SellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import type { Order, OrderLine } from '#shared/schemas/stored/order.ts';
import { cents } from '#shared/values/money.ts';
import { namesOfPart } from './parts-for-sale.ts';
import type { PricedLine } from './priced-cart.ts';

/** The values of a priced line that an order line copies. */
export interface SoldLine extends Pick<PricedLine, 'offer' | 'unit' | 'quantity' | 'core' | 'warranty' | 'total'> {
  readonly line: Pick<CartLine, 'part' | 'unit' | 'vehicle'>;
  readonly terms: Pick<SellingTerms, 'listPrice' | 'customerPrice'>;
}

/** Copies a line into an order (decision O5). Every order line is made here. */
export function orderLine(
  { line, offer, unit, quantity, terms, core, warranty, total }: SoldLine,
  { coreChargeType }: { readonly coreChargeType: 0 | 1 | 2 },
): OrderLine {
  const isUsed = offer.lineOfBusiness === 'salvage';
  const vehicle = isUsed ? offer.sourceVehicle : line.vehicle;
  const ftc = ftcText({ text: isUsed ? undefined : offer.ftcDisplay, isUsed });
  return {
    id: lineId(line),
    part: line.part,
    ...namesOfPart(line.part),
    lineOfBusiness: offer.lineOfBusiness,
    description: offer.title,
    image: offer.imageUrl,
    ...(ftc && { ftcText: ftc }),
    unit: { code: unit.code, description: unit.description, eaches: unit.eaches },
    quantity,
    listPrice: terms.listPrice,
    customerPrice: terms.customerPrice,
    core,
    isCoreCharged: isCoreCharged(coreChargeType),
    ...(warranty && { warranty }),
    total,
    ...(vehicle && { vehicle }),
  };
}

/** The amounts of an order. Each is the sum of amounts that are shown (decision W4). */
export function lineTotals({ shipments, taxes }: Pick<Order, 'shipments' | 'taxes'>, lines: readonly OrderLine[]) {
  const partsTotal = cents(lines.reduce((sum, { total }) => sum + total, 0));
  const shippingTotal = cents(
    shipments.reduce((sum, { shippingFee, liftGateFee }) => sum + shippingFee + liftGateFee, 0),
  );
  const taxTotal = cents(taxes.reduce((sum, { amount }) => sum + amount, 0));
  return {
    lineCount: lines.length,
    partCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    partsTotal,
    shippingTotal,
    taxTotal,
    total: cents(partsTotal + shippingTotal + taxTotal),
  };
}
