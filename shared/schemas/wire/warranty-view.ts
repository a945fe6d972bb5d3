import * as z from 'zod/mini';
import { moneySchema } from '../fields/money.ts';

/** A warranty of a part, for one selling unit. The cost is null where the account shows no prices (decision A1). */
export const warrantyViewSchema = z.object({
  warrantyCode: z.string(),
  description: z.string(),
  cost: z.nullable(moneySchema),
});
export type WarrantyView = z.infer<typeof warrantyViewSchema>;
