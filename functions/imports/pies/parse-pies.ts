import type { Parsed } from '../parsed.ts';
import { readRecords } from '../xml/read-records.ts';
import { RefusedFile } from '../xml/refused-file.ts';
import type { PiesChange, PiesContext } from './pies-item.ts';
import { PiesReading, type PiesSummary } from './pies-reading.ts';

const containers: ReadonlySet<string> = new Set(['PIES', 'PriceSheets', 'Items']);

/**
 * Reads a PIES file (6.5 to 8.0) as a stream, one change per item. Of an item that comes twice the last one counts, which
 * whoever sorts the changes has to see to; the fault is told here. Memory stays flat but for items seen and distinct
 * faults.
 *
 * The trailer comes last, so nothing may be changed before the summary says `accepted`.
 */
export async function* parsePies(
  input: AsyncIterable<Uint8Array>,
  context: PiesContext,
): AsyncGenerator<Parsed<PiesChange, PiesSummary>> {
  const reading = new PiesReading(context);
  try {
    for await (const record of readRecords(input, containers)) {
      for (const one of reading.take(record)) yield one;
    }
    reading.end();
    for (const fault of reading.tally.faults()) yield { fault };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    yield { fault: error.fault };
  }
  yield { summary: reading.summary };
}
