import type { SentApplication, SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { FitmentChange } from '../aces/fitment-change.ts';
import { joinedKey } from '../csv/csv-format.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';

/** The changes that a file makes to the fitments of a part. */
export interface FitmentUpdate extends SentFitments {
  /** The ids of applications to remove. */
  readonly deleted: readonly string[];
}

export const fitmentKey = ({
  brand,
  brandPartNumber,
}: {
  readonly brand: string;
  readonly brandPartNumber: string;
}): string => joinedKey(brand, brandPartNumber);

/** Combines the changes of a part in file order, so an application that is added and then deleted is not added. */
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
 * The fitments of a brand after an update. An application with an id that the update names is replaced by what the update
 * adds under that id, on whatever part it was. Parts without any application left are dropped.
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

/** Joins rows of the same part into one. */
export function joinedFitments(rows: readonly SentFitments[]): SentFitments {
  const { brand = '', brandPartNumber = '' } = rows[0] ?? {};
  return { brand, brandPartNumber, applications: rows.flatMap(({ applications }) => applications) };
}

/** Joins rows of the same part, and leaves out applications that were sent twice. */
export function distinctApplications(rows: readonly SentFitments[]): SentFitments {
  const { applications, ...part } = joinedFitments(rows);
  return { ...part, applications: [...new Map(applications.map((one) => [JSON.stringify(one), one])).values()] };
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
