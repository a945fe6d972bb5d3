/** Why a row is not imported: a text of the spec (admin 8), and more about it in our words. */
export interface RowFault {
  readonly result: string;
  readonly details: readonly string[];
  /** The headings of the columns at fault, as docs/formats/people.md has them. */
  readonly columns: readonly string[];
}

/** A row as it would be saved, or its fault. */
export type JudgedRow<Body> = { readonly body: Body } | { readonly fault: RowFault };

export const faultOf = (result: string, ...details: readonly string[]): { readonly fault: RowFault } => ({
  fault: { result, details, columns: [] },
});

/** The fault, in these columns. */
export const inColumns = <Fault extends { readonly fault: RowFault }>(
  { fault }: Fault,
  columns: readonly string[],
): { readonly fault: RowFault } => ({ fault: { ...fault, columns } });
