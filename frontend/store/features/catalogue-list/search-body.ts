import type { PageSize } from '#shared/rules/base/page-sizes.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import type { Span } from '#shared/rules/search/facet-buckets.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { cents } from '#shared/values/money.ts';
import { YEARS } from '#shared/values/year.ts';

/** Filters of every search in a session, which are in no URL. */
export interface SearchPreferences {
  /** Empty for any. */
  readonly insurer: string;
  /** Whether parts from beyond the service location are left out. */
  readonly isLocalOnly: boolean;
}

/** From what was chosen; an insurance company that the account has no more is none. */
export const searchPreferences = (insurer: string, reach: string, insurers: readonly string[]): SearchPreferences => ({
  insurer: insurers.includes(insurer) ? insurer : '',
  isLocalOnly: reach === 'local',
});

/** The limits of a search (shared/schemas/search-request): characters of a name and of a keyword, values of a list. */
const MOST = { name: 100, keyword: 200, values: 100, ranges: 20, miles: 10_000_000 } as const;

/**
 * The search of a location, in one line of business or in all, without its page and order. A path may say anything: what is
 * beyond the limits of a search is brought to the nearest that it takes, and so finds what there is, or nothing.
 */
export function soughtAt(
  location: CatalogueLocation,
  lineOfBusiness: LineOfBusiness | undefined,
  { insurer, isLocalOnly }: SearchPreferences,
): SearchRequest {
  const { year, make, model, category, keyword } = location;
  return {
    ...(year !== undefined && { years: [Math.min(YEARS.last, Math.max(YEARS.first, year))] }),
    ...(make && { makes: [shortened(make)] }),
    ...(model && { models: [shortened(model)] }),
    ...(category && { categories: [shortened(category)] }),
    ...(keyword && { keyword: keyword.slice(0, MOST.keyword) }),
    ...(lineOfBusiness && { linesOfBusinessIds: [lineOfBusiness] }),
    ...filled({
      interchangeNumbers: location.options.slice(0, MOST.values).map(shortened),
      manufacturer: location.manufacturers.slice(0, MOST.values).map(shortened),
      certifications: location.certifications,
      conditions: location.conditions,
    }),
    ...(location.prices.length > 0 && {
      salvagePrice: location.prices.slice(0, MOST.ranges).map(({ start, end }) => ({
        ...(start !== undefined && { start: cents(start) }),
        ...(end !== undefined && { end: cents(end) }),
      })),
    }),
    ...(location.mileages.length > 0 && {
      mileage: location.mileages
        .slice(0, MOST.ranges)
        .map((span) => (span === 'unknown' ? { isUnknown: true } : withinMiles(span))),
    }),
    ...(insurer && { insuranceCompanies: [insurer] }),
    ...(isLocalOnly && { isNationalSearch: false }),
  };
}

const shortened = (name: string): string => name.slice(0, MOST.name);

const withinMiles = ({ start, end }: Span) => ({
  ...(start !== undefined && { start: Math.min(start, MOST.miles) }),
  ...(end !== undefined && { end: Math.min(end, MOST.miles) }),
});

/** One page of it with so many parts, in the chosen order. The counts of the filters are asked for apart. */
export const pageOfBody = (
  sought: SearchRequest,
  { sort, page }: Pick<CatalogueLocation, 'sort' | 'page'>,
  take: PageSize,
): SearchRequest => ({
  ...sought,
  ...(sort && { sort }),
  take,
  skip: (page - 1) * take,
  facets: [],
});

/** Some accounts look for parts of a vehicle alone, or for what somebody typed (storefront 5). */
export const lacksVehicle = ({ model, keyword }: CatalogueLocation, { requireFitment }: Fitted): boolean =>
  requireFitment && !model && !keyword;

type Fitted = Pick<ShoppingAccount, 'requireFitment'>;

/** Whether the location is narrow enough for a search. */
export const mayAskFor = (location: CatalogueLocation, account: Fitted): boolean =>
  !lacksVehicle(location, account) && !asksForNothing(location);

const asksForNothing = ({ year, make, model, category, keyword, options }: CatalogueLocation): boolean =>
  year === undefined && !make && !model && !category && !keyword?.trim() && options.length === 0;

/** Only what has elements; a mutable copy, as the contract has it. */
function filled<L extends Readonly<Record<string, readonly unknown[]>>>(lists: L) {
  const given = Object.entries(lists).filter(([, values]) => values.length > 0);
  return Object.fromEntries(given.map(([name, values]) => [name, [...values]])) as {
    [Name in keyof L]?: L[Name][number][];
  };
}
