import { hasNumber, joinRows } from '#shared/rules/quick-order/join-rows.ts';
import type { QuickOrderRow } from '#shared/rules/quick-order/read-quick-order.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import { addedSoMany, leftToFix, saidOfRow } from '#shared/texts/cart/quick-order-texts.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { newCartItem } from '../adding/new-cart-item.ts';
import { cartResultText } from '../cart-result-text.ts';
import { type PadRow, sellingOf } from './validate-rows.ts';

type Results = CartChanges['results'];

/** The most different parts in one check. */
const MOST_ROWS = 200;

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
const asText = ({ partNumber, written }: QuickOrderRow): string => `${partNumber}\t${written}`;

/** The rows with those that were read, as many as one check takes, and the others as text to check later. */
export function withRead(before: readonly PadRow[], read: readonly QuickOrderRow[]) {
  const joined = joinRows(before, read);
  const rows = joined.slice(0, MOST_ROWS).map((row, index): PadRow => {
    const former = before[index];
    if (!former) return uncheckedRow({ ...row, key: crypto.randomUUID() });
    return former === row ? former : { ...former, quantity: row.quantity, written: row.written, status: 'unchecked' };
  });
  return { rows, left: joined.slice(MOST_ROWS).map(asText) };
}

/** A row that has not been looked up yet. Without a number there is nothing to look up. */
const uncheckedRow = (row: QuickOrderRow & Pick<PadRow, 'key'>): PadRow => ({
  ...row,
  status: hasNumber(row) ? 'unchecked' : 'faulty',
});

/** A row with another number, which is another part. */
export const withNumber = ({ key, quantity, written }: PadRow, partNumber: string): PadRow =>
  uncheckedRow({ key, partNumber, quantity, written });

/** The cart item of a row, in a list that is empty if it can't be added. */
export function itemOf(row: PadRow) {
  const { part, quantity, warrantyCode } = row;
  const selling = sellingOf(row);
  if (!part || !selling || quantity === undefined) return [];
  const choice = { quantity, unitOfMeasure: { code: selling.unitOfMeasure } };
  return [{ ...newCartItem(part), ...choice, ...(warrantyCode !== undefined && { warrantyCode }) }];
}
