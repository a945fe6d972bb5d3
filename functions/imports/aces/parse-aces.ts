import type { Parsed } from '../issues.ts';
import { parseRecords } from '../xml/parse-records.ts';
import { type AcesContext, AcesReading, type AcesSummary } from './aces-reading.ts';
import type { FitmentChange } from './fitment-change.ts';

const containers: ReadonlySet<string> = new Set(['ACES', 'DigitalAsset']);

/**
 * Reads an ACES file (3.1 to 5.0) as a stream: a change per application, or several when it covers several models or
 * spans of years. Memory stays flat but for ids seen and distinct issues.
 *
 * The footer comes last, so nothing may be changed before the summary says `accepted`.
 */
export const parseAces = (
  input: AsyncIterable<Uint8Array>,
  context: AcesContext,
): AsyncGenerator<Parsed<FitmentChange, AcesSummary>> => parseRecords(input, containers, new AcesReading(context));
