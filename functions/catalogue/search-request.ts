import { nationalLines } from '#shared/rules/pricing/service-areas.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { offeredSorts } from '#shared/values/catalogue/catalogue-sorts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { anyPart, type SearchQuery } from '../search/query/search-query.ts';
import type { SellingContext } from '../selling/selling-context.ts';

/** The company of Canada (storefront 1). */
const CANADIAN_COMPANY = '002';
/** Matches no company, because an empty list would match all of them. */
const NO_COMPANY = '';

/** Reads the search object of storefront 3. It can narrow what the account may see, never widen it. */
export function searchQuery(
  request: SearchRequest,
  { settings, companies }: SellingContext,
  countsOnly: boolean,
): SearchQuery {
  const { salvagePrice = [], mileage = [], manufacturer = [] } = request;
  const { disableSort } = settings;
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
    companyCodes: companiesIn(request.country, Object.values(companies)),
    nationalSearch: requestedNationalLines(request, settings),
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

/** The lines of business in which a search goes beyond the service location, among those in which the account may. */
export function requestedNationalLines(
  request: Pick<SearchRequest, 'isNationalSearch' | 'isAftermarketNationalSearch' | 'isSalvageNationalSearch'>,
  settings: AccountSettings,
): LineOfBusiness[] {
  const { isNationalSearch = true, isAftermarketNationalSearch = true, isSalvageNationalSearch = true } = request;
  const isRequested = {
    aftermarket: isNationalSearch && isAftermarketNationalSearch,
    salvage: isNationalSearch && isSalvageNationalSearch,
  };
  return nationalLines(settings).filter((lineOfBusiness) => isRequested[lineOfBusiness]);
}

/** The values of a field, else the one value of its alias. */
function several<Value>(values: readonly Value[] | undefined, alias: Value | undefined): readonly Value[] {
  return (values ?? [alias]).filter((value) => value !== undefined && value !== '') as Value[];
}

function companiesIn(country: SearchRequest['country'], companies: readonly string[]): readonly string[] {
  if (country === undefined) return companies;
  const there = companies.filter((company) => (company === CANADIAN_COMPANY) === (country === 'CA'));
  return there.length > 0 ? there : [NO_COMPANY];
}
