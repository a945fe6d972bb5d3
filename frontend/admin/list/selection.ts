/** The selected rows of a list by their keys, also those of other pages, and the row that Shift selects from. */
export interface Selection<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly anchor: string | undefined;
}

export const nothingSelected = <Row>(): Selection<Row> => ({ rows: new Map(), anchor: undefined });

/** The rows of a page, in their order. */
type Page<Row> = readonly (readonly [key: string, row: Row])[];

/** Selects a row, or no longer. */
export function toggled<Row>({ rows }: Selection<Row>, key: string, row: Row): Selection<Row> {
  const next = new Map(rows);
  if (!next.delete(key)) next.set(key, row);
  return { rows: next, anchor: key };
}

/**
 * Gives all rows from the last touched one to this one the state that a press would give this one. Without such a row
 * on the page it is a press like any other.
 */
export function toggledTo<Row>(selection: Selection<Row>, page: Page<Row>, key: string): Selection<Row> {
  const keys = page.map(([one]) => one);
  const [from, to] = [selection.anchor === undefined ? -1 : keys.indexOf(selection.anchor), keys.indexOf(key)];
  const row = page[to]?.[1];
  if (row === undefined) return selection;
  if (from < 0) return toggled(selection, key, row);
  const next = new Map(selection.rows);
  const isAdding = !selection.rows.has(key);
  for (const [one, itsRow] of page.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isAdding) next.set(one, itsRow);
    else next.delete(one);
  }
  return { rows: next, anchor: key };
}

/** How much of a page is selected. */
export function selectedShare<Row>({ rows }: Selection<Row>, page: Page<Row>): 'none' | 'some' | 'all' {
  const count = page.filter(([key]) => rows.has(key)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Selects the whole page, or nothing of it where all of it was selected. */
export function toggledPage<Row>(selection: Selection<Row>, page: Page<Row>): Selection<Row> {
  const next = new Map(selection.rows);
  const isAdding = selectedShare(selection, page) !== 'all';
  for (const [key, row] of page) {
    if (isAdding) next.set(key, row);
    else next.delete(key);
  }
  return { rows: next, anchor: undefined };
}

/** The same rows as they are now; those that are not on the page stay as they were. */
export function refreshed<Row>(selection: Selection<Row>, page: Page<Row>): Selection<Row> {
  const fresh = page.filter(([key, row]) => selection.rows.has(key) && selection.rows.get(key) !== row);
  return fresh.length === 0 ? selection : { ...selection, rows: new Map([...selection.rows, ...fresh]) };
}
