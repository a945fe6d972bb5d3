import type { FitmentRow, SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { VehicleLookup } from '../aces/vehicle-lookup.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { fitmentKey, joinedFitments } from '../staging/fitment-update.ts';
import type { BrandNumber } from './part-identity.ts';

/** The part that gets the fitments of a brand's number, if it is not the number itself. */
export type FitmentOwner = (part: BrandNumber) => BrandNumber | undefined;

/**
 * The fitments of all brands, sorted, one row for each part. Vehicles are looked up in the current vehicle map, not in the
 * one at the time of import, and unknown vehicles are left out. Numbers that a cross-reference maps to another brand's part
 * add their fitments to that part.
 */
export async function* mergedFitmentRows(
  rows: () => AsyncIterable<SentFitments>,
  vehicles: VehicleLookup,
  ownerOf: FitmentOwner | undefined,
): AsyncGenerator<FitmentRow> {
  if (!ownerOf) {
    for await (const row of rows()) yield mappedFitments(row, vehicles);
    return;
  }
  const inPlace = async function* () {
    for await (const row of rows()) if (!ownerOf(row)) yield [row];
  };
  const moved = async function* () {
    for await (const row of rows()) {
      const owner = ownerOf(row);
      if (owner) yield { ...row, ...owner };
    }
  };
  const inBatches = async function* () {
    for await (const row of sortedRows(moved(), fitmentKey)) yield [row];
  };
  const merged = mergeSorted<SentFitments>([inPlace(), inBatches()], fitmentKey);
  for await (const group of groupedRows(merged, fitmentKey)) yield mappedFitments(joinedFitments(group), vehicles);
}

const mappedFitments = ({ applications, ...part }: SentFitments, vehicles: VehicleLookup): FitmentRow => ({
  ...part,
  applications: applications.flatMap(({ vehicle, ...fields }) =>
    vehicles(vehicle).map((span) => ({ ...fields, ...span })),
  ),
});
