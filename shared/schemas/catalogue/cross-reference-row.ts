import * as z from 'zod/mini';

/** The provider's item for a brand's number (decision C9). Natural key: brand, brandPartNumber. */
export const crossReferenceRowSchema = z.object({
  brand: z.string(),
  brandPartNumber: z.string(),
  companyCode: z.string(),
  partNumber: z.string(),
});
export type CrossReferenceRow = z.infer<typeof crossReferenceRowSchema>;
