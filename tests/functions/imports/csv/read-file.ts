import { postalLocation } from '#functions/data/locations/postal-locations.ts';
import type { CsvContext, CsvFormat } from '#functions/imports/csv/csv-format.ts';
import { type CsvSummary, readCsv } from '#functions/imports/csv/read-csv.ts';
import type { Issue } from '#functions/imports/issues.ts';

const PART_TYPES: Readonly<Record<string, readonly string[]>> = { '1360': ['Fender'], '300': ['Engine Assembly'] };
const context = {
  asOf: '2026-03-01T00:00:00Z',
  loadedAt: '2026-04-01T09:00:00.000Z',
  locate: postalLocation,
  namesOfPartType: (code: string) => PART_TYPES[code] ?? [],
};

/** Bytes as they may arrive: in pieces that end anywhere. */
export async function* inPieces(bytes: Uint8Array, length = bytes.length): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
}

/** All that comes of a file. */
export async function readFile<Row>(
  format: CsvFormat<Row>,
  file: string | Uint8Array,
  { pieces, ...more }: Partial<CsvContext> & { readonly pieces?: number } = {},
) {
  const rows: Row[] = [];
  const issues: Issue[] = [];
  let summary: CsvSummary | undefined;
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  for await (const parsed of readCsv(format, inPieces(bytes, pieces), { ...context, ...more })) {
    if ('row' in parsed) rows.push(parsed.row);
    else if ('issue' in parsed) issues.push(parsed.issue);
    else summary = parsed.summary;
  }
  return { rows, issues, summary };
}
