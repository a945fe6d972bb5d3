import type { PagedRows } from '#shared/schemas/wire/paging.ts';
import type { ReportedIssue } from './issue-report.ts';

/** A refused row as it was sent, and all reasons for refusing it. */
interface RefusedRow {
  readonly line: number;
  readonly cells: string[];
  readonly reasons: string[];
}

/** A page of the refused rows of a file. */
interface RefusedRowsPage {
  readonly headings: string[];
  readonly data: RefusedRow[];
  readonly hasMore: boolean;
}

/** In characters of cells. A response has at most 6 MB. */
const MOST_OF_PAGE = 1_000_000;

/** Finds the refused rows of a file in the report of its import. Rows are in the order in which they were refused. */
export async function refusedRowsPage(
  issues: AsyncIterable<ReportedIssue>,
  file: string,
  { skip, take }: PagedRows,
): Promise<RefusedRowsPage> {
  let headings: string[] = [];
  const data: RefusedRow[] = [];
  let position = 0;
  let characters = 0;
  for await (const { headings: ofFile, ...row } of refusedRows(issues, file)) {
    if (ofFile) headings = [...ofFile];
    position += 1;
    if (position <= skip) continue;
    if (data.length === take || (data.length > 0 && characters > MOST_OF_PAGE))
      return { headings, data, hasMore: true };
    characters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    data.push(row);
  }
  return { headings, data, hasMore: false };
}

/** Issues that refuse no single row, such as a header that can't be read, are left out. */
async function* refusedRows(
  issues: AsyncIterable<ReportedIssue>,
  file: string,
): AsyncGenerator<RefusedRow & { readonly headings?: readonly string[] }> {
  let row: (RefusedRow & { readonly headings?: readonly string[] }) | undefined;
  for await (const { severity, line, field, message, sent, ...issue } of issues) {
    if (severity !== 'refused' || issue.file !== file) continue;
    const reason = field ? `${field}: ${message}` : message;
    if (sent) {
      if (row) yield row;
      row = { ...sent, cells: [...sent.cells], line, reasons: [reason] };
    } else if (row?.line === line) row.reasons.push(reason);
  }
  if (row) yield row;
}
