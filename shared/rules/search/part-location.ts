import type { Part, PartCard } from '../../schemas/wire/part.ts';
import { type CatalogueLocation, WHOLE_CATALOGUE } from './catalogue-location.ts';

type Named = Pick<PartCard, 'partNumber' | 'guid' | 'categories'>;
type From = Pick<CatalogueLocation, 'year' | 'make' | 'model' | 'category'>;

/** The page of a part, for the vehicle and the category it was found in (storefront 2, part detail path). */
export const partLocation = ({ partNumber, guid, categories }: Named, from: From = {}): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  year: from.year,
  make: from.make,
  model: from.model,
  category: from.category ?? categories[0],
  part: guid === null ? { lineOfBusiness: 'aftermarket', partNumber } : { lineOfBusiness: 'salvage', id: guid },
});

/**
 * The list that a part's page leads back to. The category of the path counts if the part is in it. Otherwise the part's
 * own category is used, because a path may name any category or none (decision B196).
 */
export const listLocationOf = (
  location: CatalogueLocation,
  { categories }: Pick<Part, 'categories'>,
): CatalogueLocation => {
  const { category } = location;
  const isIn = (wanted: string) => categories.some((each) => each === wanted || each.startsWith(`${wanted}|`));
  return { ...location, part: undefined, category: category && isIn(category) ? category : categories[0] };
};
