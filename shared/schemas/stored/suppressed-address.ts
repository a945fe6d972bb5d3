import * as z from 'zod/mini';
import { deliveryFailures } from '../../values/delivery-failures.ts';

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
