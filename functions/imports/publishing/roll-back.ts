import type { CatalogueVersion } from '#shared/schemas/catalogue/catalogue-version.ts';
import { type Publishing, publishSources } from './publish-sources.ts';
import { sourcesOfVersion, versionBefore } from './version-sources.ts';

/**
 * Publishes the sources of an earlier version under a new number. Without a number that is the version before the
 * current one. Undefined if the catalogue has these sources already.
 */
export async function rollBack(
  publishing: Publishing,
  id: string,
  version?: number,
): Promise<CatalogueVersion | undefined> {
  const sources = await sourcesOfVersion(publishing, version ?? (await versionBefore(publishing)));
  return publishSources(publishing, id, async () => [...sources]);
}

/**
 * Builds the current version again if another release built it, because this one can't read its index. Undefined if
 * there is nothing to do.
 */
export const rebuild = (publishing: Publishing, id: string): Promise<CatalogueVersion | undefined> =>
  publishSources(publishing, id, async (sources) => sources);
