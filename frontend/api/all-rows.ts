/** The most rows of one call when a whole list is read. */
const MOST_ROWS = 100;

interface Rows<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Reads page after page of a list until all rows have come. */
export async function allRows<Row>(read: (window: { skip: number; take: number }) => Promise<Rows<Row>>) {
  const first = await read({ skip: 0, take: MOST_ROWS });
  const rows = [...first.data];
  while (rows.length < first.total) {
    const { data } = await read({ skip: rows.length, take: MOST_ROWS });
    if (data.length === 0) break;
    rows.push(...data);
  }
  return rows;
}
