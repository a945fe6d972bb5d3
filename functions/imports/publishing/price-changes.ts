import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PriceChange } from '../../data/catalogue/price-history-writer.ts';
import type { Difference } from '../sources/differences.ts';
import { groupedRows } from '../sources/grouped-rows.ts';

export interface Days {
  /** ISO dates of the version before and of this one. The first version has none before it and changes no prices. */
  readonly before: string | undefined;
  readonly today: string;
}

/**
 * The change of a list price, if it changed. The history of a part begins with its first change and includes the price before
 * it, so a new catalogue need not write a history for every part. Recycled parts are one of a kind, so the history of their
 * interchange number records each new part.
 */
export function priceChangeOf(
  { before, after }: Difference<Offer>,
  { before: dayBefore, today }: Days,
): PriceChange | undefined {
  if (dayBefore === undefined || !after || after.list === 0 || before?.list === after.list) return undefined;
  const entries = [{ date: today, list: after.list }];
  if (after.lineOfBusiness === 'salvage') {
    return { of: { interchangeNumber: matchedInterchangeNumber(after.interchangeNumber) }, entries };
  }
  if (!before?.list) return undefined;
  return { of: { partId: after.id }, entries, since: { date: dayBefore, list: before.list } };
}

/** The key of the history that a change belongs to. */
export const historyName = ({ of }: PriceChange): string =>
  'partId' in of ? `part ${of.partId}` : `interchange ${of.interchangeNumber}`;

/** Combines sorted changes of the same history, so that each history is written once. */
export async function* byHistory(changes: AsyncIterable<PriceChange>): AsyncGenerator<PriceChange> {
  for await (const [first, ...others] of groupedRows(changes, historyName)) {
    if (first) yield { ...first, entries: [first, ...others].flatMap(({ entries }) => entries) };
  }
}
