import { AppError } from '#shared/errors.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import type { CatalogueVersionRepository } from '../../data/catalogue/catalogue-version-repository.ts';

interface Versions {
  readonly versions: CatalogueVersionRepository;
}

/** The catalogue can go back to the latest versions only. The rows of earlier ones are deleted. */
export const VERSIONS_KEPT = 5;

/** The sources that a version was built from. @throws {AppError} if there is no such version, or it is no longer kept. */
export async function sourcesOfVersion({ versions }: Versions, version: number): Promise<readonly SourceEntry[]> {
  const [earlier, listed] = await Promise.all([versions.find(version), versions.list()]);
  if (!earlier) throw new AppError('not_found', IMPORT_TEXTS.noVersion(version));
  const isKept = listed.slice(0, VERSIONS_KEPT).some((one) => one.version === version);
  if (!isKept) throw new AppError('conflict', IMPORT_TEXTS.versionNotKept(version, VERSIONS_KEPT));
  return earlier.sources;
}

/** The version that the current one was built on. @throws {AppError} if there is none. */
export async function versionBefore({ versions }: Versions): Promise<number> {
  const base = (await versions.current())?.base;
  if (base === undefined) throw new AppError('not_found', IMPORT_TEXTS.noEarlierVersion);
  return base;
}
