/**
 * The rows of long lists are stored as one text each, a JSON array of the values of `fields`. So a list takes fewer pages
 * of the table, and reading it decodes one attribute a row instead of a dozen. Fields are only ever added at the end,
 * because stored rows keep their order.
 */
export function packedRows<Row extends object>(fields: readonly (keyof Row)[]) {
  return {
    pack: (row: Row): string => JSON.stringify(fields.map((field) => row[field])),

    /** Fields that the row has no value for are undefined. */
    unpack(text: string): Row {
      const values: readonly unknown[] = JSON.parse(text);
      const row: Partial<Record<keyof Row, unknown>> = {};
      for (let index = 0; index < fields.length; index += 1) {
        row[fields[index] as keyof Row] = values[index] ?? undefined;
      }
      return row as Row;
    },
  };
}
