import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { inBatches } from '../sources/in-batches.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { sourceHeads } from '../sources/source-files.ts';
import { identityKey, type PartIdentity } from './part-identity.ts';

/** The parts that rows belong to whose number is another spelling of the part's, by the key of the row. */
export type Aliases = ReadonlyMap<string, PartIdentity>;

type RowKind = 'prices' | 'stock';

/** The field after the number in a row of each kind. */
const AFTER_NUMBER: Readonly<Record<RowKind, string>> = { prices: 'list', stock: 'onHand' };

/** The key of all numbers of a company that match each other (decision C2). */
export const formKey = ({ companyCode, partNumber }: PartIdentity): string =>
  `${companyCode}\0${matchedNumber(partNumber)}`;

interface Side extends PartIdentity {
  readonly of: RowKind | 'parts';
}

/** The rows of a form that have no part of just their number, and the parts of the form. */
interface Unmatched {
  readonly rows: PartIdentity[];
  readonly parts: PartIdentity[];
}

/**
 * Finds the parts of prices and stock whose number is spelled otherwise than the part's: pub-4003 for PUB-4003 (decision
 * C2, case N13). A part with a row of just its number keeps that one. If several parts have one form, nobody knows which
 * of them is meant, so none is.
 */
export async function numberAliases(
  store: ObjectStore,
  parts: () => AsyncIterable<PartIdentity>,
  entries: Readonly<Record<RowKind, readonly SourceEntry[]>>,
): Promise<Readonly<Record<RowKind, Aliases>>> {
  const kinds = ['prices', 'stock'] as const;
  const unmatched = { prices: new Map<string, Unmatched>(), stock: new Map<string, Unmatched>() };
  const rows = kinds.flatMap((kind) => entries[kind].map((entry) => sides(headsOf(store, kind, entry), kind)));
  if (rows.length === 0) return { prices: new Map(), stock: new Map() };
  for await (const group of groupedRows(
    mergeSorted([sides(inBatches(parts()), 'parts'), ...rows], identityKey),
    identityKey,
  )) {
    const [first] = group;
    if (first === undefined || first.of === 'parts') continue;
    for (const kind of new Set(group.map(({ of }) => of))) {
      if (kind === 'parts') continue;
      const form = formKey(first);
      const found = unmatched[kind].get(form) ?? { rows: [], parts: [] };
      found.rows.push(first);
      unmatched[kind].set(form, found);
    }
  }
  if (kinds.some((kind) => unmatched[kind].size > 0)) {
    for await (const part of parts()) {
      for (const kind of kinds) unmatched[kind].get(formKey(part))?.parts.push(part);
    }
  }
  const [prices, stock] = await Promise.all(
    kinds.map((kind) => aliasesOf(store, kind, entries[kind], unmatched[kind])),
  );
  return { prices: prices ?? new Map(), stock: stock ?? new Map() };
}

/** Leaves out parts that have a row of just their number. */
async function aliasesOf(
  store: ObjectStore,
  kind: RowKind,
  entries: readonly SourceEntry[],
  unmatched: ReadonlyMap<string, Unmatched>,
): Promise<Aliases> {
  const rowsOf = new Map<string, readonly PartIdentity[]>();
  const aliases = new Map<string, PartIdentity>();
  for (const { rows, parts } of unmatched.values()) {
    const [part, ...others] = parts;
    if (!part || others.length > 0) continue;
    rowsOf.set(identityKey(part), rows);
    for (const row of rows)
      aliases.set(identityKey(row), { companyCode: part.companyCode, partNumber: part.partNumber });
  }
  if (aliases.size === 0) return aliases;
  for (const entry of entries) {
    for await (const batch of headsOf(store, kind, entry)) {
      for (const row of batch)
        for (const other of rowsOf.get(identityKey(row)) ?? []) aliases.delete(identityKey(other));
    }
  }
  return aliases;
}

const headsOf = (store: ObjectStore, kind: RowKind, entry: SourceEntry): AsyncGenerator<PartIdentity[]> =>
  sourceHeads<PartIdentity>(store, entry, AFTER_NUMBER[kind]);

async function* sides(batches: AsyncIterable<readonly PartIdentity[]>, of: Side['of']): AsyncGenerator<Side[]> {
  for await (const batch of batches) {
    yield batch.map(({ companyCode, partNumber }) => ({ companyCode, partNumber, of }));
  }
}
