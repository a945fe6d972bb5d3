import { nationalLines } from '#shared/rules/pricing/service-areas.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { offeredSorts } from '#shared/values/catalogue-sorts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { anyPart, type SearchQuery } from '../search/query/search-query.ts';
import type { Shopper } from './shopper.ts';

/** The company of Canada (storefront 1). */
const CANADIAN_COMPANY = '002';
/** Stands for companies that an account does not buy from: an empty list would ask for all. */
const NO_COMPANY = '';

/** The search object of storefront 3 for this shopper. What it says narrows what the account may, and never widens it. */
export function searchQuery(request: SearchRequest, shopper: Shopper, countsOnly: boolean): SearchQuery {
  const { salvagePrice = [], mileage = [], manufacturer = [] } = request;
  const { disableSort } = shopper.settings;
  const sort = request.sort ?? request.sortingAlias;
  const isOffered = sort !== undefined && offeredSorts({ disableSort, hasPostalCode: true }).includes(sort);
  return {
    ...anyPart,
    years: several(request.years, request.yearAlias).map(Number),
    makes: several(request.makes, request.makeAlias),
    models: several(request.models, request.modelAlias),
    categories: several(request.categories, request.categoryAlias),
    keyword: request.keyword ?? request.searchAlias ?? '',
    isPartSearch: request.isPartSearch ?? false,
    companyCodes: companiesIn(request.country, Object.values(shopper.companies)),
    nationalSearch: wantedNationalLines(request, shopper),
    withoutReman: request.disallowRemanufactured ?? false,
    withoutReconditioned: request.disallowReconditioned ?? false,
    aftermarketExclusions: request.aftermarketExcludedPLines ?? [],
    salvageExclusions: request.salvageExcludedPartTypes ?? [],
    linesOfBusiness: request.linesOfBusinessIds ?? [],
    interchangeNumbers: request.interchangeNumbers ?? [],
    manufacturers: [manufacturer].flat().filter(Boolean),
    certifications: request.certifications ?? [],
    prices: salvagePrice,
    mileages: mileage.map(({ isUnknown, ...span }) => (isUnknown ? 'unknown' : span)),
    conditions: request.conditions ?? [],
    insurers: request.insuranceCompanies ?? [],
    sort: isOffered ? sort : undefined,
    skip: request.skip ?? request.skipAlias ?? 0,
    take: request.take ?? request.takeAlias ?? anyPart.take,
    countsOnly: countsOnly || request.isFacetOnly === true || request.type === 'getFacets',
  };
}

/** Lines in which this search goes beyond the service location, of those in which the account may. */
export function wantedNationalLines(
  request: Pick<SearchRequest, 'isNationalSearch' | 'isAftermarketNationalSearch' | 'isSalvageNationalSearch'>,
  shopper: Shopper,
): LineOfBusiness[] {
  const { isNationalSearch = true, isAftermarketNationalSearch = true, isSalvageNationalSearch = true } = request;
  const isWanted = {
    aftermarket: isNationalSearch && isAftermarketNationalSearch,
    salvage: isNationalSearch && isSalvageNationalSearch,
  };
  return nationalLines(shopper.settings).filter((lineOfBusiness) => isWanted[lineOfBusiness]);
}

/** What a field says, else its alias of one value. */
function several<Value>(values: readonly Value[] | undefined, alias: Value | undefined): readonly Value[] {
  return (values ?? [alias]).filter((value) => value !== undefined && value !== '') as Value[];
}

function companiesIn(country: SearchRequest['country'], companies: readonly string[]): readonly string[] {
  if (country === undefined) return companies;
  const there = companies.filter((company) => (company === CANADIAN_COMPANY) === (country === 'CA'));
  return there.length > 0 ? there : [NO_COMPANY];
}
