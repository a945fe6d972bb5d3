import type { Import } from '#shared/schemas/stored/import.ts';
import type { ObjectStore, WritableObjectStore } from '../../objects/object-store.ts';
import type { Issue, SentRow } from '../issues.ts';
import { rowSorter } from '../sources/sorted-rows.ts';
import { FIRST_FORM, sourceRows, writeSource } from '../sources/source-files.ts';

/** An issue and the file it is in. Of the refused rows of a file, only the first has the headings. */
export interface ReportedIssue extends Omit<Issue, 'sent'> {
  readonly file: string;
  readonly sent?: Pick<SentRow, 'cells'> & Partial<SentRow>;
}

/** In characters of all cells. Rows refused after that are only counted and reported. */
export const MOST_KEPT_OF_ROWS = 20_000_000;

interface IssueReport {
  add(issue: ReportedIssue): void;
  /** Stores the report and returns its hash; undefined if there are no issues. */
  close(store: WritableObjectStore): Promise<string | undefined>;
}

/** Collects issues in the order they come. They are kept on disk, because a file may be full of them. */
export function issueReport(
  { id, startedAt }: Pick<Import, 'id' | 'startedAt'>,
  earlier: readonly ReportedIssue[],
): IssueReport {
  const issues = rowSorter<ReportedIssue>(() => '');
  const kept = rowKeeper();
  let adding = Promise.resolve();
  let count = 0;
  function add(issue: ReportedIssue): void {
    count += 1;
    const row = kept(issue);
    adding = adding.then(() => issues.add(row));
  }
  for (const issue of earlier) add(issue);
  return {
    add,
    async close(store) {
      await adding;
      try {
        if (count === 0) return undefined;
        const report = { kind: 'reports', key: id, asOf: startedAt, form: FIRST_FORM };
        return (await writeSource(store, report, issues.rows())).hash;
      } finally {
        await issues.close();
      }
    },
  };
}

/** Leaves out headings that the report has already, and rows beyond the limit. */
function rowKeeper(): (issue: ReportedIssue) => ReportedIssue {
  const filesWithHeadings = new Set<string>();
  let characters = 0;
  return (issue) => {
    const { sent, ...rest } = issue;
    if (!sent) return issue;
    characters += sent.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > MOST_KEPT_OF_ROWS) return rest;
    if (sent.headings && !filesWithHeadings.has(issue.file)) {
      filesWithHeadings.add(issue.file);
      return issue;
    }
    return { ...rest, sent: { cells: sent.cells } };
  };
}

/** The issues of an import, from its report. */
export const reportedIssues = (store: ObjectStore, id: string, hash: string): AsyncGenerator<ReportedIssue> =>
  sourceRows<ReportedIssue>(store, { kind: 'reports', key: id, hash });
