import { repeatsOf } from '#shared/rules/people-imports/row-judge.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { makeFindWorker, makePeopleImporter } from './import-worker.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { type FileHead, readPeopleFile, UnusablePeopleFile } from './people-file.ts';
import { PEOPLE_KINDS } from './people-kind.ts';
import { countsOfRows, type IndexedRow, type RowBatch } from './row-index.ts';
import { type GivenRow, indexed, type PeopleImporter, topLevelKey, triedRow } from './tried-row.ts';

type Changed = Partial<PeopleImport>;

const EVERY_MS = 2000;

/**
 * Reads a file, judges each of its rows as a save would, and keeps them in batches of a hundred. Returns the change of the
 * import. Undefined if it was cancelled meanwhile. `save` keeps a change and tells whether the import still waits for it.
 */
export function makeCheckFile(dependencies: PeopleDependencies) {
  const { mappings, now, objects } = dependencies;
  const findWorker = makeFindWorker(dependencies);
  const peopleImporter = makePeopleImporter(dependencies);

  return async (state: PeopleImport, save: (change: Changed) => Promise<boolean>): Promise<Changed | undefined> => {
    const importer = await peopleImporter(await findWorker(state), state);
    const remembered = state.given ? undefined : await mappings.find(state.accountId, state.kind);
    let bytesChecked = 0;
    let nextAt = now().getTime() + EVERY_MS;
    const counted = async function* () {
      for await (const chunk of objects.open(state)) {
        bytesChecked += chunk.length;
        yield chunk;
      }
    };
    try {
      const judge = makeJudge(state, importer);
      const batches: string[] = [];
      const index: IndexedRow[] = [];
      let head: Changed = {};
      for await (const part of readPeopleFile(state, counted(), remembered)) {
        if ('head' in part) {
          head = headChange(part.head);
          await objects.put(state.id, SAMPLES, part.head.samples);
          const [refused] = part.head.columns.refused;
          if (refused !== undefined) throw new UnusablePeopleFile(refused);
          if (part.head.columns.missing.length > 0) return { ...head, ...waiting(part.head) };
          continue;
        }
        const rows = await judge(part.rows);
        const name = `rows/${batches.length}-check${state.run}`;
        await objects.put(state.id, name, { rows } satisfies RowBatch);
        batches.push(name);
        index.push(...rows.map((row) => indexed(state, row)));
        if (now().getTime() < nextAt) continue;
        nextAt = now().getTime() + EVERY_MS;
        if (!(await save({ bytesChecked, rows: index.length }))) return undefined;
      }
      const name = `index-check${state.run}`;
      await objects.put(state.id, name, { rows: index, batches });
      return { ...head, ...countsOfRows(index), state: 'checked', index: name, bytesChecked: state.bytes };
    } catch (error) {
      if (error instanceof UnusablePeopleFile) return { state: 'failed', message: error.message };
      throw error;
    }
  };
}

/** The object with the first rows of the file. */
export const SAMPLES = 'samples';

const headChange = ({ headings, columns: { mapping, mappedBy, ignored } }: FileHead): Changed => ({
  headings: [...headings],
  mapping: [...mapping],
  mappedBy,
  ignored: [...ignored],
});

const waiting = ({ columns: { missing } }: FileHead): Changed => ({
  state: 'mapping',
  message: PEOPLE_IMPORT_TEXTS.missingColumns(missing.join(', ')),
});

/** Judges batches in the order of the file. The rows of a batch are looked up at the same time. */
function makeJudge(state: PeopleImport, importer: PeopleImporter) {
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
