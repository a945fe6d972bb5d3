import type { PagedRows } from '#shared/schemas/wire/paging.ts';
import type { ReportedIssue } from './issue-report.ts';

type ShownIssue = Omit<ReportedIssue, 'sent'>;

/** The issues of a page. Nothing after the page is read. */
export async function issuesOfPage(
  issues: AsyncIterable<ReportedIssue>,
  { skip, take }: PagedRows,
): Promise<ShownIssue[]> {
  const found: ShownIssue[] = [];
  let position = 0;
  for await (const { sent: _sent, ...issue } of issues) {
    if (position >= skip + take) break;
    if (position >= skip) found.push(issue);
    position += 1;
  }
  return found;
}

interface Wanted {
  readonly file: string | undefined;
  readonly code: string | undefined;
}

/** The issues of a page of those of one file and code, and how many of them there are. */
export async function issuesOf(
  issues: AsyncIterable<ReportedIssue>,
  { file, code }: Wanted,
  { skip, take }: PagedRows,
): Promise<{ readonly data: ShownIssue[]; readonly total: number }> {
  const data: ShownIssue[] = [];
  let total = 0;
  for await (const { sent: _sent, ...issue } of issues) {
    if ((file !== undefined && issue.file !== file) || (code !== undefined && issue.code !== code)) continue;
    if (total >= skip && total < skip + take) data.push(issue);
    total += 1;
  }
  return { data, total };
}
