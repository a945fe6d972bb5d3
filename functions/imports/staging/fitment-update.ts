import type { SentApplication, SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { FitmentChange } from '../aces/fitment-change.ts';
import { joinedKey } from '../csv/csv-format.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';

/** What a file changes in the fitments of a part. */
export interface FitmentUpdate extends SentFitments {
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
  let applications: SentApplication[] = [];
  const deleted: string[] = [];
  for (const change of changes) {
    if ('application' in change) applications.push(change.application);
    else {
      deleted.push(change.deleted);
      applications = applications.filter(({ id }) => id !== change.deleted);
    }
  }
  return { brand, brandPartNumber, applications, deleted };
}

type Batches<Row> = AsyncIterable<readonly Row[]>;

/**
 * The fitments of a brand after an update: an application whose id the update names is replaced by what it adds under
 * that id, whichever part it was of. Parts that fit nothing any more are left out.
 */
export async function* updatedFitments(
  before: Batches<SentFitments>,
  updates: () => Batches<FitmentUpdate>,
): AsyncGenerator<SentFitments> {
  const named = await idsIn(updates());
  const isKept = ({ id }: { readonly id: string }) => !named.has(id);
  const kept = async function* (): AsyncGenerator<SentFitments[]> {
    for await (const rows of before) {
      yield rows.map(({ applications, ...part }) => ({ ...part, applications: applications.filter(isKept) }));
    }
  };
  for await (const rows of groupedRows(mergeSorted<SentFitments>([kept(), updates()], fitmentKey), fitmentKey)) {
    const row = joinedFitments(rows);
    if (row.applications.length > 0) yield row;
  }
}

/** Rows of the same part as one. */
export function joinedFitments(rows: readonly SentFitments[]): SentFitments {
  const { brand = '', brandPartNumber = '' } = rows[0] ?? {};
  return { brand, brandPartNumber, applications: rows.flatMap(({ applications }) => applications) };
}

async function idsIn(updates: Batches<FitmentUpdate>): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const rows of updates) {
    for (const { applications, deleted } of rows) {
      for (const { id } of applications) ids.add(id);
      for (const id of deleted) ids.add(id);
    }
  }
  return ids;
}
