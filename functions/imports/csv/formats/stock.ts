import { storedPartNumber } from '#shared/rules/catalogue/core-item.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { stockRowSchema } from '#shared/schemas/catalogue/offer-rows.ts';
import { locationNumber, wholeNumber } from '../cells.ts';
import { type CellReader, deciding, family, naming, optional } from '../column.ts';
import { csvFormat, joinedKey, type RowContext } from '../csv-format.ts';
import { day, instant } from '../date-cells.ts';
import { partColumns, UNKNOWN_PART } from '../part-columns.ts';

const MOST = 9_999_999;

/** Inventory systems go below zero if a sale is booked before the delivery. Then there is nothing to sell. */
const onHand: CellReader<number> = (cell, warn) => {
  const count = wholeNumber(-MOST, MOST)(cell);
  if (typeof count !== 'number' || count >= 0) return count;
  warn('negative-stock', `${cell} is imported as 0.`);
  return 0;
};

/** The stock of aftermarket parts, with a row or a column for each warehouse. */
export const stockFormat = csvFormat({
  kind: 'stock',
  columns: {
    ...partColumns,
    warehouse: naming('warehouse', deciding(optional(['Warehouse', 'Warehouse Number', 'Location'], locationNumber))),
    onHand: deciding(optional(['On Hand', 'Quantity', 'Qty', 'Quantity On Hand'], onHand)),
    byWarehouse: naming('warehouse', family('stock', locationNumber, onHand)),
    expected: optional(['Expected', 'Expected Date', 'Next Receipt'], day),
    asOf: deciding(optional(['As Of', 'Updated'], instant)),
  },
  oneOf: [['warehouse', 'onHand'], ['byWarehouse']],
  schema: stockRowSchema,
  rowOf({ companyCode, partNumber, warehouse, onHand: count = 0, byWarehouse, expected, asOf }, context) {
    const identity = { companyCode, partNumber: storedPartNumber(partNumber, false).partNumber };
    if (context.isKnownPart?.(identity) === false) context.warn('Part Number', 'unknown-part', UNKNOWN_PART, 'counted');
    return {
      ...identity,
      onHand: { ...byWarehouse, ...(warehouse !== undefined && { [warehouse]: count }) },
      ...(expected !== undefined && { expected }),
      ...(asOf !== undefined && { asOf: countedAt(asOf, context) }),
    };
  },
  keyOf: ({ companyCode, partNumber }) => joinedKey(companyCode, partNumber),
  formOf: ({ companyCode, partNumber }) => joinedKey(companyCode, matchedNumber(partNumber)),
  merge: (earlier, later) => {
    const expected = earliest(earlier.expected, later.expected);
    // Takes the older of the two times, so that an order between them is still subtracted.
    const asOf = earliest(earlier.asOf, later.asOf);
    return {
      ...later,
      onHand: { ...earlier.onHand, ...later.onHand },
      ...(expected !== undefined && { expected }),
      ...(asOf !== undefined && { asOf }),
    };
  },
});

/** With a later time, orders that came after the count would not be subtracted from it. */
function countedAt(asOf: string, { loadedAt, warn }: RowContext): string {
  if (asOf <= loadedAt) return asOf;
  warn('As Of', 'future-time', `${asOf} is later than the file was loaded. ${loadedAt} is used.`);
  return loadedAt;
}

const earliest = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;
