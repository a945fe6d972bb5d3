import type { CatalogueVersionRepository } from '../../data/catalogue/catalogue-version-repository.ts';
import type { ManagedObjectStore } from '../../objects/s3-object-store.ts';
import { isManifest } from '../../objects/version-manifests.ts';
import { objectName } from '../sources/source-files.ts';
import { VERSIONS_KEPT } from './version-sources.ts';

/** A running import has written objects that no version refers to yet. */
const YOUNG_MS = 24 * 60 * 60_000;
/** Reports are kept longer, because people read them long after the import. */
const REPORT_MS = 60 * YOUNG_MS;

/** Removes the objects that none of the latest versions refers to. Returns their number. */
export async function collectGarbage(
  store: ManagedObjectStore,
  versions: CatalogueVersionRepository,
  now: Date,
): Promise<number> {
  const kept = new Set<string>();
  const listed = await versions.list();
  for (const { manifest } of listed) kept.add(`manifest ${manifest}`);
  for (const { version } of listed.slice(0, VERSIONS_KEPT)) {
    const { sources = [], index } = (await versions.find(version)) ?? {};
    for (const entry of sources) kept.add(`${objectName(entry)} ${entry.hash}`);
    for (const [name, { hash }] of Object.entries(index?.index ?? {})) kept.add(`${name} ${hash}`);
  }
  const garbage: { readonly name: string; readonly hash: string }[] = [];
  for await (const { name, hash, storedAt } of store.list()) {
    const age = now.getTime() - storedAt.getTime();
    if (age < (isReport(name) ? REPORT_MS : YOUNG_MS)) continue;
    if (!kept.has(isManifest(name) ? `manifest ${hash}` : `${name} ${hash}`)) garbage.push({ name, hash });
  }
  await store.remove(garbage);
  return garbage.length;
}

const isReport = (name: string): boolean => name.startsWith(objectName({ kind: 'reports', key: '' }));
