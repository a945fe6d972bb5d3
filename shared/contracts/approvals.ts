import * as z from 'zod/mini';
import { idSchema } from '../schemas/fields/ids.ts';
import { moneySchema } from '../schemas/fields/money.ts';
import { approvalRequestStates } from '../schemas/stored/approval-request.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

const shopper = { signedIn: true } as const;
const note = z.string().check(z.maxLength(500));

const approvalRequestViewSchema = z.object({
  id: idSchema,
  companyName: z.string(),
  sentBy: z.string(),
  /** Whether the caller sent it. */
  isMine: named('isMine', z.boolean()),
  note: z.string(),
  state: z.enum(approvalRequestStates),
  /** Empty while it is undecided. */
  answer: z.string(),
  decidedBy: z.string(),
  orderNumber: z.nullable(z.string()),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
  items: z.array(z.object({ itemNumber: z.string(), description: z.string(), quantity: z.int() })),
  /** Total of the parts at the child's prices when the cart was sent. Null if the account shows no prices. */
  total: z.nullable(moneySchema),
  /** The snapshot that gives the sender the parts back. Null for everybody else. */
  snapshotId: z.nullable(z.string()),
});
export type ApprovalRequestView = z.infer<typeof approvalRequestViewSchema>;

/** Carts that child accounts send to their parent for approval (decision O4). The spec has no paths for them. */
export const approvalsContract = defineGroup({
  sendToParent: {
    method: 'POST',
    path: '/wb/cart/SendToParent',
    summary:
      'Sends the cart of the session to the parent account for approval and emails it. A snapshot keeps the parts.',
    access: shopper,
    body: z.object({ note: z.optional(note) }),
    output: approvalRequestViewSchema,
    idempotencyKey: true,
  },
  getHandOvers: {
    method: 'GET',
    path: '/wb/cart/GetHandOvers',
    summary:
      'For a parent, the carts that its children sent it; for a child, the carts sent to its parent. Newest first.',
    access: shopper,
    output: z.array(approvalRequestViewSchema),
  },
  openHandOver: {
    method: 'POST',
    path: '/wb/cart/OpenHandOver',
    summary:
      'Opens a cart that was sent for approval. The session then works in the account of the child. Returns a new token.',
    access: { signedIn: true, permission: 'checkout' },
    body: z.object({ id: idSchema }),
    output: z.null(),
  },
  leaveHandOver: {
    method: 'POST',
    path: '/wb/cart/LeaveHandOver',
    summary: 'Returns the session to its own account. Returns a new token.',
    access: shopper,
    body: z.object({}),
    output: z.null(),
  },
  returnHandOver: {
    method: 'POST',
    path: '/wb/cart/ReturnHandOver',
    summary: 'Returns a cart to its sender. The parent has to give a note; the sender can take it back without one.',
    access: shopper,
    body: z.object({ id: idSchema, note: z.optional(note) }),
    output: approvalRequestViewSchema,
  },
});
