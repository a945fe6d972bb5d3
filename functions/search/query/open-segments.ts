import { factsOfParts } from '../format/row-facts.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import type { IndexReader } from './index-reader.ts';
import { levelPricesOf } from './level-prices.ts';
import { type MaybeAsync, whenReady } from './maybe-async.ts';
import type { ReservationOverlay } from './reservation-overlay.ts';
import { excludingUnless } from './scan/masks.ts';
import type { RowStep } from './scan/row-steps.ts';
import type { ScannedSegment, TypeRanks } from './scan/scanned-segment.ts';
import { type SeenRows, seenRows } from './scan/seen-rows.ts';
import type { NumberHit, SearchPlan, SegmentPlan } from './search-plan.ts';
import type { SearchCaller } from './search-query.ts';
import type { KeywordTerms } from './words/keyword-terms.ts';
import { typeRanksFor } from './words/relevance.ts';
import { lackingTerms, typesHaving, wordBits, wordFilter } from './words/word-filter.ts';
import { standardWord } from './words/word-forms.ts';

interface SegmentOpener {
  readonly terms: KeywordTerms | undefined;
  readonly asksForCores: boolean;
  /** By part type; the same for all segments. */
  readonly typeRanks: TypeRanks | undefined;
  readonly caller: SearchCaller;
  readonly reader: IndexReader;
  readonly overlay: ReservationOverlay;
  readonly dictionary: DictionaryLookup;
}

/** Opens the segments of a plan. Segments that the version lacks are left out. */
export function openSegments(
  plan: SearchPlan,
  opener: Omit<SegmentOpener, 'terms' | 'typeRanks' | 'asksForCores'>,
): MaybeAsync<ScannedSegment[]> {
  const { segments, terms } = plan;
  // A part that fits several makes is in the segment of each, but is one hit.
  const seen = segments.length > 1 && segments[0]?.kind === 'vehicle' ? seenRows() : undefined;
  const typeRanks = terms && typeRanksFor(opener.dictionary, terms);
  const asksForCores = terms?.typed.flat().some((word) => standardWord(word) === 'core') ?? false;
  return whenReady(
    segments.map((segment) => openSegment(segment, { ...opener, terms, typeRanks, asksForCores }, seen)),
    (opened) => opened.filter((segment) => segment !== undefined),
  );
}

function openSegment(
  plan: SegmentPlan,
  opener: SegmentOpener,
  seen: SeenRows | undefined,
): MaybeAsync<ScannedSegment | undefined> {
  const { terms, typeRanks, asksForCores, caller, reader, overlay, dictionary } = opener;
  const { name } = plan;
  const level = caller.priceLevels.aftermarket?.name;
  const objects = [
    reader.rows(name),
    reader.offers(name),
    plan.kind === 'vehicle' ? reader.fits(name) : undefined,
    terms ? reader.words(name) : undefined,
    level === undefined ? undefined : reader.levelPrices(name, level),
    plan.kind === 'vehicle' && plan.only ? idsOf(plan.only, reader) : undefined,
  ] as const;
  return whenReady(objects, (opened) => {
    // By index, because destructuring an array makes garbage until the runtime has optimized it.
    const rows = opened[0];
    const offers = opened[1];
    const wordColumns = opened[3];
    const levelPrices = opened[4];
    const only = opened[5];
    if (!rows || !offers) return undefined;
    const bits = wordColumns && terms && wordBits(wordColumns, terms);
    const filters: RowStep[] = [];
    if (only) filters.push(excludingUnless((row) => only.has(rows.id.at(row))));
    if (seen) filters.push(excludingUnless(seen.ofSegment(rows)));
    return {
      plan,
      rows,
      fits: opened[2],
      offers,
      parts: factsOfParts(rows, offers),
      levelPrices: levelPrices && levelPricesOf(levelPrices, rows.aftermarketCount),
      sold: overlay.soldRows(rows),
      types: wordColumns && terms && typesHaving(wordColumns, terms, dictionary.types.length),
      hasWords: bits && wordColumns && terms && wordFilter(bits, wordColumns, rows, terms),
      relevance: bits && terms && typeRanks && { typeRanks, bits, lacksTerms: lackingTerms(terms) },
      asksForCores,
      filters,
      overlay,
      dictionary,
    };
  });
}

async function idsOf(hits: readonly NumberHit[], reader: IndexReader): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { bucket, from, to } of hits) {
    const rows = await reader.rows(`type-${bucket}`);
    for (let row = from; row < to; row++) if (rows) ids.add(rows.id.at(row));
  }
  return ids;
}
