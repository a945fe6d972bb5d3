import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { CORE, flagsOfSalvage } from '../format/row-facts.ts';
import type { OfferColumns, RowColumns } from '../format/segment-columns.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import type { IndexReader } from './index-reader.ts';

/** The parts of a line of business that an account may find, whatever their product lines and part types. */
export interface CountedLine {
  readonly lineOfBusiness: LineOfBusiness;
  readonly companyCode: string;
  /** Bits of flags (row-codes.ts). A part with any of them is left out. */
  readonly refusedFlags: number;
  /** Product lines, or part types of salvage, from which no example is taken. They are counted like all others. */
  readonly excludedCodes: readonly string[];
}

export interface PartsByCode {
  /** By product line, or part type of salvage. Codes without parts are left out. */
  readonly counts: ReadonlyMap<string, number>;
  /** The ids of a cheap, a medium and an expensive part by list price, in this order. Fewer if there are fewer parts. */
  readonly examples: readonly string[];
}

/** The places of the examples among all parts by price. */
const EXAMPLES_AT = [0.1, 0.5, 0.9];
/** The number of results kept for each version. */
const MOST_KEPT = 50;

const kept = new WeakMap<DictionaryLookup, Map<string, Promise<PartsByCode>>>();

/**
 * Counts the parts of a line of business by code, and picks examples. It is counted once for each version. Recycled
 * parts that were sold since the version was built are still counted.
 */
export async function partsByCode(line: CountedLine, reader: IndexReader): Promise<PartsByCode> {
  const dictionary = await reader.dictionary();
  const known = kept.get(dictionary) ?? new Map<string, Promise<PartsByCode>>();
  kept.set(dictionary, known);
  const key = JSON.stringify(line);
  const counted = known.get(key) ?? countParts(line, reader, dictionary);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, counted);
  // A failure is not kept.
  counted.catch(() => known.delete(key));
  return counted;
}

interface Segment {
  readonly rows: RowColumns;
  readonly offers: OfferColumns;
}

/** Each part is in one segment of part types, which has a number of the dictionary's buckets. */
async function countParts(line: CountedLine, reader: IndexReader, dictionary: DictionaryLookup): Promise<PartsByCode> {
  const opened = await Promise.all(
    dictionary.buckets.map(async (_, bucket) => {
      const name = `type-${bucket}`;
      const [rows, offers] = await Promise.all([reader.rows(name), reader.offers(name)]);
      return rows && offers && { rows, offers };
    }),
  );
  const segments = opened.filter((segment) => segment !== undefined);
  const isSalvage = line.lineOfBusiness === 'salvage';
  const codes = isSalvage ? dictionary.types.map(({ code }) => code) : dictionary.productLines;
  const counts = new Uint32Array(codes.length);
  const prices: number[] = [];
  const isExcluded = Uint8Array.from(codes, (code) => Number(line.excludedCodes.includes(code)));
  for (const segment of segments) {
    forEachPart(segment, line, dictionary, (code, price) => {
      counts[code] = (counts[code] ?? 0) + 1;
      if (price > 0 && isExcluded[code] === 0) prices.push(price);
    });
  }
  const sorted = Float64Array.from(prices).sort();
  const wanted = new Set(EXAMPLES_AT.map((share) => sorted[Math.floor(share * sorted.length)]));
  const found = new Map<number, string>();
  for (const segment of segments) {
    forEachPart(segment, line, dictionary, (code, price, row) => {
      if (wanted.has(price) && !found.has(price) && isExcluded[code] === 0) found.set(price, segment.rows.id.at(row));
    });
  }
  return {
    counts: new Map(codes.flatMap((code, index) => (counts[index] ? [[code, counts[index]] as const] : []))),
    examples: [...wanted].flatMap((price) => (price === undefined ? [] : (found.get(price) ?? []))),
  };
}

/** Calls with the code of each part, the list price of a selling unit in ten-thousandths of a dollar, and its row. */
function forEachPart(
  { rows, offers }: Segment,
  { lineOfBusiness, companyCode, refusedFlags }: CountedLine,
  dictionary: DictionaryLookup,
  count: (code: number, price: number, row: number) => void,
): void {
  const { aftermarketCount, length, company, type, line, flags, salvageFacts, eaches } = rows;
  const wanted = dictionary.companyOf(companyCode);
  const isSalvage = lineOfBusiness === 'salvage';
  const end = isSalvage ? length : aftermarketCount;
  for (let row = isSalvage ? aftermarketCount : 0; row < end; row++) {
    if (company[row] !== wanted) continue;
    const bits = isSalvage ? flagsOfSalvage(salvageFacts[row - aftermarketCount] ?? 0) : (flags[row] ?? 0);
    if ((bits & refusedFlags) !== 0) continue;
    const list = (bits & CORE) !== 0 ? 0 : (offers.list[row] ?? 0);
    count((isSalvage ? type[row] : line[row]) ?? 0, isSalvage ? list : list * (eaches[row] ?? 0), row);
  }
}
