import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import type { Catalogue } from '../search/query/catalogue.ts';
import { anyPart, type SearchCaller } from '../search/query/search-query.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { searchCaller } from './search-caller.ts';

interface Vehicle {
  readonly year?: number | string | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

/** The query that counts the parts of a category. */
interface CategoryCount {
  readonly vehicle: Vehicle;
  readonly caller: SearchCaller;
  readonly companyCodes: readonly string[];
}

export type FindShownCategories = ReturnType<typeof makeFindShownCategories>;

/**
 * Finds the full names of the categories in which an account sees at least one part, in the provider's order. With a
 * vehicle, at least one part that fits it (storefront 7, api/category). Results for the whole catalogue are cached for
 * 30 seconds, because they count every part.
 */
export function makeFindShownCategories({ source, now }: Pick<CatalogueDependencies, 'source' | 'now'>) {
  const ofWholeCatalogue = ttlCache(async (key) => namesWithParts(JSON.parse(key), await source.current()), now);
  return (
    vehicle: Vehicle,
    { catalogue, selling }: Pick<CatalogueContext, 'catalogue' | 'selling'>,
  ): Promise<readonly string[]> => {
    const count = {
      vehicle,
      caller: { ...searchCaller({ selling, point: undefined }), priceLevels: {}, requireFitment: false },
      companyCodes: linesOfBusiness.map((lineOfBusiness) => selling.companies[lineOfBusiness]),
    };
    if (vehicle.make) return namesWithParts(count, catalogue);
    return ofWholeCatalogue(JSON.stringify({ ...count, vehicle: {} }));
  };
}

async function namesWithParts(count: CategoryCount, catalogue: Catalogue): Promise<readonly string[]> {
  const { categories } = await catalogue.dictionary();
  const names = categories.map(({ fullName }) => fullName);
  const shown = new Set<string>();
  // Deepest first: a category above one with parts needs no count.
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
