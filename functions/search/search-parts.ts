import { partFlagNames } from '#shared/rules/part-flags.ts';
import { BestHits } from './best-hits.ts';
import { compareStrings, placeWithin } from './dense-codes.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import type { IndexReader } from './index-reader.ts';
import type { RowColumns, TextColumns } from './opened-cut.ts';
import { type Hit, orderAcrossCuts } from './order-across-cuts.ts';
import { grades, UNKNOWN_MILES } from './row-codes.ts';
import { namedCounts, newCounts } from './row-counts.ts';
import { customerPrices, distanceOf, listPriceOf, type ScannedCut, scanCut } from './scan-cut.ts';
import { type CutPlan, planSearch, type SearchPlan } from './search-plan.ts';
import { DEPTH, type FoundPart, type SearchCaller, type SearchQuery, type SearchResult } from './search-query.ts';
import { type SearchTables, searchTables } from './search-tables.ts';
import { type SeenRows, seenRows } from './seen-rows.ts';
import type { TakeOverlay } from './take-overlay.ts';
import { wordFilter } from './word-filter.ts';

/**
 * Answers a search of storefront 3: candidates by decision C4, counts by C3, the caller's own prices by P7 and C7,
 * the page in the order of C6 with equal hits in the order of the rows. Reads no table.
 */
export async function searchParts(
  query: SearchQuery,
  caller: SearchCaller,
  reader: IndexReader,
  overlay: TakeOverlay,
): Promise<SearchResult> {
  const { version } = reader;
  const dictionary = await reader.dictionary();
  const plan = await planSearch(query, caller, reader, dictionary);
  const counts = newCounts(dictionary.manufacturers.length);
  if (typeof plan === 'string') {
    const named = namedCounts(counts, dictionary.manufacturers);
    return { version, refused: plan, reading: undefined, total: 0, counts: named, parts: [], isTooDeep: false };
  }
  const tables = searchTables(query, caller, dictionary);
  const effective = caller.point ? query : withoutDistance(query);
  const wanted = query.skip + query.take;
  const isTooDeep = wanted > DEPTH;
  const hasPage = !query.countsOnly && !isTooDeep;
  // Of one cut the cards' texts are read with the rest; of many only those that come on the page.
  const [cuts] = await Promise.all([
    openCuts(plan, caller, reader, overlay, dictionary),
    hasPage && plan.cuts.length === 1 ? reader.text(plan.cuts[0]?.name ?? '') : undefined,
  ]);
  const hits = cuts.flatMap((cut) => {
    const best = hasPage ? new BestHits(Math.min(wanted, mostHits(cut))) : undefined;
    scanCut(cut, effective, tables, counts, best);
    return best?.sorted().map(({ key, row }): Hit => ({ cut, row, key })) ?? [];
  });
  const ordered = cuts.length > 1 ? await orderAcrossCuts(hits, effective, reader, dictionary) : hits;
  const page = ordered.slice(query.skip, wanted);
  const texts = new Map(
    await Promise.all(
      [...new Set(page.map(({ cut }) => cut))].map(async (cut) => [cut, await reader.text(cut.plan.name)] as const),
    ),
  );
  const parts = page.flatMap(({ cut, row }): FoundPart[] => {
    const text = texts.get(cut);
    return text ? [foundPart(cut, row, text, tables, dictionary)] : [];
  });
  return {
    version,
    refused: undefined,
    reading: plan.reading,
    total: counts.total,
    counts: namedCounts(counts, dictionary.manufacturers),
    parts,
    isTooDeep,
  };
}

/** An upper bound of what a cut can find. */
function mostHits({ plan, rows }: ScannedCut): number {
  return plan.kind === 'rows' ? plan.hits.reduce((sum, { from, to }) => sum + to - from, 0) : rows.length;
}

/** Without a postal code 'nearest' is not offered (decision C4); who asks all the same gets the order of the rows. */
const withoutDistance = (query: SearchQuery): SearchQuery =>
  query.sort === 'nearest' || query.sort === 'farthest' ? { ...query, sort: undefined } : query;

