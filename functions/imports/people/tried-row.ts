import { faultOf } from '#shared/rules/people-imports/row-fault.ts';
import { judgeRow } from '#shared/rules/people-imports/row-judge.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleCells, PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { type RowImporter, type RowOutcome, rowOutcome } from '../../http/import-rows.ts';
import { fileLevel, PEOPLE_KINDS } from './people-kind.ts';
import type { IndexedRow } from './row-index.ts';

export type PeopleImporter = RowImporter<PeopleCells, unknown>;
type Into = Pick<PeopleImport, 'kind' | 'accountId'>;

/** A row before it is judged. */
export interface GivenRow {
  readonly row: number;
  readonly cells: PeopleCells;
  /** Why the row can't be read. */
  readonly problem?: string;
}

/** Judges a row as a save would, and saves nothing. */
export async function triedRow(
  into: Into,
  importer: PeopleImporter,
  { row, cells, problem }: GivenRow,
  isRepeat: boolean,
  isExpected: (parent: string) => boolean,
): Promise<PeopleImportRow> {
  if (problem !== undefined) return rowAfter(into, { row, cells }, faultOf(USER_ROW_TEXTS.rejected, problem));
  const rules = PEOPLE_KINDS[into.kind].rulesOf(fileLevel(into));
  const judged = judgeRow(rules, cells, isRepeat);
  const done =
    'fault' in judged ? judged : await rowOutcome(() => importer.tryRow(cells, judged.body, isExpected), importer);
  return rowAfter(into, { row, cells }, done);
}

/** A row with its outcome. It is imported if an id is given with it. */
export function rowAfter({ kind }: Into, { row, cells }: GivenRow, done: RowOutcome): PeopleImportRow {
  const name = PEOPLE_KINDS[kind].nameOf(cells);
  if ('fault' in done) {
    const { result, details, columns } = done.fault;
    const faultColumns = [...columns];
    return {
      row,
      name,
      outcome: 'wrong',
      result,
      details: [...details],
      faultColumns,
      isImported: false,
      id: null,
      changes: [],
      cells,
    };
  }
  const { outcome, result, id, changes = [] } = done;
  return {
    row,
    name,
    outcome,
    result,
    details: [],
    faultColumns: [],
    isImported: false,
    id,
    changes: [...changes],
    cells,
  };
}

/** A row for the index. A row that can't be read has no names. */
export function indexed({ kind, accountId }: Into, row: PeopleImportRow): IndexedRow {
  const { outcome, result, isImported, cells = {} } = row;
  const { rulesOf, parentOf } = PEOPLE_KINDS[kind];
  const level = fileLevel({ accountId });
  const parent = level === 0 ? parentOf(cells) : '';
  return {
    outcome,
    result,
    keys: rulesOf(level).keysOf(cells),
    ...(parent !== '' && { parent }),
    ...(isImported && { isImported: true as const }),
  };
}

/** The key of a top-level account, as the rules of account rows make it. */
export const topLevelKey = (name: string): string => `\n${name}`;
