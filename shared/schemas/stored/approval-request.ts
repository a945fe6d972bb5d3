import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { cartLineSchema } from './cart.ts';

export const approvalRequestStates = ['open', 'returned', 'ordered'] as const;

/**
 * A cart that a child's user sent to the parent for approval (decision O4), with its lines at that time and the
 * decision.
 */
export const approvalRequestSchema = z.object({
  id: idSchema,
  parentId: numberIdSchema,
  /** The child account with its name at the time, and the sender. */
  accountId: numberIdSchema,
  companyName: z.string(),
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  note: z.string(),
  lines: z.array(cartLineSchema),
  insurer: z.optional(z.string()),
  /** The snapshot that gives the sender the lines back. */
  snapshotId: z.string(),
  /** The child's ship-to postal code and service location (decision P9). */
  postalCode: z.optional(z.string()),
  warehouseNumber: z.optional(z.string()),
  state: z.enum(approvalRequestStates),
  /** The note with which it was returned. */
  answer: z.optional(z.string()),
  /** Name of the person who decided. */
  decidedBy: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>;
