import type { ScannedSegment } from './scan/scanned-segment.ts';

/** Eaches left at a location for an aftermarket row: the feed's count less our orders' reservations. */
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
