import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PriceChange } from '../../data/catalogue/price-history-writer.ts';
import type { Difference } from '../sources/differences.ts';
import { groupedRows } from '../sources/grouped-rows.ts';

export interface Days {
  /** ISO dates: of the version before, and of this one. The first version has no past, and nothing changes with it. */
  readonly before: string | undefined;
  readonly today: string;
}

/**
 * The list price that changed, if it did. A part's history begins with its first change, and then tells what it cost
 * before, so that a new catalogue need not write one for each part; a recycled part is one of a kind, so that of its
 * interchange number tells of each that comes.
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

/** Tells whose history a change belongs to. */
export const historyName = ({ of }: PriceChange): string =>
  'partId' in of ? `part ${of.partId}` : `interchange ${of.interchangeNumber}`;

/** Sorted changes, those of one history together, so that each is written once. */
export async function* byHistory(changes: AsyncIterable<PriceChange>): AsyncGenerator<PriceChange> {
  for await (const [first, ...others] of groupedRows(changes, historyName)) {
    if (first) yield { ...first, entries: [first, ...others].flatMap(({ entries }) => entries) };
  }
}