async function openCuts(
  plan: SearchPlan,
  caller: SearchCaller,
  reader: IndexReader,
  overlay: TakeOverlay,
  dictionary: DictionaryLookup,
): Promise<ScannedCut[]> {
  // A part that fits several makes stands in each of them, but is one hit.
  const seen = plan.cuts.length > 1 && plan.cuts[0]?.kind === 'vehicle' ? seenRows() : undefined;
  const opened = await Promise.all(
    plan.cuts.map((cut) => openCut(cut, plan.words, caller, reader, overlay, dictionary, seen)),
  );
  return opened.filter((cut) => cut !== undefined);
}

async function openCut(
  plan: CutPlan,
  words: readonly string[],
  caller: SearchCaller,
  reader: IndexReader,
  overlay: TakeOverlay,
  dictionary: DictionaryLookup,
  seen: SeenRows | undefined,
): Promise<ScannedCut | undefined> {
  const [rows, offers, fits, wordColumns, explicitPrices] = await Promise.all([
    reader.rows(plan.name),
    reader.offers(plan.name),
    plan.kind === 'vehicle' ? reader.fits(plan.name) : undefined,
    words.length > 0 ? reader.words(plan.name) : undefined,
    explicitPricesOf(plan.name, caller, reader),
  ]);
  if (!rows || !offers) return undefined;
  const only = plan.kind === 'vehicle' && plan.only ? await idsOf(plan.only, reader) : undefined;
  const isNew = seen?.ofCut(rows);
  const isCandidate = (row: number): boolean =>
    (only === undefined || only.has(rows.id.at(row))) && (isNew === undefined || isNew(row));
  const remaining = (row: number, pair: number): number => {
    const quantity = offers.stockQuantity[pair] ?? 0;
    if (!overlay.mayHold(rows.idHash[row] ?? 0)) return quantity;
    const warehouse = dictionary.locations[offers.stockLocation[pair] ?? 0]?.number ?? '';
    const asOf = offers.asOfTime.at(offers.asOf[row] ?? 0);
    return Math.max(0, quantity - overlay.takenSince(rows.id.at(row), warehouse, asOf));
  };
  return {
    plan,
    rows,
    fits,
    offers,
    explicitPrices: explicitPrices?.(rows.aftermarketCount),
    hasWords: wordColumns && wordFilter(wordColumns, rows.title, words),
    sold: overlay.soldRows(rows),
    isCandidate: only || seen ? isCandidate : undefined,
    remaining,
  };
}

async function idsOf(hits: NonNullable<Extract<CutPlan, { kind: 'vehicle' }>['only']>, reader: IndexReader) {
  const ids = new Set<string>();
  for (const { bucket, from, to } of hits) {
    const rows = await reader.rows(`type-${bucket}`);
    for (let row = from; row < to; row++) if (rows) ids.add(rows.id.at(row));
  }
  return ids;
}

/** Explicit prices of the caller's level spread over the rows, once for each object. */
const spreadPrices = new WeakMap<object, Uint32Array>();

async function explicitPricesOf(cut: string, caller: SearchCaller, reader: IndexReader) {
  const level = caller.priceLevels.aftermarket?.name;
  const columns = level === undefined ? undefined : await reader.levelPrices(cut, level);
  if (!columns) return undefined;
  return (rows: number): Uint32Array => {
    const known = spreadPrices.get(columns);
    if (known) return known;
    const prices = new Uint32Array(rows);
    for (let index = 0; index < columns.row.length; index++) {
      prices[columns.row[index] ?? 0] = (columns.price[index] ?? 0) + 1;
    }
    spreadPrices.set(columns, prices);
    return prices;
  };
}

