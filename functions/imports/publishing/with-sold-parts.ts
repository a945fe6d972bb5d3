import { SOLD_PARTS, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ReservationRepository } from '../../data/sales/reservation-repository.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import { isSoldParts, type SoldPart, soldParts } from '../sources/sold-parts.ts';
import { FIRST_FORM, writeSource } from '../sources/source-files.ts';

type Sources = readonly SourceEntry[];

interface SoldTools {
  readonly store: WritableObjectStore;
  readonly reservations: Pick<ReservationRepository, 'since'>;
  readonly now: () => Date;
}

/** An order cancelled within this time puts its part back in lists at once. After a later cancellation the part returns with the next version. */
const SETTLED_DAYS = 7;

/**
 * Adds the source of recycled parts that were sold at least a week ago, so that a feed that still lists them doesn't bring
 * them back. These are the sold parts of the version before and the reservations made since. Lists learn of later sales
 * from the reservations themselves.
 */
export async function withSoldParts(
  { store, reservations, now }: SoldTools,
  before: Sources,
  sources: Sources,
): Promise<SourceEntry[]> {
  const known = before.find(isSoldParts);
  const until = midnight(now(), -SETTLED_DAYS);
  // Nothing can be sold before the first version.
  const changed = known ? await reservations.since(known.asOf, now()) : [];
  const guids = new Set<string>();
  if (known) for await (const { guid } of soldParts(store, known)) guids.add(guid);
  let isSame = known !== undefined;
  for (const reserved of changed) {
    if (reserved.lineOfBusiness !== 'salvage') continue;
    const isSold = reserved.state === 'taken';
    if (isSold === guids.has(reserved.id) || (isSold && reserved.at > until)) continue;
    isSame = false;
    if (isSold) guids.add(reserved.id);
    else guids.delete(reserved.id);
  }
  const rows = [...guids].sort().map((guid): SoldPart => ({ guid }));
  const source = { kind: SOLD_PARTS, key: 'all', asOf: until, form: FIRST_FORM };
  const entry = known && isSame ? { ...known, asOf: until } : await writeSource(store, source, rows);
  return [...sources.filter((source) => !isSoldParts(source)), entry];
}

/** The same all day, so that an import that runs again builds the same version. */
function midnight(now: Date, days: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days)).toISOString();
}
