import { repeatsOf } from '#shared/rules/people-imports/row-judge.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { PEOPLE_KINDS } from './people-kind.ts';
import { type GivenRow, type PeopleImporter, topLevelKey, triedRow } from './tried-row.ts';

/**
 * Judges rows in batches of any size, in the order of the file. The rows of a batch are looked up at the same time. The
 * results do not depend on how the file is cut.
 */
export function rowsJudge(state: Pick<PeopleImport, 'kind' | 'accountId'>, importer: PeopleImporter) {
  const { rulesOf, parentOf } = PEOPLE_KINDS[state.kind];
  const { keysOf } = rulesOf(0);
  const isRepeat = repeatsOf();
  /** The rows that make a top-level account, by its key. A row after them may name it as its parent. */
  const making = new Map<string, number>();

  return async (given: readonly GivenRow[]): Promise<PeopleImportRow[]> => {
    const repeats = new Map(given.map((row) => [row.row, isRepeat(keysOf(row.cells))]));
    const tried = (rows: readonly GivenRow[]) =>
      Promise.all(
        rows.map((row) => {
          const isExpected = (parent: string) =>
            (making.get(topLevelKey(parent)) ?? Number.POSITIVE_INFINITY) < row.row;
          return triedRow(state, importer, row, repeats.get(row.row) ?? false, isExpected);
        }),
      );
    const isUnder = ({ cells }: GivenRow): boolean => parentOf(cells) !== '';
    const above = await tried(given.filter((row) => !isUnder(row)));
    for (const { row, outcome, cells = {} } of above) {
      if (outcome === 'new') for (const key of keysOf(cells)) making.set(key, row);
    }
    const under = await tried(given.filter(isUnder));
    return [...above, ...under].toSorted((one, other) => one.row - other.row);
  };
}
