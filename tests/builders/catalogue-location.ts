import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';

/** A location with only the given choices. */
export const aLocation = (chosen: Partial<CatalogueLocation> = {}): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  ...chosen,
});
