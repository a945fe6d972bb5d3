import type { Taken } from '#shared/schemas/catalogue/taken.ts';
import type { Take } from '../search/query/take-overlay.ts';

/** A part's takes as far as a list needs them. */
export function listedTake(taken: Taken): Take {
  const { id } = taken;
  if (taken.lineOfBusiness === 'salvage') return { kind: 'salvage', id, isTaken: taken.state === 'taken' };
  const entries = Object.values(taken.entries).flatMap(({ quantities, at }) =>
    Object.entries(quantities).map(([warehouse, quantity]) => ({ warehouse, quantity, at })),
  );
  return { kind: 'aftermarket', id, entries };
}
