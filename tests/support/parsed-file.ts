import type { Issue, Parsed } from '#functions/imports/issues.ts';

/** A file in pieces of a given size, as a source delivers it. */
export async function* streamOf(content: string | Uint8Array, pieceBytes = 1 << 16): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.slice(start, start + pieceBytes);
}

/** Everything that a parser yields, each kind separately. */
export async function outcomeOf<Row, Summary>(parsed: AsyncIterable<Parsed<Row, Summary>>) {
  const rows: Row[] = [];
  const issues: Issue[] = [];
  const summaries: Summary[] = [];
  for await (const one of parsed) {
    if ('row' in one) rows.push(one.row);
    else if ('issue' in one) issues.push(one.issue);
    else summaries.push(one.summary);
  }
  const [summary] = summaries;
  if (!summary || summaries.length > 1) throw new Error(`There are ${summaries.length} summaries.`);
  return { rows, issues, summary };
}

/** The messages of the issues of one kind. */
export function messagesOf(issues: readonly Issue[], code: string): string[] {
  return issues.filter((issue) => issue.code === code).map(({ message }) => message);
}
