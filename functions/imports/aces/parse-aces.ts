import type { Parsed } from '../issues.ts';
import { parseRecords } from '../xml/parse-records.ts';
import { type AcesContext, AcesReading, type AcesSummary } from './aces-reading.ts';
import type { FitmentChange } from './fitment-change.ts';

const containers: ReadonlySet<string> = new Set(['ACES', 'DigitalAsset']);

/**
 * Reads an ACES file (3.1 to 5.0) as a stream with one change for each application. Memory only grows with the number of
 * ids and distinct issues.
 *
 * The footer comes last, so nothing may be changed before the summary says `accepted`.
 */
export const parseAces = (
  input: AsyncIterable<Uint8Array>,
  context: AcesContext,
): AsyncGenerator<Parsed<FitmentChange, AcesSummary>> => parseRecords(input, containers, new AcesReading(context));
