import type { Fault, Parsed } from '../parsed.ts';

/** The file can't be used at all; the faults say why. */
export class UnusableFile extends Error {}

/** What of any summary says whether a file can be used. */
interface Verdict {
  readonly accepted?: boolean;
  readonly isUnusable?: boolean;
}

/** Hears what comes of a file while it is read. */
export interface Listener {
  readonly onRow: () => void;
  readonly onFault: (fault: Fault) => void;
}

interface UsableRow<Row> {
  readonly row: Row;
  /** Of CSV files; else 0. */
  readonly line: number;
}

/** The rows of a file, with its faults and summary told apart. */
export interface UsableRows<Row, Summary> extends AsyncIterable<UsableRow<Row>> {
  /** Known when all rows have been read. */
  summary(): Summary;
}

/**
 * Throws at the end when nothing of the file may be used: what has come until then must not have had any effect.
 * @throws {UnusableFile}
 */
export function usableRows<Row, Summary extends Verdict>(
  parsed: AsyncIterable<Parsed<Row, Summary>>,
  { onRow, onFault }: Listener,
): UsableRows<Row, Summary> {
  let summary: Summary | undefined;
  async function* rows(): AsyncGenerator<UsableRow<Row>> {
    let count = 0;
    for await (const one of parsed) {
      if ('row' in one) {
        count += 1;
        onRow();
        yield { row: one.row, line: one.line ?? 0 };
      } else if ('fault' in one) onFault(one.fault);
      else summary = one.summary;
    }
    if (!summary || summary.accepted === false || summary.isUnusable === true) throw new UnusableFile();
    if (count > 0) return;
    const message = 'No row of the file can be taken, so it changes nothing.';
    onFault({ line: 1, code: 'no-rows', message, severity: 'refused' });
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
