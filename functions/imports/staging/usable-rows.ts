import type { ImportedFile } from '#shared/schemas/stored/import.ts';
import type { Issue, Parsed, SentRow } from '../issues.ts';

/** A source as staged from a file. An update holds changes, which are merged with the current source when it is published. */
export type StagedSource = ImportedFile['sources'][number];

/** Thrown when nothing in the file can be used. The reported issues say why. */
export class UnusableFile extends Error {}

/** The fields of a format's summary that say whether the file can be used. */
interface Verdict {
  readonly accepted?: boolean;
  readonly isUnusable?: boolean;
}

/** Is called while a file is read. */
export interface Listener {
  readonly onRow: () => void;
  readonly onIssue: (issue: Issue) => void;
}

interface UsableRow<Row> {
  readonly row: Row;
  /** In CSV files; otherwise 0. */
  readonly line: number;
  /** In CSV files. */
  readonly sent?: SentRow;
}

/** The rows of a file. Issues go to the listener. */
export interface UsableRows<Row, Summary> extends AsyncIterable<UsableRow<Row>> {
  /** Only known once all rows have been read. */
  summary(): Summary;
}

/**
 * Throws at the end if nothing in the file may be used, so the rows read until then must not have had any effect.
 * @throws {UnusableFile}
 */
export function usableRows<Row, Summary extends Verdict>(
  parsed: AsyncIterable<Parsed<Row, Summary>>,
  { onRow, onIssue }: Listener,
): UsableRows<Row, Summary> {
  let summary: Summary | undefined;
  async function* rows(): AsyncGenerator<UsableRow<Row>> {
    let count = 0;
    for await (const one of parsed) {
      if ('row' in one) {
        count += 1;
        onRow();
        yield { row: one.row, line: one.line ?? 0, ...(one.sent && { sent: one.sent }) };
      } else if ('issue' in one) onIssue(one.issue);
      else summary = one.summary;
    }
    if (!summary || summary.accepted === false || summary.isUnusable === true) throw new UnusableFile();
    if (count > 0) return;
    const message = 'No row in the file can be imported, so it changes nothing.';
    onIssue({ line: 1, code: 'no-rows', message, severity: 'refused' });
    throw new UnusableFile();
  }
  return {
    [Symbol.asyncIterator]: rows,
    summary: () => {
      if (!summary) throw new Error('The file has not been read to its end');
      return summary;
    },
  };
}
