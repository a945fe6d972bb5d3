import * as z from 'zod/mini';
import { deliveryFailures } from '../../../values/messages/delivery-failures.ts';

/** An address from which mail was returned. Nothing is sent to it once it has a reason. */
export const suppressedAddressSchema = z.object({
  address: z.string(),
  reason: z.optional(z.enum(deliveryFailures)),
  /** Ids of the mails that were delayed. */
  delayed: z.array(z.string()),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});
export type SuppressedAddress = z.infer<typeof suppressedAddressSchema>;

/** An address in the list of those that get no mail. */
export const suppressedSummarySchema = z.object({
  address: z.string(),
  reason: z.enum(deliveryFailures),
  /** When mail came back last. */
  at: z.iso.datetime(),
});
export type SuppressedSummary = z.infer<typeof suppressedSummarySchema>;
