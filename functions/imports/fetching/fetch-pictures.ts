import type { CatalogueVersionRepository } from '../../data/catalogue/catalogue-version-repository.ts';
import type { FetchedPictureRepository } from '../../data/catalogue/fetched-picture-repository.ts';
import { holdLease } from '../../data/table/lease.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import type { PictureFiles } from '../../pictures/picture-files.ts';
import { type WantedPictures, wantedPictures } from '../pictures/wanted-pictures.ts';
import type { PictureFetcher } from './fetch-picture.ts';
import { inTurnsOfHosts, silentHosts } from './picture-hosts.ts';
import { type LoggedPicture, openPictureLog, type PictureLog } from './picture-log.ts';
import { UnfetchedPicture } from './picture-problem.ts';
import { makeStorePartPicture } from './store-part-picture.ts';

/** The tools that fetch pictures of parts. */
export interface FetchingTools {
  readonly store: WritableObjectStore;
  readonly versions: Pick<CatalogueVersionRepository, 'current'>;
  readonly pictures: FetchedPictureRepository;
  readonly files: Pick<PictureFiles, 'put'>;
  readonly fetchPicture: PictureFetcher;
  readonly now: () => Date;
}

/** At most this many pictures are fetched at once. */
export const MOST_AT_ONCE = 16;
/** After this many pictures the log is saved. A killed process has to fetch no more than these again. */
const SAVED_EVERY = 100;
const DAY_MS = 24 * 60 * 60_000;
/** A picture that is there is looked at again after this time, whether it has changed. */
const FRESH_MS = DAY_MS;
/** An address that no part names any more is forgotten after this time, unless an earlier version comes back. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Fetches the pictures that the current catalogue names by web address: new ones, those that could not be fetched before,
 * and those that may have changed. The log is saved as it goes on, so that a run which is killed goes on where it was.
 * False if the time was over before all were asked for. Only one import fetches at a time.
 */
export async function fetchPictures(tools: FetchingTools, id: string, timeMs: number): Promise<boolean> {
  const end = performance.now() + timeMs;
  const { store, versions, pictures, now } = tools;
  const wanted = await wantedPictures(store, (await versions.current())?.sources ?? []);
  if (wanted.size === 0) return true;
  const lease = await holdLease(pictures.lease, id, now, timeMs);
  if (!lease) return false;
  try {
    const log = await openPictureLog(store, pictures, now);
    forgetUnnamed(log, wanted, now());
    const due = [...wanted.keys()].filter((address) => isDue(log.rows.get(address), id, now()));
    return await fetchAll(tools, id, { log, due, isOver: () => performance.now() >= end });
  } finally {
    await lease.end();
  }
}

/** Each address is asked for once in an import. */
function isDue(row: LoggedPicture | undefined, id: string, now: Date): boolean {
  if (!row) return true;
  return row.import !== id && (row.problem !== undefined || now.getTime() - Date.parse(row.at) >= FRESH_MS);
}

function forgetUnnamed({ rows }: PictureLog, wanted: WantedPictures, now: Date): void {
  for (const { address, at } of rows.values()) {
    if (!wanted.has(address) && now.getTime() - Date.parse(at) >= KEPT_MS) rows.delete(address);
  }
}

interface Fetching {
  readonly log: PictureLog;
  readonly due: readonly string[];
  readonly isOver: () => boolean;
}

async function fetchAll(tools: FetchingTools, id: string, { log, due, isOver }: Fetching): Promise<boolean> {
  const names = [...log.rows.values()].flatMap(({ name }) => name ?? []);
  const storePicture = makeStorePartPicture(tools.files, names);
  const hosts = silentHosts([...log.rows.values()].filter((row) => row.import === id));
  const addresses = inTurnsOfHosts(due);
  let saving: Promise<void> = Promise.resolve();
  let settled = 0;
  let failure: { readonly error: unknown } | undefined;

  async function fetchOne(address: string): Promise<void> {
    const known = log.rows.get(address);
    const asked = { address, import: id, at: tools.now().toISOString() };
    try {
      hosts.refuseSilent(address);
      const file = await tools.fetchPicture(address, known?.name === undefined ? {} : known.validators);
      hosts.heard(address);
      if (file.isSame) log.rows.set(address, { ...withoutProblem(known), ...asked });
      else log.rows.set(address, { ...asked, name: await storePicture(file.bytes), validators: file.validators });
    } catch (error) {
      if (!(error instanceof UnfetchedPicture)) throw error;
      hosts.failed(address, error.problem);
      log.rows.set(address, { ...known, ...asked, problem: error.problem });
    }
    settled += 1;
    if (settled % SAVED_EVERY === 0) saving = saving.then(log.save);
    await saving;
  }

  async function worker(): Promise<void> {
    while (!failure && !isOver()) {
      const { value: address, done } = addresses.next();
      if (done) return;
      try {
        await fetchOne(address);
      } catch (error) {
        failure = { error };
      }
    }
  }

  await Promise.all(Array.from({ length: MOST_AT_ONCE }, worker));
  await saving;
  await log.save();
  if (failure) throw failure.error;
  return addresses.next().done === true;
}

function withoutProblem(row: LoggedPicture | undefined): Partial<LoggedPicture> {
  const { problem: _, ...rest } = row ?? {};
  return rest;
}
