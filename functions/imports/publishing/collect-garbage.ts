import type { CatalogueVersion, SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { CatalogueVersionRepository } from '../../data/catalogue/catalogue-version-repository.ts';
import type { FetchedPictureRepository } from '../../data/catalogue/fetched-picture-repository.ts';
import type { ManagedObjectStore } from '../../objects/s3-object-store.ts';
import { isManifest } from '../../objects/version-manifests.ts';
import { objectName } from '../sources/source-files.ts';
import { VERSIONS_KEPT } from './version-sources.ts';

/** A running import has written objects that no version refers to yet. */
const YOUNG_MS = 24 * 60 * 60_000;
/** Reports are kept longer, because people read them long after the import. */
const REPORT_MS = 60 * YOUNG_MS;

interface GarbageTools {
  readonly store: ManagedObjectStore;
  readonly versions: CatalogueVersionRepository;
  readonly pictures: Pick<FetchedPictureRepository, 'find'>;
}

/** Removes the objects that none of the latest versions refers to. Returns their number. */
export async function collectGarbage({ store, versions, pictures }: GarbageTools, now: Date): Promise<number> {
  const kept = new Set<string>();
  const keep = (entry: SourceEntry) => kept.add(`${objectName(entry)} ${entry.hash}`);
  const listed = await versions.list();
  for (const { manifest } of listed) kept.add(`manifest ${manifest}`);
  for (const { sources, index } of await latest(versions, listed)) {
    for (const entry of sources) keep(entry);
    for (const [name, { hash }] of Object.entries(index.index)) kept.add(`${name} ${hash}`);
  }
  const fetched = await pictures.find();
  if (fetched) for (const entry of [fetched.log, fetched.pictures]) keep(entry);
  const garbage: { readonly name: string; readonly hash: string }[] = [];
  for await (const { name, hash, storedAt } of store.list()) {
    const age = now.getTime() - storedAt.getTime();
    if (age < (isReport(name) ? REPORT_MS : YOUNG_MS)) continue;
    if (!kept.has(isManifest(name) ? `manifest ${hash}` : `${name} ${hash}`)) garbage.push({ name, hash });
  }
  await store.remove(garbage);
  return garbage.length;
}

/**
 * The versions that a rollback can go back to. One that differs from a later one only in pictures is not among them, but
 * the version before the current one is still being read.
 */
async function latest(
  versions: CatalogueVersionRepository,
  listed: readonly { readonly version: number }[],
): Promise<CatalogueVersion[]> {
  const found: CatalogueVersion[] = [];
  const bases = new Set<number | undefined>();
  for (const [index, { version }] of listed.entries()) {
    if (bases.size === VERSIONS_KEPT) break;
    const one = await versions.find(version);
    if (!one || (bases.has(one.base) && index > 1)) continue;
    bases.add(one.base);
    found.push(one);
  }
  return found;
}

const isReport = (name: string): boolean => name.startsWith(objectName({ kind: 'reports', key: '' }));
