import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { LostRows } from '#shared/schemas/stored/import.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { kindOfSource } from '../kinds/import-kinds.ts';
import { hasOurForm } from '../kinds/row-forms.ts';
import { rowKeyOf } from '../kinds/row-keys.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { sourceBatches, sourceHeads } from '../sources/source-files.ts';

/** A feed that loses this many rows and more than this share of them has perhaps been cut off (case N25). */
const FEWEST_LOST = 20;
const SHARE_LOST = 0.1;

/** The first field after those of the key, in the rows of large sources. */
const AFTER_KEY: Readonly<Record<string, string>> = {
  fitments: 'applications',
  items: 'partType',
  products: 'brand',
  prices: 'list',
  stock: 'onHand',
  salvage: 'companyCode',
};

interface Side {
  readonly key: string;
  readonly isNew: boolean;
}

/** The feeds that would lose most of themselves if the staged sources took the place of the current ones. */
export async function lostRows(
  store: ObjectStore,
  current: readonly SourceEntry[],
  staged: readonly SourceEntry[],
): Promise<LostRows[]> {
  const lost: LostRows[] = [];
  for (const after of staged) {
    const before = current.find(({ kind, key }) => kind === after.kind && key === after.key);
    if (!before || before.hash === after.hash || before.rows < FEWEST_LOST || !hasOurForm(before)) continue;
    const removed = await removedRows(store, before, after);
    if (removed < FEWEST_LOST || removed <= before.rows * SHARE_LOST) continue;
    lost.push({ kind: kindOfSource(after) ?? after.kind, key: after.key, removed, of: before.rows });
  }
  return lost;
}

async function removedRows(store: ObjectStore, before: SourceEntry, after: SourceEntry): Promise<number> {
  const sides = [sideOf(store, before, false), sideOf(store, after, true)];
  const keyOf = ({ key }: Side) => key;
  let removed = 0;
  for await (const group of groupedRows(mergeSorted(sides, keyOf), keyOf)) {
    if (!group.some(({ isNew }) => isNew)) removed += 1;
  }
  return removed;
}

async function* sideOf(store: ObjectStore, source: SourceEntry, isNew: boolean): AsyncGenerator<Side[]> {
  const keyOf = rowKeyOf(source);
  const field = AFTER_KEY[source.kind];
  const batches = field === undefined ? sourceBatches(store, source) : sourceHeads<unknown>(store, source, field);
  for await (const rows of batches) yield rows.map((row) => ({ key: keyOf(row), isNew }));
}
