import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import type { Catalogue } from '../search/query/catalogue.ts';
import { anyPart, type SearchCaller } from '../search/query/search-query.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { type Shopper, searchCaller } from './shopper.ts';

interface Vehicle {
  readonly year?: number | string | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

/** What a category's parts are counted by. */
interface CategoryCount {
  readonly vehicle: Vehicle;
  readonly caller: SearchCaller;
  readonly companyCodes: readonly string[];
}

/**
 * Full names of the categories in which an account finds a part, in the provider's order; with a vehicle, a part for it
 * (storefront 7, api/category). A category from which the account excludes every part is not named. Answers for the
 * whole catalogue are at most 30 seconds old, since they look at every part there is.
 */
export function shownCategories({ source, now }: Pick<CatalogueDependencies, 'source' | 'now'>) {
  const ofWholeCatalogue = ttlCache(async (key) => namesWithParts(JSON.parse(key), await source.current()), now);
  return (
    vehicle: Vehicle,
    shopper: Shopper,
    { catalogue }: Pick<CatalogueContext, 'catalogue'>,
  ): Promise<readonly string[]> => {
    const count = {
      vehicle,
      caller: { ...searchCaller(shopper), point: undefined, priceLevels: {}, requireFitment: false },
      companyCodes: linesOfBusiness.map((lineOfBusiness) => shopper.companies[lineOfBusiness]),
    };
    if (vehicle.make) return namesWithParts(count, catalogue);
    return ofWholeCatalogue(JSON.stringify({ ...count, vehicle: {} }));
  };
}

async function namesWithParts(count: CategoryCount, catalogue: Catalogue): Promise<readonly string[]> {
  const { categories } = await catalogue.dictionary();
  const names = categories.map(({ fullName }) => fullName);
  const shown = new Set<string>();
  // The deepest first: a category that holds one with parts needs no count of its own.
  for (const name of names.toSorted((a, b) => depth(b) - depth(a))) {
    if (!shown.has(name) && !(await hasParts(name, count, catalogue))) continue;
    for (const holder of [name, ...holdersOf(name)]) shown.add(holder);
  }
  return names.filter((name) => shown.has(name));
}

async function hasParts(name: string, { vehicle, caller, companyCodes }: CategoryCount, catalogue: Catalogue) {
  const { year, make, model } = vehicle;
  const query = {
    ...anyPart,
    categories: [name],
    years: year === undefined ? [] : [Number(year)],
    makes: make ? [make] : [],
    models: make && model ? [model] : [],
    companyCodes,
    countsOnly: true,
  };
  return (await catalogue.search(query, caller)).total > 0;
}

const depth = (fullName: string): number => fullName.split('|').length;

/** 'Body' and 'Body|Hoods' of 'Body|Hoods|Scoops'. */
function holdersOf(fullName: string): string[] {
  const names = fullName.split('|');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('|'));
}
