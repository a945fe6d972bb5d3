import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { CsvFormat } from '../csv/csv-format.ts';
import type { PiesItem } from '../pies/pies-item.ts';
import { fitmentKey } from '../staging/fitment-update.ts';
import { itemChangeKey } from '../staging/item-update.ts';
import { IMPORT_KINDS, kindOfSource } from './import-kinds.ts';

type Named = Pick<SourceEntry, 'kind' | 'key'>;

/** The key by which the rows of a source are sorted. */
export function rowKeyOf(source: Named): (row: unknown) => string {
  if (source.kind === 'fitments') return (row) => fitmentKey(row as SentFitments);
  if (source.kind === 'items') return (row) => itemChangeKey({ item: row as PiesItem });
  return csvFormatOf(source).keyOf;
}

/** The format of the files that a source is staged from, which are CSV files. */
export function csvFormatOf(source: Named): CsvFormat<unknown> {
  const kind = kindOfSource(source);
  const format = kind && IMPORT_KINDS[kind].format;
  if (format === undefined || typeof format === 'string') throw new Error(`No CSV file has the rows of ${source.kind}`);
  return format;
}
