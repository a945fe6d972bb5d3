import { nationalLines } from '#shared/rules/pricing/service-areas.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { SearchCaller } from '../search/query/search-query.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** The limits that account and session set to every search. */
export function searchCaller({ selling, point }: Pick<CatalogueContext, 'selling' | 'point'>): SearchCaller {
  const { settings, serviceLocation, buyers } = selling;
  const priceLevels = linesOfBusiness.flatMap((lineOfBusiness) => {
    const { priceLevel } = buyers[lineOfBusiness];
    return priceLevel ? [[lineOfBusiness, priceLevel]] : [];
  });
  return {
    linesOfBusiness: linesOfBusiness.filter((lineOfBusiness) => settings.linesOfBusiness.includes(lineOfBusiness)),
    nationalSearch: nationalLines(settings),
    serviceLocation,
    point,
    aftermarketExclusions: settings.aftermarketExclusions,
    salvageExclusions: settings.salvageExclusions,
    viewRemanParts: settings.viewRemanParts,
    viewReconditionedParts: settings.viewReconditionedParts,
    requireFitment: settings.requireFitment,
    priceLevels: Object.fromEntries(priceLevels),
  };
}
