import type { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import type { Actor } from '../http/authenticate.ts';
import { makeLoadAccountSelling } from './account-selling.ts';
import { makeLoadCatalogueContext } from './catalogue-context.ts';
import { lastName, typeName } from './categories-of-type.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import type { FindShownCategories } from './shown-categories.ts';

/** Lists the categories of an account with their part types, without those that it excludes (storefront 7, api/category). */
export function makeListCategories(dependencies: CatalogueDependencies, findShownCategories: FindShownCategories) {
  const loadAccountSelling = makeLoadAccountSelling(dependencies);
  const loadCatalogueContext = makeLoadCatalogueContext(dependencies);

  return async (actor: Actor, accountId: string): Promise<Output<typeof catalogueContract.getCategories>> => {
    const context = await loadCatalogueContext(actor);
    const { catalogue, dictionary } = context;
    const selling = await loadAccountSelling(accountId, context, actor);
    const shown = new Set(await findShownCategories({}, { catalogue, selling }));
    const { salvageExclusions } = selling.settings;
    return dictionary.categories
      .filter(({ fullName }) => shown.has(fullName))
      .map(({ fullName, partTypes }) => ({
        categoryName: lastName(fullName),
        fullName,
        categoryMemberships: partTypes
          .filter((type) => !salvageExclusions.includes(type))
          .map((type) => ({ interchangePartType: type, description: typeName(type, dictionary) })),
      }));
  };
}
