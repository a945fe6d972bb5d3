import { storedPartNumber } from '#shared/rules/catalogue/core-item.ts';
import { joinedKey } from '../csv/csv-format.ts';
import type { PiesChange, PiesItem } from '../pies/pies-item.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';

/** The part number of an item unless a cross-reference or product gives it another. Items are sorted by it, like parts. */
export const ownPartNumber = (brandPartNumber: string): string => storedPartNumber(brandPartNumber, false).partNumber;

const itemKey = ({ brandPartNumber }: Pick<PiesItem, 'brandPartNumber'>): string =>
  joinedKey(ownPartNumber(brandPartNumber), brandPartNumber);

export const itemChangeKey = (change: PiesChange): string => itemKey('item' in change ? change.item : change.deleted);

type Batches<Row> = AsyncIterable<readonly Row[]>;

/** The items of a brand after an update. A segment that was not sent stays unchanged. */
export async function* updatedItems(before: Batches<PiesItem>, updates: Batches<PiesChange>): AsyncGenerator<PiesItem> {
  const unchanged = async function* (): AsyncGenerator<PiesChange[]> {
    for await (const items of before) yield items.map((item) => ({ item }));
  };
  for await (const group of groupedRows(mergeSorted([unchanged(), updates], itemChangeKey), itemChangeKey)) {
    let item: PiesItem | undefined;
    for (const change of group)
      item = 'deleted' in change ? undefined : item ? updated(item, change.item) : change.item;
    if (item) yield item;
  }
}

function updated(before: PiesItem, item: PiesItem): PiesItem {
  const { wheel, ...others } = before;
  return {
    ...others,
    // The wheel is derived from the attributes.
    ...(!item.attributes && wheel && { wheel }),
    ...item,
    partType: item.partType || before.partType,
  };
}
