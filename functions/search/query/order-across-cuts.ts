import { compareStrings } from '../format/dense-codes.ts';
import type { TextColumns } from '../format/opened-cut.ts';
import { numberOfId } from '../format/part-identity.ts';
import { isSuperseded } from '../format/row-codes.ts';
import { titleKey } from '../format/search-text.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import type { IndexReader } from './index-reader.ts';
import { flagsOf } from './row-terms.ts';
import { compareNumbers, type HitOf } from './scan/best-hits.ts';
import type { ScannedCut } from './scan/scanned-cut.ts';
import type { SearchQuery } from './search-query.ts';

export type Hit = HitOf<ScannedCut>;

/**
 * Orders the hits of several cuts. Rows and title ranks count within a cut only: between cuts titles are compared, and
 * then what the rows of a catalogue are sorted by (arranged-rows.ts).
 */
export async function orderAcrossCuts(
  hits: readonly Hit[],
  query: SearchQuery,
  reader: IndexReader,
  dictionary: DictionaryLookup,
): Promise<Hit[]> {
  const places = new Map<Hit, string[]>();
  const placeOf = (hit: Hit): string[] => {
    const place = places.get(hit) ?? placeWithinType(hit);
    places.set(hit, place);
    return place;
  };
  const compareRows = (a: Hit, b: Hit): number => {
    if (a.cut === b.cut) return a.row - b.row;
    return (
      Number(isSalvage(a)) - Number(isSalvage(b)) ||
      rankOfType(a, dictionary) - rankOfType(b, dictionary) ||
      compareLists(placeOf(a), placeOf(b))
    );
  };
  if (query.sort !== 'title+az' && query.sort !== 'title+za') {
    return hits.toSorted((a, b) => compareNumbers(a.key, b.key) || compareRows(a, b));
  }
  const texts = new Map<ScannedCut, TextColumns | undefined>();
  for (const { cut } of hits) if (!texts.has(cut)) texts.set(cut, await reader.text(cut.plan.name));
  const titles = new Map(
    hits.map((hit) => {
      const { cut, row } = hit;
      return [hit, titleKey(texts.get(cut)?.title.at(cut.rows.title[row] ?? 0) ?? '')] as const;
    }),
  );
  const direction = query.sort === 'title+za' ? -1 : 1;
  return hits.toSorted(
    (a, b) => direction * compareStrings(titles.get(a) ?? '', titles.get(b) ?? '') || compareRows(a, b),
  );
}

const isSalvage = ({ cut: { rows }, row }: Hit): boolean => row >= rows.aftermarketCount;
const rankOfType = ({ cut: { rows }, row }: Hit, { typeRanks }: DictionaryLookup): number =>
  typeRanks[rows.type[row] ?? 0] ?? 0;

function placeWithinType(hit: Hit): string[] {
  const { rows } = hit.cut;
  const id = rows.id.at(hit.row);
  if (isSalvage(hit)) return [rows.groupKey.at(rows.group[hit.row - rows.aftermarketCount] ?? 0), id];
  return [isSuperseded(flagsOf(hit.cut, hit.row)) ? '1' : '0', numberOfId(id), id];
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  return a.map((part, index) => compareStrings(part, b[index] ?? '')).find((order) => order !== 0) ?? 0;
}
