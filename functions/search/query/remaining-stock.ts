import type { ScannedSegment } from './scan/scanned-segment.ts';

/** The eaches of an aftermarket row that are left at a location: the stock feed less the reservations of our orders. */
export function remainingStock(
  { rows, offers, overlay, dictionary }: ScannedSegment,
  row: number,
  pair: number,
): number {
  const quantity = offers.stockQuantity[pair] ?? 0;
  if (!overlay.mayHold(rows.idHash[row] ?? 0)) return quantity;
  const warehouse = dictionary.locations[offers.stockLocation[pair] ?? 0]?.number ?? '';
  const asOf = offers.asOfTime.at(offers.asOf[row] ?? 0);
  return Math.max(0, quantity - overlay.reservedSince(rows.id.at(row), warehouse, asOf));
}
