import * as z from 'zod/mini';
import { deliveryFailures } from '../../values/delivery-failures.ts';

/** An address of which mail came back. Nothing is sent to it once there is a reason. */
export const suppressedAddressSchema = z.object({
  address: z.string(),
  reason: z.optional(z.enum(deliveryFailures)),
  /** Ids of the mails that did not arrive for the time being. */
  delayed: z.array(z.string()),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});
export type SuppressedAddress = z.infer<typeof suppressedAddressSchema>;
