import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';

/** A location with nothing chosen but what a test names. */
export const aLocation = (chosen: Partial<CatalogueLocation> = {}): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  ...chosen,
});
