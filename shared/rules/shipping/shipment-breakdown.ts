import type { SourceKind } from '../../values/availability-states.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';
import type { Allotment } from '../pricing/stock-allocation.ts';

/** A line of a cart with where its eaches come from; a core item comes from nowhere in particular. */
export interface AllottedLine {
  readonly lineId: string;
  readonly lineOfBusiness: LineOfBusiness;
  readonly companyCode: string;
  readonly eaches: number;
  readonly allotments: readonly Allotment[];
}

/** What leaves one warehouse or yard. */
export interface ShipmentOrigin {
  readonly lineOfBusiness: LineOfBusiness;
  readonly companyCode: string;
  /** Number of the warehouse or yard; empty for what no stock is counted of. */
  readonly location: string;
  readonly kind: SourceKind;
  readonly items: readonly { readonly lineId: string; readonly eaches: number }[];
}

/**
 * The lines of a cart by where they come from (storefront 7, breakdown), each line of business apart. `serviceLocation`
 * sends what no stock is counted of (decision C2).
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
