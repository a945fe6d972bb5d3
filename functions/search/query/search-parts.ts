import type { DictionaryLookup } from './dictionary-lookup.ts';
import { foundPart } from './found-part.ts';
import type { IndexReader } from './index-reader.ts';
import { whenReady } from './maybe-async.ts';
import { openSegments } from './open-segments.ts';
import { orderAcrossSegments } from './order-across-segments.ts';
import type { ReservationOverlay } from './reservation-overlay.ts';
import { noCounts } from './scan/row-counts.ts';
import { hasHits, scanSegments } from './scan/scan-segments.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';
import {
  DEPTH,
  type FoundPart,
  NO_KEYWORD_FILTERS,
  type SearchCaller,
  type SearchQuery,
  type SearchRefusal,
  type SearchResult,
} from './search-query.ts';
import { searchTables } from './search-tables.ts';
import { dropWords } from './words/drop-words.ts';
import { TRADE_GROUPS } from './words/read-terms.ts';
import { typeRanksFor } from './words/relevance.ts';
import type { SynonymGroups } from './words/synonym-groups.ts';

/**
 * The search of storefront 3: candidates by decision C4, counts by C3, the caller's prices by P7 and C7, and the page
 * in the order of C6. Equal hits are in the order of the rows. It does not read the table. Without other groups, words
 * have the synonyms that ship with the product.
 */
export async function searchParts(
  request: SearchQuery,
  caller: SearchCaller,
  reader: IndexReader,
  overlay: ReservationOverlay,
  groups: SynonymGroups = TRADE_GROUPS,
): Promise<SearchResult> {
  const dictionary = await reader.dictionary();
  const plan = await planSearch(request, caller, reader, dictionary, groups);
  if (typeof plan === 'string') return refusedSearch(plan, reader.version, dictionary);
  const context = { caller, reader, overlay, dictionary };
  const found = await runPlan(plan, request, context);
  if (found.total > 0) return found;
  const reduced = await dropWords(plan, reader, (tried) => hasParts(tried, request, context));
  const instead = reduced && (await runPlan(reduced.plan, request, context));
  if (!instead || instead.total === 0) return found;
  const { dropped: words } = reduced;
  const dropped = words.length > 0 ? { words, withAllWords: found.counts.linesOfBusiness } : undefined;
  return { ...instead, dropped };
}

interface SearchContext {
  readonly caller: SearchCaller;
  readonly reader: IndexReader;
  readonly overlay: ReservationOverlay;
  readonly dictionary: DictionaryLookup;
}

function refusedSearch(refused: SearchRefusal, version: number, { manufacturers }: DictionaryLookup): SearchResult {
  return {
    version,
    refused,
    reading: undefined,
    corrections: [],
    filters: NO_KEYWORD_FILTERS,
    dropped: undefined,
    isExactNumber: false,
    total: 0,
    counts: noCounts(manufacturers),
    typeCounts: new Map(),
    parts: [],
    isTooDeep: false,
  };
}

/** Searches the segments of a plan by the other conditions of a query. */
async function runPlan(plan: SearchPlan, request: SearchQuery, context: SearchContext): Promise<SearchResult> {
  const { caller, reader, dictionary } = context;
  const query = withCertifications(request, plan);
  const tables = searchTables(query, caller, dictionary);
  const effective = caller.point ? query : withoutDistance(query);
  const wanted = query.skip + query.take;
  const isTooDeep = wanted > DEPTH;
  const hasPage = !query.countsOnly && !isTooDeep;
  const [segments] = await whenReady(
    [
      openSegments(plan, context),
      // The texts of a single segment are loaded with the rest. Of several segments, only those on the page are loaded.
      hasPage && plan.segments.length === 1 ? reader.text(plan.segments[0]?.name ?? '') : undefined,
    ],
    (opened) => opened,
  );
  const countsByType = query.countsTypes ? new Uint32Array(dictionary.types.length) : undefined;
  const { total, counts, hits } = scanSegments(
    segments,
    effective,
    tables,
    dictionary.manufacturers,
    hasPage ? wanted : undefined,
    countsByType,
  );
  const ordered = segments.length > 1 ? await orderAcrossSegments(hits, effective, reader, dictionary) : hits;
  const page = ordered.slice(query.skip, wanted);
  const shown = [...new Set(page.map(({ segment }) => segment))];
  const texts = await whenReady(
    shown.map(({ plan: { name } }) => reader.text(name)),
    (opened) => new Map(opened.map((text, index) => [shown[index], text])),
  );
  const parts = page.flatMap(({ segment, row }): FoundPart[] => {
    const text = texts.get(segment);
    return text ? [foundPart(segment, row, text, tables, dictionary)] : [];
  });
  return {
    version: reader.version,
    refused: undefined,
    reading: plan.reading,
    corrections: plan.corrections,
    filters: plan.filters,
    dropped: undefined,
    isExactNumber: plan.isExactNumber,
    total,
    counts,
    typeCounts: namedTypeCounts(countsByType, plan, dictionary),
    parts,
    isTooDeep,
  };
}

/** Best first: by how well the name of a type answers the keyword, then by the number of hits. */
function namedTypeCounts(
  counts: Uint32Array | undefined,
  { terms }: SearchPlan,
  dictionary: DictionaryLookup,
): ReadonlyMap<string, number> {
  const rankOf = terms ? typeRanksFor(dictionary, terms) : () => 0;
  const counted = [...(counts?.entries() ?? [])].filter(([, count]) => count > 0);
  const ranked = counted.map(([type, count]) => ({ type, count, rank: rankOf(type) }));
  ranked.sort((a, b) => a.rank - b.rank || b.count - a.count);
  return new Map(ranked.map(({ type, count }) => [dictionary.types[type]?.code ?? '', count]));
}

/** Certifications that the keyword names. */
function withCertifications(query: SearchQuery, { filters }: SearchPlan): SearchQuery {
  if (filters.certifications.length === 0) return query;
  const named = filters.certifications.flatMap(({ certifications }) => certifications);
  return { ...query, certifications: [...new Set(named)] };
}

/** Whether a plan has parts in the chosen tab, without the other filters. */
async function hasParts(plan: SearchPlan, request: SearchQuery, context: SearchContext): Promise<boolean> {
  const { caller, dictionary } = context;
  const query = withCertifications({ ...request, ...NO_FILTERS, sort: undefined }, plan);
  const segments = await openSegments(plan, context);
  return hasHits(segments, query, searchTables(query, caller, dictionary), dictionary.manufacturers);
}

/** The filters of the list besides its tabs. */
const NO_FILTERS = {
  categories: [],
  interchangeNumbers: [],
  manufacturers: [],
  certifications: [],
  prices: [],
  mileages: [],
  conditions: [],
  insurers: [],
} satisfies Partial<SearchQuery>;

/**
 * Without a postal code the store offers no sort by distance (decision C4). A request for one gets the default
 * order.
 */
const withoutDistance = (query: SearchQuery): SearchQuery =>
  query.sort === 'nearest' || query.sort === 'farthest' ? { ...query, sort: undefined } : query;
