import { fetchedPath } from '#shared/rules/content/fetched-picture.ts';
import type { FetchedPictureRepository, FetchedPictures } from '../../data/catalogue/fetched-picture-repository.ts';
import type { ObjectStore, WritableObjectStore } from '../../objects/object-store.ts';
import { FETCHED_PICTURES, type FetchedPicture } from '../pictures/picture-sources.ts';
import { FIRST_FORM, sourceRows, writeSource } from '../sources/source-files.ts';
import type { PictureValidators } from './fetch-picture.ts';
import type { PictureProblem } from './picture-problem.ts';

/** The state of the picture at a web address. */
export interface LoggedPicture {
  readonly address: string;
  /** The import that asked for it last, and when (ISO date and time). */
  readonly import: string;
  readonly at: string;
  /** Our copy of it: the hash of the file and an ending. Absent if it was never fetched. */
  readonly name?: string;
  readonly validators?: PictureValidators;
  /** Why it could not be fetched the last time. The copy from an earlier time stays. */
  readonly problem?: PictureProblem;
}

/** The state of all pictures by web address. */
export interface PictureLog {
  readonly rows: Map<string, LoggedPicture>;
  /** Stores the rows, so that no other process fetches them again. @throws {Error} if another process has stored its own. */
  save(): Promise<void>;
}

/** The kind of source that holds the log. */
const LOG = 'picture-log';

export async function openPictureLog(
  store: WritableObjectStore,
  pictures: Pick<FetchedPictureRepository, 'find' | 'save'>,
  now: () => Date,
): Promise<PictureLog> {
  let saved = await pictures.find();
  const rows = await readRows(store, saved);
  return {
    rows,
    async save() {
      const asOf = now().toISOString();
      const sorted = [...rows.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
      const fetched = sorted.flatMap(({ address, name }): FetchedPicture[] =>
        name === undefined ? [] : [{ address, path: fetchedPath(name) }],
      );
      const log = await writeSource(store, { kind: LOG, key: 'all', asOf, form: FIRST_FORM }, sorted);
      if (log.hash === saved?.log.hash) return;
      const written = await writeSource(store, { kind: FETCHED_PICTURES, key: 'all', asOf, form: FIRST_FORM }, fetched);
      // The same pictures are the same source, so that nothing is built again.
      const next = { log, pictures: written.hash === saved?.pictures.hash ? saved.pictures : written };
      if (!(await pictures.save(next, saved))) throw new Error('Another process has saved pictures');
      saved = next;
    },
  };
}

export async function readPictureLog(
  store: ObjectStore,
  pictures: Pick<FetchedPictureRepository, 'find'>,
): Promise<ReadonlyMap<string, LoggedPicture>> {
  return readRows(store, await pictures.find());
}

async function readRows(store: ObjectStore, saved: FetchedPictures | undefined): Promise<Map<string, LoggedPicture>> {
  const rows = new Map<string, LoggedPicture>();
  if (!saved) return rows;
  for await (const row of sourceRows<LoggedPicture>(store, saved.log)) rows.set(row.address, row);
  return rows;
}
