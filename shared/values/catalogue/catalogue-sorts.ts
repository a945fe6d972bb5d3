/** The sort orders of the catalogue list, in the order of its menu (storefront 9, decision C6). */
export const sortIds = [
  'nearest',
  'farthest',
  'price+low',
  'price+high',
  'title+az',
  'title+za',
  'mileage+high',
  'mileage+low',
] as const;
export type SortId = (typeof sortIds)[number];

interface SortMenu {
  /** The account's own setting. */
  readonly disableSort: boolean;
  /** Sorting by distance needs a postal code (decision C4). */
  readonly hasPostalCode: boolean;
}

/** The entries of the sort menu. Empty if the account hides it. */
export function offeredSorts({ disableSort, hasPostalCode }: SortMenu): readonly SortId[] {
  if (disableSort) return [];
  return hasPostalCode ? sortIds : sortIds.filter((id) => id !== 'nearest' && id !== 'farthest');
}
