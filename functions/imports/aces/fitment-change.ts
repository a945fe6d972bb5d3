import type { SentApplication } from '#shared/schemas/catalogue/fitment-row.ts';

/** What one application of a file does to the fitments of a part. */
export type FitmentChange = {
  readonly brand: string;
  readonly brandPartNumber: string;
} & (
  | { readonly application: SentApplication }
  /** The id of the application that is taken out. */
  | { readonly deleted: string }
);
