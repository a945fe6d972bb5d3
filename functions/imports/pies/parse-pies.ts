import type { Parsed } from '../issues.ts';
import { parseRecords } from '../xml/parse-records.ts';
import type { PiesChange, PiesContext } from './pies-item.ts';
import { PiesReading, type PiesSummary } from './pies-reading.ts';

const containers: ReadonlySet<string> = new Set(['PIES', 'PriceSheets', 'Items']);

/**
 * Reads a PIES file (6.5 to 8.0) as a stream with one change for each item. A repeated item is reported here, and the last
 * one is used when the changes are sorted. Memory only grows with the number of items and distinct issues.
 *
 * The trailer comes last, so nothing may be changed before the summary says `accepted`.
 */
export const parsePies = (
  input: AsyncIterable<Uint8Array>,
  context: PiesContext,
): AsyncGenerator<Parsed<PiesChange, PiesSummary>> => parseRecords(input, containers, new PiesReading(context));
