/**
 * The rows sorted by a key, which is computed once. Equal rows are in the order of their ids, so that pages neither
 * repeat nor lose one.
 */
export function rowsInOrder<Row extends { readonly id: number | string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  isAscending = true,
): Row[] {
  const direction = isAscending ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((one, other) => {
    if (one.key === other.key) return one.row.id < other.row.id ? -1 : 1;
    return (one.key < other.key ? -1 : 1) * direction;
  });
  return keyed.map(({ row }) => row);
}
