/** The most rows that one call of most lists returns. */
const MOST_ROWS = 100;

interface Rows<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Reads page after page of a list, of `most` rows each, until all rows have come. */
export async function allRows<Row>(
  read: (window: { skip: number; take: number }) => Promise<Rows<Row>>,
  most = MOST_ROWS,
) {
  const first = await read({ skip: 0, take: most });
  const rows = [...first.data];
  while (rows.length < first.total) {
    const { data } = await read({ skip: rows.length, take: most });
    if (data.length === 0) break;
    rows.push(...data);
  }
  return rows;
}
