import { foundPart } from './found-part.ts';
import type { IndexReader } from './index-reader.ts';
import { whenReady } from './maybe-async.ts';
import { openSegments } from './open-segments.ts';
import { type Hit, orderAcrossSegments } from './order-across-segments.ts';
import type { ReservationOverlay } from './reservation-overlay.ts';
import { BestHits } from './scan/best-hits.ts';
import { clearedCounts, namedCounts } from './scan/row-counts.ts';
import { scanSegment } from './scan/scan-segment.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';
import { DEPTH, type FoundPart, type SearchCaller, type SearchQuery, type SearchResult } from './search-query.ts';
import { searchTables } from './search-tables.ts';

/**
 * Answers a search of storefront 3: candidates by decision C4, counts by C3, the caller's own prices by P7 and C7,
 * the page in the order of C6 with equal hits in the order of the rows. Reads no table.
 */
export async function searchParts(
  request: SearchQuery,
  caller: SearchCaller,
  reader: IndexReader,
  overlay: ReservationOverlay,
): Promise<SearchResult> {
  const { version } = reader;
  const dictionary = await reader.dictionary();
  const plan = await planSearch(request, caller, reader, dictionary);
  const { manufacturers } = dictionary;
  if (typeof plan === 'string') {
    const counts = namedCounts(clearedCounts(manufacturers.length), manufacturers);
    return {
      version,
      refused: plan,
      reading: undefined,
      corrections: [],
      total: 0,
      counts,
      parts: [],
      isTooDeep: false,
    };
  }
  const query = withCertifications(request, plan);
  const tables = searchTables(query, caller, dictionary);
  const effective = caller.point ? query : withoutDistance(query);
  const wanted = query.skip + query.take;
  const isTooDeep = wanted > DEPTH;
  const hasPage = !query.countsOnly && !isTooDeep;
  const [segments] = await whenReady(
    [
      openSegments(plan, { caller, reader, overlay, dictionary }),
      // The texts of a single segment are read with the rest. Of many segments only those on the page are read.
      hasPage && plan.segments.length === 1 ? reader.text(plan.segments[0]?.name ?? '') : undefined,
    ],
    (opened) => opened,
  );
  const counted = clearedCounts(manufacturers.length);
  const best = hasPage ? new BestHits(wanted) : undefined;
  const hits: Hit[] = [];
  for (const segment of segments) {
    scanSegment(segment, effective, tables, counted, best);
    for (const hit of best?.takeAll(segment) ?? []) hits.push(hit);
  }
  const { total } = counted;
  const counts = namedCounts(counted, manufacturers);
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
    version,
    refused: undefined,
    reading: plan.reading,
    corrections: plan.corrections,
    total,
    counts,
    parts,
    isTooDeep,
  };
}

/** A chosen filter goes before the words that name one. */
const withCertifications = (query: SearchQuery, { certifications }: SearchPlan): SearchQuery =>
  query.certifications.length > 0 || certifications.length === 0 ? query : { ...query, certifications };

/** Without a postal code 'nearest' is not offered (decision C4); who asks all the same gets the order of the rows. */
const withoutDistance = (query: SearchQuery): SearchQuery =>
  query.sort === 'nearest' || query.sort === 'farthest' ? { ...query, sort: undefined } : query;
