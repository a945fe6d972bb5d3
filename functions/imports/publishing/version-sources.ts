import { AppError } from '#shared/errors.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import type { CatalogueVersionRepository } from '../../data/catalogue/catalogue-version-repository.ts';

interface Versions {
  readonly versions: CatalogueVersionRepository;
}

/** The sources that a version was built from. @throws {AppError} if there is no such version. */
export async function sourcesOfVersion({ versions }: Versions, version: number): Promise<readonly SourceEntry[]> {
  const earlier = await versions.find(version);
  if (!earlier) throw new AppError('not_found', IMPORT_TEXTS.noVersion(version));
  return earlier.sources;
}

/** The version that the current one was built on. @throws {AppError} if there is none. */
export async function versionBefore({ versions }: Versions): Promise<number> {
  const base = (await versions.current())?.base;
  if (base === undefined) throw new AppError('not_found', IMPORT_TEXTS.noEarlierVersion);
  return base;
}
