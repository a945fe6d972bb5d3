import { vinInKeyword } from '#shared/rules/search/vin-in-keyword.ts';
import type { VinVehicle } from '#shared/schemas/wire/vin-vehicle.ts';
import type { KeywordReading } from '../../search/query/search-query.ts';
import { vinVehicle } from '../../search/vin/vin-vehicle.ts';
import type { CatalogueContext } from '../catalogue-context.ts';

/** A keyword that names a vehicle by its VIN. */
export interface VinReading {
  readonly vehicle: VinVehicle;
  /** The vehicle under the provider's names, and the words beside the VIN. */
  readonly reading: KeywordReading;
}

/** Undefined if the keyword has no VIN, or one of which nothing is known. */
export async function readVinKeyword(
  keyword: string,
  { vins, dictionary }: Pick<CatalogueContext, 'vins' | 'dictionary'>,
): Promise<VinReading | undefined> {
  const found = vinInKeyword(keyword);
  const decoded = found && (await vins.read(found.vin));
  if (!found || !decoded) return undefined;
  const vehicle = vinVehicle(found.vin, decoded, dictionary);
  const { year, make, model, offered } = vehicle;
  if (!make) return undefined;
  // A model that the provider does not have finds nothing, and so says that there are no parts for it.
  const models = offered.models.length > 0 ? offered.models : [model].filter(Boolean);
  return {
    vehicle,
    reading: {
      years: year === null ? [] : [year],
      makes: [offered.make || make],
      models,
      words: found.rest.split(' ').filter(Boolean),
    },
  };
}
