import type { catalogueContract } from '#shared/contracts/catalogue.ts';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import { searchEverywhere, searchWithin } from '#shared/texts/catalogue/picker-texts.ts';
import type { Output } from '#shared/wire/endpoint.ts';

type Reading = Output<(typeof catalogueContract)['parseKeyword']>[number];
type Vehicle = Pick<CatalogueLocation, 'year' | 'make' | 'model'>;

/** An entry of the list under the keyword box, and where it leads. */
export interface Suggestion {
  readonly label: string;
  readonly location: CatalogueLocation;
}

/** Entries at most (storefront 9). */
const MOST = 10;

/** The location of the plain keyword, within the current vehicle or anywhere. */
export const keywordLocation = (keyword: string, vehicle: Vehicle | undefined): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  ...(vehicle && { year: vehicle.year, make: vehicle.make, model: vehicle.model }),
  keyword,
});

/** The readings of a keyword. With a vehicle, the reading within it comes first. */
export function suggestionsOf(
  keyword: string,
  readings: readonly Reading[],
  vehicle: Vehicle | undefined,
): readonly Suggestion[] {
  const scopes = vehicle
    ? [
        { label: searchWithin(keyword, vehicleTitle(vehicle)), location: keywordLocation(keyword, vehicle) },
        { label: searchEverywhere(keyword), location: keywordLocation(keyword, undefined) },
      ]
    : [];
  const isSaid = ({ val }: Reading) => vehicle !== undefined && val.toLowerCase() === keyword.toLowerCase();
  const meanings = readings
    .filter((reading) => !isSaid(reading))
    .map((reading) => ({ label: reading.val, location: locationOf(reading) }));
  return [...scopes, ...meanings].slice(0, MOST);
}

const locationOf = ({ year, make, model, keywords }: Reading): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  ...(year && { year: Number(year) }),
  ...(make && { make }),
  ...(model && { model }),
  ...(keywords && { keyword: keywords }),
});
