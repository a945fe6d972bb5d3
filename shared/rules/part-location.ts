import type { PartCard } from '../schemas/part.ts';
import { type CatalogueLocation, WHOLE_CATALOGUE } from './catalogue-location.ts';

type Named = Pick<PartCard, 'partNumber' | 'guid' | 'categoryName'>;
type From = Pick<CatalogueLocation, 'year' | 'make' | 'model' | 'category'>;

/** The page of a part, for the vehicle and in the category in which it was found (storefront 2, part detail path). */
export const partLocation = ({ partNumber, guid, categoryName }: Named, from: From = {}): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  year: from.year,
  make: from.make,
  model: from.model,
  category: from.category ?? (categoryName || undefined),
  part: guid === null ? { lineOfBusiness: 'aftermarket', partNumber } : { lineOfBusiness: 'salvage', id: guid },
});
