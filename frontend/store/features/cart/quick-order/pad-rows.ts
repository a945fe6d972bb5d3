import type { QuickOrderRow } from '#shared/rules/cart/quick-order-rows.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import { addedSoMany, leftToFix, saidOfRow } from '#shared/texts/cart/quick-order-texts.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { newCartItem } from '../adding/new-cart-item.ts';
import { cartResultText } from '../cart-result-text.ts';
import type { PadRow } from './validate-rows.ts';

type Results = CartChanges['results'];

/** Outcomes after which a row needs nothing more. */
const DONE: readonly AddOutcome[] = ['added', 'partly added', 'reduced'];

/** The message about a row that was not added as requested. It names the part, as several rows may have one. */
function lessOf({ partNumber }: PadRow, result: Results[number] | undefined): string[] {
  const text = result && result.outcome !== 'added' ? cartResultText(result) : undefined;
  return text ? [saidOfRow(partNumber, text)] : [];
}

/** The rows that are left after adding the good ones, and the message about all of them. */
export function resultsOf(rows: readonly PadRow[], good: readonly PadRow[], results: Results) {
  const resultOf = (row: PadRow) => results[good.findIndex(({ key }) => key === row.key)];
  const added = good.filter((row) => DONE.includes(resultOf(row)?.outcome ?? 'missing'));
  const left = rows
    .filter((row) => !added.some(({ key }) => key === row.key))
    .map((row): PadRow => {
      const result = resultOf(row);
      return result ? { ...row, status: 'failed', message: cartResultText(result) } : row;
    });
  const sentences = [
    addedSoMany(formatCount(added.length), added.length === 1),
    ...(left.length > 0 ? [leftToFix(formatCount(left.length), left.length === 1)] : []),
    ...good.flatMap((row) => lessOf(row, resultOf(row))),
  ];
  return { left, message: sentences.join(' ') };
}

/** A row as the line that somebody would type for it. */
export const asText = ({ partNumber, quantity }: QuickOrderRow): string => `${partNumber}\t${quantity}`;

/** The row for a typed line. A checked row stays checked as long as its number and quantity are the same. */
export function padRow(row: QuickOrderRow, before: readonly PadRow[]): PadRow {
  const same = before.find(({ partNumber }) => matchedNumber(partNumber) === matchedNumber(row.partNumber));
  if (same?.quantity === row.quantity) return same;
  return { ...row, key: same?.key ?? crypto.randomUUID(), unit: same?.unit, status: 'unchecked' };
}

/** A row whose number has not been looked up yet. */
export const uncheckedRow = ({ key, partNumber, quantity }: PadRow): PadRow => ({
  key,
  partNumber,
  quantity,
  status: 'unchecked',
});

/** The cart item of a row, in a list that is empty for an unknown part. */
export const itemOf = ({ part, quantity, unit }: PadRow) =>
  part ? [{ ...newCartItem(part), quantity, ...(unit && { unitOfMeasure: { code: unit } }) }] : [];
