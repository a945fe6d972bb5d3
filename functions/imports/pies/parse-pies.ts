import type { Parsed } from '../issues.ts';
import { parseRecords } from '../xml/parse-records.ts';
import type { PiesChange, PiesContext } from './pies-item.ts';
import { PiesReading, type PiesSummary } from './pies-reading.ts';

const containers: ReadonlySet<string> = new Set(['PIES', 'PriceSheets', 'Items']);

/**
 * Reads a PIES file (6.5 to 8.0) as a stream, one change per item. Of an item that comes twice the last one counts, which
 * whoever sorts the changes has to see to; the issue is told here. Memory stays flat but for items seen and distinct
 * issues.
 *
 * The trailer comes last, so nothing may be changed before the summary says `accepted`.
 */
export const parsePies = (
  input: AsyncIterable<Uint8Array>,
  context: PiesContext,
): AsyncGenerator<Parsed<PiesChange, PiesSummary>> => parseRecords(input, containers, new PiesReading(context));
