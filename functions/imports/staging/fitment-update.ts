import type { FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import type { FitmentChange } from '../aces/fitment-change.ts';
import { joinedKey } from '../csv/csv-format.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';

/** What a file changes in the fitments of a part. */
export interface FitmentUpdate extends FitmentRow {
  /** Ids of applications that are taken out. */
  readonly deleted: readonly string[];
}

export const fitmentKey = ({
  brand,
  brandPartNumber,
}: {
  readonly brand: string;
  readonly brandPartNumber: string;
}): string => joinedKey(brand, brandPartNumber);

/** The changes of a part, in the order of the file: what is deleted after it was added is not added. */
export function fitmentUpdateOf(changes: readonly FitmentChange[]): FitmentUpdate {
  const { brand = '', brandPartNumber = '' } = changes[0] ?? {};
  let applications: FitmentRow['applications'] = [];
  let unmapped: NonNullable<FitmentRow['unmapped']> = [];
  const deleted: string[] = [];
  for (const change of changes) {
    if ('application' in change) applications.push(change.application);
    else if ('unmapped' in change) unmapped.push(change.unmapped);
    else {
      deleted.push(change.deleted);
      applications = applications.filter(({ id }) => id !== change.deleted);
      unmapped = unmapped.filter(({ id }) => id !== change.deleted);
    }
  }
  return { brand, brandPartNumber, applications, ...(unmapped.length > 0 && { unmapped }), deleted };
}

type Batches<Row> = AsyncIterable<readonly Row[]>;

/**
 * The fitments of a brand after an update: an application whose id the update names is replaced by what it adds under
 * that id, whichever part it was of. Parts that fit nothing any more are left out.
 */
export async function* updatedFitments(
  before: Batches<FitmentRow>,
  updates: () => Batches<FitmentUpdate>,
): AsyncGenerator<FitmentRow> {
  const named = await idsIn(updates());
  const isKept = ({ id }: { readonly id: string }) => !named.has(id);
  const kept = async function* (): AsyncGenerator<FitmentRow[]> {
    for await (const rows of before) {
      yield rows.map(({ applications, unmapped = [], ...part }) => ({
        ...part,
        applications: applications.filter(isKept),
        unmapped: unmapped.filter(isKept),
      }));
    }
  };
  for await (const rows of groupedRows(mergeSorted<FitmentRow>([kept(), updates()], fitmentKey), fitmentKey)) {
    const row = joinedFitments(rows);
    if (row.applications.length > 0 || row.unmapped) yield row;
  }
}

/** Rows of the same part as one. */
export function joinedFitments(rows: readonly FitmentRow[]): FitmentRow {
  const { brand = '', brandPartNumber = '' } = rows[0] ?? {};
  const unmapped = rows.flatMap((row) => row.unmapped ?? []);
  return {
    brand,
    brandPartNumber,
    applications: rows.flatMap(({ applications }) => applications),
    ...(unmapped.length > 0 && { unmapped }),
  };
}

async function idsIn(updates: Batches<FitmentUpdate>): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const rows of updates) {
    for (const { applications, unmapped = [], deleted } of rows) {
      for (const { id } of [...applications, ...unmapped]) ids.add(id);
      for (const id of deleted) ids.add(id);
    }
  }
  return ids;
}
