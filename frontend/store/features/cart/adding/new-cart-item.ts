import type { NewCartItem } from '#shared/contracts/cart.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { isYear } from '#shared/values/year.ts';

type WantedPart = Pick<NewCartItem, 'itemNumber' | 'companyCode' | 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>;

/** A part as the cart knows it: salvage by its guid; with the vehicle that it was looked for. */
export const newCartItem = (
  { guid, partNumber, companyCode }: Pick<PartCard, 'guid' | 'partNumber' | 'companyCode'>,
  { year, make, model }: Partial<Pick<CatalogueLocation, 'year' | 'make' | 'model'>> = {},
): WantedPart => ({
  itemNumber: guid ?? partNumber,
  companyCode,
  // A path may name any year.
  ...(year !== undefined &&
    isYear(year) &&
    make &&
    model && { vehicleYear: year, vehicleMake: make, vehicleModel: model }),
});
