import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { isSoldAsCore } from '#shared/rules/pricing/customer-price.ts';
import { allocated } from '#shared/rules/pricing/stock-allocation.ts';
import { stockSources } from '#shared/rules/pricing/stock-sources.ts';
import { type ShipmentOrigin, shipmentBreakdown } from '#shared/rules/shipping/shipment-breakdown.ts';
import type { Stock } from '../../selling/parts-for-sale.ts';
import type { PricedLine } from '../../selling/priced-cart.ts';
import type { SellingContext } from '../../selling/selling-context.ts';

/** The eaches that an order reserves, by part and location. */
export type Reservations = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** Splits a cart into shipments by location, and sums the reservations of each part over its lines (decision O6). */
export function cartShipments(
  lines: readonly PricedLine[],
  stock: Stock,
  { areas, serviceLocation }: SellingContext,
): { readonly shipments: readonly ShipmentOrigin[]; readonly reservations: Reservations } {
  const wanting = lines.map(({ line, offer, unit, quantity }) => ({
    partId: line.part,
    eaches: quantity * unit.eaches,
    sources: isSoldAsCore(offer)
      ? []
      : stockSources(offer, stock.get(line.part)?.reserved, areas[offer.lineOfBusiness]),
  }));
  const given = allocated(wanting);
  const reservations = new Map<string, Record<string, number>>();
  for (const [index, { line }] of lines.entries()) {
    const ofPart = reservations.get(line.part) ?? {};
    for (const { source, eaches } of given[index] ?? []) {
      ofPart[source.location] = (ofPart[source.location] ?? 0) + eaches;
      reservations.set(line.part, ofPart);
    }
  }
  const allotted = lines.map(({ line, offer }, index) => ({
    lineId: lineId(line),
    lineOfBusiness: offer.lineOfBusiness,
    companyCode: offer.companyCode,
    eaches: wanting[index]?.eaches ?? 0,
    allotments: given[index] ?? [],
  }));
  return { shipments: shipmentBreakdown(allotted, serviceLocation), reservations };
}
