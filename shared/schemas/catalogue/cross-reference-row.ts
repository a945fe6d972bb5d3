import * as z from 'zod/mini';

/** Names the provider's item that a brand's number stands for (decision C9). Natural key: brand, brandPartNumber. */
export const crossReferenceRowSchema = z.object({
  brand: z.string(),
  brandPartNumber: z.string(),
  companyCode: z.string(),
  partNumber: z.string(),
});
export type CrossReferenceRow = z.infer<typeof crossReferenceRowSchema>;
