import type { SentApplication } from '#shared/schemas/catalogue/fitment-row.ts';

/** The change that one application in a file makes to the fitments of a part. */
export type FitmentChange = {
  readonly brand: string;
  readonly brandPartNumber: string;
} & (
  | { readonly application: SentApplication }
  /** The id of the application to remove. */
  | { readonly deleted: string }
);
