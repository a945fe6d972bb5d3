import { CSV_PROBLEMS, type CsvRecord, csvRecords } from '#shared/rules/csv/csv-records.ts';
import { mappedColumns } from '#shared/rules/people-imports/column-mapping.ts';
import { rowOfCells } from '#shared/rules/people-imports/import-columns.ts';
import type { ColumnMapping } from '#shared/schemas/fields/people-import.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import { IMPORT_ROW_TEXTS, PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { MOST_PEOPLE_ROWS } from '#shared/values/people/people-imports.ts';
import { decodedText } from '../csv/decoded-text.ts';
import { fileLevel, PEOPLE_KINDS } from './people-kind.ts';
import { BATCH_ROWS } from './row-index.ts';
import type { GivenRow } from './tried-row.ts';

/** The file can't be imported. The message says why. */
export class UnusablePeopleFile extends Error {}

/** The first rows that the page for mapping columns shows. */
const SAMPLES = 5;
/** Longer cells are a fault anyway, and are kept no longer than calls take them. */
const LONGEST_CELL = 300;

/** The headings and first rows of a file, and its columns. */
export interface FileHead {
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly columns: Pick<ReturnType<typeof mappedColumns>, 'mapping' | 'mappedBy' | 'ignored' | 'missing' | 'refused'>;
}

/** Yields the head of a file, and then its rows in batches of a hundred. Blank rows do not count. */
export async function* readPeopleFile(
  state: Pick<PeopleImport, 'kind' | 'accountId' | 'given'>,
  bytes: AsyncIterable<Uint8Array>,
  remembered: readonly ColumnMapping[] | undefined,
): AsyncGenerator<{ readonly head: FileHead } | { readonly rows: readonly GivenRow[] }> {
  const records = rowsOf(csvRecords(decodedText(bytes)));
  const first = await records.next();
  if (first.done) throw new UnusablePeopleFile(PEOPLE_IMPORT_TEXTS.noRows);
  if ('problem' in first.value) throw new UnusablePeopleFile(PEOPLE_IMPORT_TEXTS.unreadable);
  const headings = first.value.cells;
  const begin = await firstOf(records, SAMPLES);
  const { places, ...columns } = mappedColumns(PEOPLE_KINDS[state.kind].columns, headings, fileLevel(state), {
    given: state.given,
    remembered,
  });
  const samples = begin.map((record) => ('cells' in record ? record.cells.map(shortened) : []));
  yield { head: { headings: headings.map(shortened), samples, columns } };

  let row = 0;
  let batch: GivenRow[] = [];
  for await (const record of chained(begin, records)) {
    row += 1;
    if (row > MOST_PEOPLE_ROWS) throw new UnusablePeopleFile(PEOPLE_IMPORT_TEXTS.tooManyRows(MOST_PEOPLE_ROWS));
    batch.push(
      'cells' in record
        ? { row, cells: rowOfCells(places, record.cells.map(shortened)) }
        : { row, cells: {}, problem: `${IMPORT_ROW_TEXTS.line(record.line)} ${CSV_PROBLEMS[record.problem]}` },
    );
    if (batch.length < BATCH_ROWS) continue;
    yield { rows: batch };
    batch = [];
  }
  if (row === 0) throw new UnusablePeopleFile(PEOPLE_IMPORT_TEXTS.noRows);
  if (batch.length > 0) yield { rows: batch };
}

async function* rowsOf(batches: AsyncIterable<readonly CsvRecord[]>): AsyncGenerator<CsvRecord> {
  for await (const batch of batches) {
    for (const record of batch)
      if ('problem' in record || record.cells.some((cell) => cell.trim() !== '')) yield record;
  }
}

async function firstOf<Value>(values: AsyncIterator<Value>, most: number): Promise<Value[]> {
  const found: Value[] = [];
  while (found.length < most) {
    const next = await values.next();
    if (next.done) break;
    found.push(next.value);
  }
  return found;
}

async function* chained<Value>(first: readonly Value[], rest: AsyncIterable<Value>): AsyncGenerator<Value> {
  yield* first;
  yield* rest;
}

const shortened = (cell: string): string => cell.slice(0, LONGEST_CELL);