function foundPart(
  cut: ScannedCut,
  row: number,
  text: TextColumns,
  tables: SearchTables,
  dictionary: DictionaryLookup,
): FoundPart {
  const { rows, offers } = cut;
  const flags = rows.flags[row] ?? 0;
  const distance = distanceOf(cut, tables, row);
  const customerPrice = customerPrices(cut, tables)(row);
  const facts = {
    id: rows.id.at(row),
    companyCode: dictionary.companies[rows.company[row] ?? 0] ?? '',
    partType: dictionary.types[rows.type[row] ?? 0]?.code ?? '',
    title: text.title.at(rows.title[row] ?? 0),
    imageUrl: text.imageUrl.at(text.image[row] ?? 0),
    flags: partFlagNames.filter((_, bit) => (flags & (1 << bit)) !== 0),
    customerPrice,
    // Never below what the caller pays (decision P1).
    listPrice: Math.max(listPriceOf(cut, row), customerPrice),
    distance: Number.isFinite(distance) ? distance : undefined,
    notes: notesOf(cut, row, text),
  };
  if (row >= rows.aftermarketCount)
    return { lineOfBusiness: 'salvage', ...facts, salvage: salvageFacts(rows, row, text, dictionary) };
  const pairs = Array.from(
    { length: (offers.stockOffset[row + 1] ?? 0) - (offers.stockOffset[row] ?? 0) },
    (_, index) => (offers.stockOffset[row] ?? 0) + index,
  );
  return {
    lineOfBusiness: 'aftermarket',
    ...facts,
    aftermarket: {
      manufacturer: dictionary.manufacturers[rows.manufacturer[row] ?? 0] ?? '',
      productLine: dictionary.productLines[rows.line[row] ?? 0] ?? '',
      unit: text.unitCode.at(text.unit[row] ?? 0),
      eaches: rows.eaches[row] ?? 1,
      ftcDisplay: text.ftcDisplay.at(text.ftcText[row] ?? 0),
      stock: pairs
        .filter((pair) => tables.permitted[offers.stockLocation[pair] ?? 0] === 1)
        .map((pair) => ({
          warehouse: dictionary.locations[offers.stockLocation[pair] ?? 0]?.number ?? '',
          quantity: cut.remaining(row, pair),
        }))
        .filter(({ quantity }) => quantity > 0),
    },
  };
}

function salvageFacts(rows: RowColumns, row: number, text: TextColumns, dictionary: DictionaryLookup) {
  const own = row - rows.aftermarketCount;
  const [year = '', make = '', model = ''] = text.sourceVehicleName.at(text.sourceVehicle[own] ?? 0).split('\t');
  const miles = rows.miles[own] ?? UNKNOWN_MILES;
  return {
    interchangeNumber: text.groupName.at(rows.group[own] ?? 0),
    yard: dictionary.locations[rows.yard[own] ?? 0]?.number ?? '',
    mileage: miles === UNKNOWN_MILES ? undefined : miles,
    grade: grades[rows.grade[own] ?? 0] ?? 'ungraded',
    sourceVehicle: { year: Number(year), make, model },
  };
}

/** The notes of the applications that the vehicle met, each once. */
function notesOf({ plan, fits, rows }: ScannedCut, row: number, text: TextColumns): string[] {
  if (plan.kind !== 'vehicle' || !fits) return [];
  const isWanted = (from: number, to: number): boolean =>
    plan.years.length === 0 || plan.years.some((year) => from <= year && year <= to);
  const [first, last] = plan.years.length > 0 ? [Math.min(...plan.years), Math.max(...plan.years)] : [0, 255];
  const notes = new Set<string>();
  for (const model of plan.models ?? Array.from({ length: fits.modelStart.length - 1 }, (_, code) => code)) {
    for (let band = fits.modelStart[model] ?? 0; band < (fits.modelStart[model + 1] ?? 0); band++) {
      if ((fits.bandFrom[band] ?? 0) > last || (fits.bandTo[band] ?? 0) < first) continue;
      const end = fits.bandStart[band + 1] ?? 0;
      const start = placeWithin(fits.row, fits.bandStart[band] ?? 0, end, row);
      for (let fit = start; fit < end && fits.row[fit] === row; fit++) {
        if (isWanted(fits.from[fit] ?? 0, fits.to[fit] ?? 0)) notes.add(text.note.at(fits.note[fit] ?? 0));
      }
    }
    if (row < rows.aftermarketCount) continue;
    // Groups have no rows in common: the row can only be in the last that begins before it.
    const groups = fits.groupModelStart[model] ?? 0;
    const after = placeWithin(fits.groupStart, groups, fits.groupModelStart[model + 1] ?? 0, row + 1);
    const group = fits.groupStart[after - 1];
    for (let fit = after - 1; fit >= groups && fits.groupStart[fit] === group; fit--) {
      if ((fits.groupEnd[fit] ?? 0) <= row || !isWanted(fits.groupFrom[fit] ?? 0, fits.groupTo[fit] ?? 0)) continue;
      notes.add(text.note.at(fits.groupNote[fit] ?? 0));
    }
  }
  return [...notes].filter(Boolean).sort(compareStrings);
}
