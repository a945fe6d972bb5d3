import type { SourceKind } from '../../values/catalogue/availability-states.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';
import type { Allotment } from '../pricing/stock-allocation.ts';

/** A line of a cart with the locations of its eaches. A core item has none. */
export interface AllottedLine {
  readonly lineId: string;
  readonly lineOfBusiness: LineOfBusiness;
  readonly companyCode: string;
  readonly eaches: number;
  readonly allotments: readonly Allotment[];
}

/** A warehouse or yard with the parts that ship from it. */
export interface ShipmentOrigin {
  readonly lineOfBusiness: LineOfBusiness;
  readonly companyCode: string;
  /** Number of the warehouse or yard. Empty for parts without counted stock. */
  readonly location: string;
  readonly kind: SourceKind;
  readonly items: readonly { readonly lineId: string; readonly eaches: number }[];
}

/**
 * The lines of a cart by origin (storefront 7, breakdown), each line of business separately. Parts without counted
 * stock ship from `serviceLocation` (decision C2).
 */
export function shipmentBreakdown(lines: readonly AllottedLine[], serviceLocation = ''): ShipmentOrigin[] {
  const origins = new Map<string, ShipmentOrigin>();
  for (const line of lines) {
    const { lineId, lineOfBusiness, companyCode, eaches, allotments } = line;
    const anywhere = [{ source: { kind: 'local' as const, location: serviceLocation }, eaches }];
    for (const { source, eaches: some } of allotments.length > 0 ? allotments : anywhere) {
      const { kind, location } = source;
      const key = `${lineOfBusiness}#${location}`;
      const origin = origins.get(key) ?? { lineOfBusiness, companyCode, location, kind, items: [] };
      origins.set(key, { ...origin, items: [...origin.items, { lineId, eaches: some }] });
    }
  }
  return [...origins.values()];
}
