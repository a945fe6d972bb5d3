import { SOLD_PARTS, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ReservationRepository } from '../../data/sales/reservation-repository.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import { isSoldParts, type SoldPart, soldParts } from '../sources/sold-parts.ts';
import { writeSource } from '../sources/source-files.ts';

type Sources = readonly SourceEntry[];

interface SoldTools {
  readonly store: WritableObjectStore;
  readonly reservations: Pick<ReservationRepository, 'since'>;
  readonly now: () => Date;
}

/** An order that is cancelled by then gives its part back to the lists at once; of a later one it comes with the next version. */
const SETTLED_DAYS = 7;

/**
 * A list of sources with all recycled parts that were sold a week ago or earlier, so that a feed which still has them
 * does not bring them back. They are those that the version before knows of, and what orders took since; what came
 * later, lists learn from the orders themselves.
 */
export async function withSoldParts(
  { store, reservations, now }: SoldTools,
  before: Sources,
  sources: Sources,
): Promise<SourceEntry[]> {
  const known = before.find(isSoldParts);
  const until = midnight(now(), -SETTLED_DAYS);
  // Before the first version nothing was sold.
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
  const place = { kind: SOLD_PARTS, key: 'all', asOf: until };
  const entry = known && isSame ? { ...known, asOf: until } : await writeSource(store, place, rows);
  return [...sources.filter((source) => !isSoldParts(source)), entry];
}

/** The same all day, so that an import that is run again makes the same version. */
function midnight(now: Date, days: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days)).toISOString();
}
