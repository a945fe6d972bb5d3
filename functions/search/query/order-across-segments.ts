import { compareStrings } from '../format/dense-codes.ts';
import { numberOfId } from '../format/part-identity.ts';
import { isSuperseded } from '../format/row-codes.ts';
import { titleKey } from '../format/search-text.ts';
import type { TextColumns } from '../format/segment-columns.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import type { IndexReader } from './index-reader.ts';
import { flagsOf } from './row-terms.ts';
import { compareNumbers, type HitOf } from './scan/best-hits.ts';
import type { ScannedSegment } from './scan/scanned-segment.ts';
import type { SearchQuery } from './search-query.ts';

export type Hit = HitOf<ScannedSegment>;

/**
 * Orders the hits of several segments. Row numbers and title ranks can only be compared within a segment. Across
 * segments, titles are compared, and then the columns by which the rows of a catalogue are sorted (sort-rows.ts).
 */
export async function orderAcrossSegments(
  hits: readonly Hit[],
  query: SearchQuery,
  reader: IndexReader,
  dictionary: DictionaryLookup,
): Promise<Hit[]> {
  const orders = new Map<Hit, string[]>();
  const orderOf = (hit: Hit): string[] => {
    const order = orders.get(hit) ?? orderWithinType(hit);
    orders.set(hit, order);
    return order;
  };
  const compareRows = (a: Hit, b: Hit): number => {
    if (a.segment === b.segment) return a.row - b.row;
    return (
      Number(isSalvage(a)) - Number(isSalvage(b)) ||
      rankOfType(a, dictionary) - rankOfType(b, dictionary) ||
      compareLists(orderOf(a), orderOf(b))
    );
  };
  if (query.sort !== 'title+az' && query.sort !== 'title+za') {
    return hits.toSorted((a, b) => compareNumbers(a.key, b.key) || compareRows(a, b));
  }
  const texts = new Map<ScannedSegment, TextColumns | undefined>();
  for (const { segment } of hits) if (!texts.has(segment)) texts.set(segment, await reader.text(segment.plan.name));
  const titles = new Map(
    hits.map((hit) => {
      const { segment, row } = hit;
      return [hit, titleKey(texts.get(segment)?.title.at(segment.rows.title[row] ?? 0) ?? '')] as const;
    }),
  );
  const direction = query.sort === 'title+za' ? -1 : 1;
  return hits.toSorted(
    (a, b) => direction * compareStrings(titles.get(a) ?? '', titles.get(b) ?? '') || compareRows(a, b),
  );
}

const isSalvage = ({ segment: { rows }, row }: Hit): boolean => row >= rows.aftermarketCount;
const rankOfType = ({ segment: { rows }, row }: Hit, { typeRanks }: DictionaryLookup): number =>
  typeRanks[rows.type[row] ?? 0] ?? 0;

/** The texts by which rows of one part type are sorted. */
function orderWithinType(hit: Hit): string[] {
  const { rows } = hit.segment;
  const id = rows.id.at(hit.row);
  if (isSalvage(hit)) return [rows.groupKey.at(rows.group[hit.row - rows.aftermarketCount] ?? 0), id];
  return [isSuperseded(flagsOf(hit.segment, hit.row)) ? '1' : '0', numberOfId(id), id];
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  return a.map((part, index) => compareStrings(part, b[index] ?? '')).find((order) => order !== 0) ?? 0;
}
