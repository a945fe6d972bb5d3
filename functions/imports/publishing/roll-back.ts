import { AppError } from '#shared/errors.ts';
import type { CatalogueVersion } from '#shared/schemas/catalogue/catalogue-version.ts';
import { type Publishing, publishSources } from './publish-sources.ts';

/**
 * Publishes what an earlier version consisted of, under a new number; without a number that of the version before the
 * current one. Undefined when the catalogue is just so.
 */
export async function rollBack(
  publishing: Publishing,
  id: string,
  version?: number,
): Promise<CatalogueVersion | undefined> {
  const { versions } = publishing;
  const wanted = version ?? (await versions.current())?.base;
  const earlier = wanted === undefined ? undefined : await versions.find(wanted);
  if (!earlier)
    throw new AppError(
      'not_found',
      wanted === undefined ? 'There is no earlier version' : `There is no version ${wanted}`,
    );
  return publishSources(publishing, id, async () => earlier.sources);
}
