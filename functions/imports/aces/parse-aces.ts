import type { Parsed } from '../parsed.ts';
import { readRecords } from '../xml/read-records.ts';
import { RefusedFile } from '../xml/refused-file.ts';
import { type AcesContext, AcesReading, type AcesSummary } from './aces-reading.ts';
import type { FitmentChange } from './fitment-change.ts';

const containers: ReadonlySet<string> = new Set(['ACES', 'DigitalAsset']);

/**
 * Reads an ACES file (3.1 to 5.0) as a stream: a change per application, or several when it covers several models or
 * spans of years. Memory stays flat but for ids seen and distinct faults.
 *
 * The footer comes last, so nothing may be changed before the summary says `accepted`.
 */
export async function* parseAces(
  input: AsyncIterable<Uint8Array>,
  context: AcesContext,
): AsyncGenerator<Parsed<FitmentChange, AcesSummary>> {
  const reading = new AcesReading(context);
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
