import type { IssueCounts, Parsed } from '../issues.ts';
import type { OnDoubt } from './decode-xml.ts';
import { readXmlRecords } from './read-records.ts';
import { RefusedFile } from './refused-file.ts';
import type { XmlElement } from './xml-element.ts';

/** Reads a file record by record. */
interface Reading<Row, Summary> {
  take(record: XmlElement): readonly Parsed<Row, Summary>[];
  /** Called after the last record. @throws {RefusedFile} */
  end(): void;
  readonly issueCounts: IssueCounts;
  readonly summary: Summary;
}

/**
 * Yields the outcomes of a file's records as they come, then the counted issues, and the summary last. `containers` are
 * the elements whose children are the records.
 */
export async function* parseRecords<Row, Summary>(
  input: AsyncIterable<Uint8Array>,
  containers: ReadonlySet<string>,
  reading: Reading<Row, Summary>,
): AsyncGenerator<Parsed<Row, Summary>> {
  const onDoubt: OnDoubt = (...doubt) => reading.issueCounts.add(...doubt);
  try {
    for await (const record of readXmlRecords(input, containers, onDoubt)) {
      for (const one of reading.take(record)) yield one;
    }
    reading.end();
    for (const issue of reading.issueCounts.issues()) yield { issue };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    yield { issue: error.issue };
  }
  yield { summary: reading.summary };
}
