import type { CatalogueLocation } from '#shared/rules/catalogue-location.ts';
import type { LineOfBusiness } from '#shared/rules/line-of-business.ts';
import { cents } from '#shared/rules/money.ts';
import type { SearchRequest } from '#shared/schemas/search-request.ts';
import type { ShoppingAccount } from '#shared/schemas/signed-in-user.ts';

/** What narrows every search of a session, and stands in no URL. */
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

/** What is looked for at a location, of one line or of all, without its page and order. */
export function soughtAt(
  location: CatalogueLocation,
  line: LineOfBusiness | undefined,
  { insurer, isLocalOnly }: SearchPreferences,
): SearchRequest {
  const { year, make, model, category, keyword } = location;
  return {
    ...(year !== undefined && { years: [year] }),
    ...(make && { makes: [make] }),
    ...(model && { models: [model] }),
    ...(category && { categories: [category] }),
    ...(keyword && { keyword }),
    ...(line && { linesOfBusinessIds: [line] }),
    ...filled({
      interchangeNumbers: location.options,
      manufacturer: location.manufacturers,
      certifications: location.certifications,
      conditions: location.conditions,
    }),
    ...(location.prices.length > 0 && {
      salvagePrice: location.prices.map(({ start, end }) => ({
        ...(start !== undefined && { start: cents(start) }),
        ...(end !== undefined && { end: cents(end) }),
      })),
    }),
    ...(location.mileages.length > 0 && {
      mileage: location.mileages.map((span) => (span === 'unknown' ? { isUnknown: true } : span)),
    }),
    ...(insurer && { insuranceCompanies: [insurer] }),
    ...(isLocalOnly && { isNationalSearch: false }),
  };
}

/** One page of it, in the chosen order. The counts of the filters are asked for apart. */
export const pageOf = (sought: SearchRequest, { sort, take, page }: CatalogueLocation): SearchRequest => ({
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

/** Whether there is enough to look for. */
export const mayAskFor = (location: CatalogueLocation, account: Fitted): boolean =>
  !lacksVehicle(location, account) && !asksForNothing(location);

const asksForNothing = ({ year, make, model, category, keyword, options }: CatalogueLocation): boolean =>
  year === undefined && !make && !model && !category && !keyword && options.length === 0;

/** Only what has elements; a mutable copy, as the contract has it. */
function filled<L extends Readonly<Record<string, readonly unknown[]>>>(lists: L) {
  const given = Object.entries(lists).filter(([, values]) => values.length > 0);
  return Object.fromEntries(given.map(([name, values]) => [name, [...values]])) as {
    [Name in keyof L]?: L[Name][number][];
  };
}
