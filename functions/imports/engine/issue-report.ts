import type { Import } from '#shared/schemas/stored/import.ts';
import type { ObjectStore, WritableObjectStore } from '../../objects/object-store.ts';
import type { Issue } from '../issues.ts';
import { rowSorter } from '../sources/sorted-rows.ts';
import { FIRST_FORM, sourceRows, writeSource } from '../sources/source-files.ts';

/** An issue and the file it is in. */
export interface ReportedIssue extends Issue {
  readonly file: string;
}

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
  let adding = Promise.resolve();
  let count = 0;
  function add(issue: ReportedIssue): void {
    count += 1;
    adding = adding.then(() => issues.add(issue));
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

/** The issues of an import, from its report. */
export const reportedIssues = (store: ObjectStore, id: string, hash: string): AsyncGenerator<ReportedIssue> =>
  sourceRows<ReportedIssue>(store, { kind: 'reports', key: id, hash });
