import type { CatalogueVersion } from '#shared/schemas/catalogue/catalogue-version.ts';
import { type Publishing, publishSources } from './publish-sources.ts';

/**
 * Publishes what the current version consists of once more where another release built it, whose index this one does
 * not read. Undefined when there is nothing to do.
 */
export const rebuild = (publishing: Publishing, id: string): Promise<CatalogueVersion | undefined> =>
  publishSources(publishing, id, async (sources) => sources);
