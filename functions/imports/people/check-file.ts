import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { makeFindWorker, makePeopleImporter } from './import-worker.ts';
import { rowsJudge } from './judge-rows.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { type FileHead, readPeopleFile, UnusablePeopleFile } from './people-file.ts';
import { countsOfRows, type IndexedRow, type RowBatch } from './row-index.ts';
import { indexed } from './tried-row.ts';

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
      const judge = rowsJudge(state, importer);
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
