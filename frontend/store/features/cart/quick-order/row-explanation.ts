import { quickOrderFault } from '#shared/rules/quick-order/join-rows.ts';
import { notSoldBy, ROW_FAULT_TEXTS, wasWritten } from '#shared/texts/cart/quick-order-texts.ts';
import { onlySoMany } from '#shared/texts/catalogue/part-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { type PadRow, sellingOf } from './validate-rows.ts';

/** Why a row can't be added, and what would help. Undefined if its status says it all. */
export function explanationOf(row: PadRow): string | undefined {
  const { status, message } = row;
  if (status === 'failed') return message;
  if (status === 'faulty') return faultText(row);
  const selling = sellingOf(row);
  return status === 'short' && selling ? onlySoMany(formatCount(selling.uomQuantityAvailable)) : undefined;
}

/** The field of a quantity that can't be read shows what is written there, unless that is too long for it. */
function faultText(row: PadRow): string | undefined {
  const fault = quickOrderFault(row);
  if (fault === undefined) return row.unit === undefined ? undefined : notSoldBy(row.unit);
  const text = ROW_FAULT_TEXTS[fault];
  return fault === 'badQuantity' || fault === 'tooMany' ? `${wasWritten(row.written)} ${text}` : text;
}
