import type { OrderView } from '../../schemas/wire/order-view.ts';
import { type LineOfBusiness, linesOfBusiness } from '../../values/line-of-business.ts';

type Line = OrderView['parts'][number];
type Shipment = OrderView['shipments'][number];

/** A line, or the part of a line, in one shipment. */
export interface ShippedLine {
  readonly line: Line;
  /** Eaches from this location, and of the line in all shipments. */
  readonly eaches: number;
  readonly allEaches: number;
  /** A line from several locations shows its price only once, with the first of them. */
  readonly isPricedHere: boolean;
}

export interface ShipmentGroup {
  /** Undefined for lines that no shipment contains. */
  readonly shipment: Shipment | undefined;
  readonly lines: readonly ShippedLine[];
}

export interface OrderGroup {
  readonly lineOfBusiness: LineOfBusiness;
  readonly orderNumbers: readonly string[];
  readonly shipments: readonly ShipmentGroup[];
}

/** An order's lines by line of business and by location. Each line shows its price exactly once. */
export function orderGroups({ parts, shipments, result }: OrderView): OrderGroup[] {
  return linesOfBusiness.flatMap((lineOfBusiness) => {
    const lines = parts.filter(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness);
    if (lines.length === 0) return [];
    const own = shipments.filter(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness);
    const orderNumbers = result.find(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness)?.orderNumbers;
    return [{ lineOfBusiness, orderNumbers: orderNumbers ?? [], shipments: shipmentGroups(lines, own) }];
  });
}

function shipmentGroups(lines: readonly Line[], shipments: readonly Shipment[]): ShipmentGroup[] {
  const eachesOf = (id: string): number =>
    shipments.flatMap(({ lineItems }) => lineItems).reduce((sum, item) => sum + (item.id === id ? item.eaches : 0), 0);
  const priced = new Set<string>();
  const groups = shipments.map((shipment): ShipmentGroup => {
    const shipped = shipment.lineItems.flatMap(({ id, eaches }): ShippedLine[] => {
      const line = lines.find((each) => each.id === id);
      if (!line) return [];
      const isPricedHere = !priced.has(id);
      priced.add(id);
      return [{ line, eaches, allEaches: eachesOf(id), isPricedHere }];
    });
    return { shipment, lines: shipped };
  });
  const others = lines.filter(({ id }) => !priced.has(id));
  if (others.length === 0) return groups;
  const unshipped = others.map((line) => ({ line, eaches: 0, allEaches: 0, isPricedHere: true }));
  return [...groups, { shipment: undefined, lines: unshipped }];
}
