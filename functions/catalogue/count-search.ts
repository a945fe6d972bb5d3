import { beginsSearch, soughtBy, soughtIn } from '#shared/rules/search/counted-search.ts';
import { understoodVehicle } from '#shared/rules/search/understood-vehicle.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { Actor } from '../http/authenticate.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { CatalogueDependencies } from './dependencies.ts';

/** Another tab or sort order of the same list within this time is not another search. */
const SAME_SEARCH_MS = 10 * 60_000;
/** The most sessions whose last search is remembered, which limits the memory for them. */
const MOST_SESSIONS = 1000;

/**
 * Records a search with its first page. The hits are those of all tabs. Continuing the last search is not counted
 * again, as far as this instance knows it. Opening a path that finds nothing is not a search (decision B198).
 */
export function makeCountSearch({ analytics, now }: Pick<CatalogueDependencies, 'analytics' | 'now'>) {
  const lastOf = new Map<string, { readonly sought: string; readonly at: number }>();

  return (request: SearchRequest, answer: SearchResponse, actor: Actor, requestOrigin: RequestOrigin): void => {
    if (requestOrigin.asksNotToBeTracked || !beginsSearch(request)) return;
    const hits = partsWithAllWords(answer);
    if (request.isOpened && hits === 0) return;
    const sought = soughtIn(request);
    const before = lastOf.get(actor.sessionId);
    const last = { sought: JSON.stringify(understood(sought, answer)), at: now().getTime() };
    if (lastOf.size >= MOST_SESSIONS) lastOf.clear();
    lastOf.set(actor.sessionId, last);
    if (before?.sought === last.sought && last.at - before.at < SAME_SEARCH_MS) return;
    const { keyword } = sought;
    analytics.record({ kind: 'search', tenantId: tenantOf(actor), by: soughtBy(sought), keyword, hits }, requestOrigin);
  };
}

/** A search whose words were left out has found nothing by them. */
function partsWithAllWords({ lineOfBusinessCounts, keywordReading }: SearchResponse): number {
  const counts = keywordReading?.dropped?.withAllWords ?? lineOfBusinessCounts;
  return counts.reduce((sum, { count }) => sum + count, 0);
}

type Sought = ReturnType<typeof soughtIn>;

/**
 * A typed vehicle and the same vehicle picked are one search, because the page continues one with the other (decision
 * B197).
 */
function understood(sought: Sought, { keywordReading }: SearchResponse): Sought {
  const named = keywordReading && sought.vehicle.length === 0 && understoodVehicle(keywordReading);
  if (!named) return sought;
  const { year, make, model, keyword = '' } = named;
  return { ...sought, keyword, vehicle: [String(year), make, model] };
}
