import { beginsSearch, soughtBy, soughtIn } from '#shared/rules/search/counted-search.ts';
import { understoodVehicle } from '#shared/rules/search/understood-vehicle.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { Actor } from '../http/authenticate.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { CatalogueDependencies } from './dependencies.ts';

/** Another tab or another order of a list is no search of its own, as long as it is looked at. */
const SAME_SEARCH_MS = 10 * 60_000;
/** Sessions whose last search is remembered; the memory for them has an end. */
const MOST_SESSIONS = 1000;

/**
 * Records a search when its first page is answered; hits are those of all tabs. What goes on with the search before is not
 * counted again, as far as this instance knows of that. A path that was opened and finds nothing is no search (decision
 * B198).
 */
export function makeCountSearch({ analytics, now }: Pick<CatalogueDependencies, 'analytics' | 'now'>) {
  const lastOf = new Map<string, { readonly sought: string; readonly at: number }>();

  return (request: SearchRequest, answer: SearchResponse, actor: Actor, requestOrigin: RequestOrigin): void => {
    if (requestOrigin.asksNotToBeTracked || !beginsSearch(request)) return;
    const hits = answer.lineOfBusinessCounts.reduce((sum, { count }) => sum + count, 0);
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

type Sought = ReturnType<typeof soughtIn>;

/** A vehicle in words and the same vehicle picked are the same search: a page goes on from the one to the other (decision B197). */
function understood(sought: Sought, { keywordReading }: SearchResponse): Sought {
  const named = keywordReading && sought.vehicle.length === 0 && understoodVehicle(keywordReading);
  if (!named) return sought;
  const { year, make, model, keyword = '' } = named;
  return { ...sought, keyword, vehicle: [String(year), make, model] };
}
