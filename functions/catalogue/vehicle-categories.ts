import { anyPart } from '../search/search-query.ts';
import { searchCaller } from './shopper.ts';
import type { Visit } from './visit.ts';

interface Vehicle {
  readonly year?: number | string | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

/** Full names of the categories in which this shopper finds a part for a vehicle; of all of them without one. */
export async function categoriesOf({ year, make, model }: Vehicle, { catalogue, shopper }: Visit): Promise<string[]> {
  const { categories } = await catalogue.dictionary();
  const names = categories.map(({ fullName }) => fullName);
  if (!make) return names;
  const caller = searchCaller(shopper);
  const query = {
    ...anyPart,
    years: year === undefined ? [] : [Number(year)],
    makes: [make],
    models: model ? [model] : [],
    companyCodes: Object.values(shopper.companies),
    countsOnly: true,
  };
  const totals = await Promise.all(
    names.map(async (name) => (await catalogue.search({ ...query, categories: [name] }, caller)).total),
  );
  return names.filter((_, index) => (totals[index] ?? 0) > 0);
}
