import type { CatalogueVersion } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { CatalogueVersionRepository, VersionItem } from '../../data/catalogue/catalogue-version-repository.ts';
import { UnreadableObject } from '../../objects/object-store.ts';
import { VERSIONS_KEPT } from './version-sources.ts';

/** A version of the catalogue, with what it changed. */
interface ListedVersion extends Pick<VersionItem, 'version' | 'builtAt' | 'importId' | 'changes'> {
  readonly isCurrent: boolean;
  /** The catalogue can go back to it. */
  readonly isKept: boolean;
  /** Undefined if the version can't be read. */
  readonly counts: CatalogueVersion['index']['counts'] | undefined;
}

const MOST_VERSIONS = 20;

/** The latest versions, newest first. */
export async function listVersions({
  versions,
}: {
  readonly versions: Pick<CatalogueVersionRepository, 'list' | 'current' | 'find'>;
}): Promise<ListedVersion[]> {
  const [listed, current] = await Promise.all([versions.list(), versions.current()]);
  return Promise.all(
    listed.slice(0, MOST_VERSIONS).map(async ({ manifest: _manifest, ...item }, place) => ({
      ...item,
      isCurrent: item.version === current?.version,
      isKept: place < VERSIONS_KEPT,
      counts: await countsOf(versions, item.version),
    })),
  );
}

async function countsOf(
  versions: Pick<CatalogueVersionRepository, 'find'>,
  version: number,
): Promise<ListedVersion['counts']> {
  try {
    return (await versions.find(version))?.index.counts;
  } catch (error) {
    if (error instanceof UnreadableObject) return undefined;
    throw error;
  }
}
