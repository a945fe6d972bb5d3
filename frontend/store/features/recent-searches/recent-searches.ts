import * as z from 'zod/mini';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath, parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { browserStorage } from '../../../ui/hooks/web-storage.ts';
import { searchKeysOf } from './forget-searches.ts';

const pathsSchema = z.array(z.string());
const MOST = 8;

/** Key of the searches of one user in one account. */
const storageKey = (accountId: number, userId: string): string => `${searchKeysOf(userId)}${accountId}`;

/** The latest first. What somebody else wrote in its place is nothing. */
export function recentSearches(accountId: number, userId: string): readonly CatalogueLocation[] {
  return pathsIn(browserStorage.read(storageKey(accountId, userId))).map(parseCataloguePath);
}

/** Keeps what was looked for, without filters, order and page; once, however often. */
export function keepSearch(accountId: number, userId: string, location: CatalogueLocation): void {
  const { year, make, model, category, keyword, options } = location;
  const path = cataloguePath({ ...WHOLE_CATALOGUE, year, make, model, category, keyword, options });
  if (path === '/') return;
  const key = storageKey(accountId, userId);
  const others = pathsIn(browserStorage.read(key)).filter((each) => each !== path);
  browserStorage.write(key, JSON.stringify([path, ...others].slice(0, MOST)));
}

function pathsIn(stored: string | null): string[] {
  try {
    const { data } = pathsSchema.safeParse(JSON.parse(stored ?? '[]'));
    return data ?? [];
  } catch {
    return [];
  }
}
