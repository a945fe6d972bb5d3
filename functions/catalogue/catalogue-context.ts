import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { Actor } from '../http/authenticate.ts';
import type { Catalogue } from '../search/query/catalogue.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { type Sale, saleTo } from './sale.ts';
import { wantedNationalLines } from './search-request.ts';
import { type Shopper, shopper } from './shopper.ts';

/** What every call begins with: the catalogue of now, and who looks at it. */
export interface CatalogueContext {
  readonly catalogue: Catalogue;
  readonly shopper: Shopper;
  readonly sale: Sale;
}

type Wish = Pick<
  SearchRequest,
  'isNationalSearch' | 'isAftermarketNationalSearch' | 'isSalvageNationalSearch' | 'catalogueVersion'
>;

/** Throws 'unauthenticated' for sessions that may not shop any more; a catalogue version is asked while it is held. */
export function catalogueContexts({
  findShopping,
  source,
  now,
}: Pick<CatalogueDependencies, 'findShopping' | 'source' | 'now'>) {
  return async (actor: Actor, wish: Wish = {}): Promise<CatalogueContext> => {
    const { catalogueVersion } = wish;
    const [records, current, earlier] = await Promise.all([
      findShopping(actor),
      source.current(),
      catalogueVersion === undefined ? undefined : source.version(catalogueVersion),
    ]);
    const catalogue = earlier ?? current;
    const who = shopper(records, actor);
    const sale = saleTo(who, wantedNationalLines(wish, who), await catalogue.dictionary(), now());
    return { catalogue, shopper: who, sale };
  };
}
