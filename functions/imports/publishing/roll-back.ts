import { AppError } from '#shared/errors.ts';
import type { CatalogueVersion, SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import { type Publishing, publishSources } from './publish-sources.ts';

/** @throws {AppError} where there is no such version. */
export async function sourcesOfVersion(
  { versions }: Pick<Publishing, 'versions'>,
  version: number,
): Promise<readonly SourceEntry[]> {
  const earlier = await versions.find(version);
  if (!earlier) throw new AppError('not_found', IMPORT_TEXTS.noVersion(version));
  return earlier.sources;
}

/** The number of the version to go back to where none is named. @throws {AppError} before the second version. */
export async function versionBefore({ versions }: Pick<Publishing, 'versions'>): Promise<number> {
  const base = (await versions.current())?.base;
  if (base === undefined) throw new AppError('not_found', IMPORT_TEXTS.noEarlierVersion);
  return base;
}

/**
 * Publishes what an earlier version consisted of, under a new number; without a number that of the version before the
 * current one. Undefined when the catalogue is just so.
 */
export async function rollBack(
  publishing: Publishing,
  id: string,
  version?: number,
): Promise<CatalogueVersion | undefined> {
  const sources = await sourcesOfVersion(publishing, version ?? (await versionBefore(publishing)));
  return publishSources(publishing, id, async () => [...sources]);
}
