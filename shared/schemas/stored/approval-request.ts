import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { cartLineSchema } from './cart.ts';

export const approvalRequestStates = ['open', 'returned', 'ordered'] as const;

/** A cart that a child's user left to the parent (decision O4): its lines as they were, and what became of it. */
export const approvalRequestSchema = z.object({
  id: idSchema,
  parentId: numberIdSchema,
  /** The child, as it was called then, and who sent it. */
  accountId: numberIdSchema,
  companyName: z.string(),
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  note: z.string(),
  lines: z.array(cartLineSchema),
  insurer: z.optional(z.string()),
  /** The snapshot by which the sender gets the lines back. */
  snapshotId: z.string(),
  /** Where the child ships to, and its service location (decision P9). */
  postalCode: z.optional(z.string()),
  warehouseNumber: z.optional(z.string()),
  state: z.enum(approvalRequestStates),
  /** Why it was returned. */
  answer: z.optional(z.string()),
  /** Name of who decided. */
  decidedBy: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it is forgotten, in epoch seconds. */
  ttl: z.int(),
});
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>;
