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
  /** By whoever asks. */
  isMine: named('isMine', z.boolean()),
  note: z.string(),
  state: z.enum(approvalRequestStates),
  /** Empty as long as nobody decided. */
  answer: z.string(),
  decidedBy: z.string(),
  orderNumber: z.nullable(z.string()),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
  items: z.array(z.object({ itemNumber: z.string(), description: z.string(), quantity: z.int() })),
  /** Of the parts at the prices of the child when it was sent; null where the account shows no prices. */
  total: z.nullable(moneySchema),
  /** By which the sender gets the parts back; null for everybody else. */
  snapshotId: z.nullable(z.string()),
});
export type ApprovalRequestView = z.infer<typeof approvalRequestViewSchema>;

/** Carts that children leave to their parent (decision O4). The spec has no paths for them. */
export const approvalsContract = defineGroup({
  sendToParent: {
    method: 'POST',
    path: '/wb/cart/SendToParent',
    summary: 'Leaves the cart of the session to the parent account, which is mailed. A snapshot keeps the parts.',
    access: shopper,
    body: z.object({ note: z.optional(note) }),
    output: approvalRequestViewSchema,
    idempotencyKey: true,
  },
  getHandOvers: {
    method: 'GET',
    path: '/wb/cart/GetHandOvers',
    summary: 'For a parent, what its children sent it; for a child, what was sent to the parent. The newest first.',
    access: shopper,
    output: z.array(approvalRequestViewSchema),
  },
  openHandOver: {
    method: 'POST',
    path: '/wb/cart/OpenHandOver',
    summary:
      'From now on the session works with a cart that was sent, in the account of the child. A new token comes back.',
    access: { signedIn: true, permission: 'checkout' },
    body: z.object({ id: idSchema }),
    output: z.null(),
  },
  leaveHandOver: {
    method: 'POST',
    path: '/wb/cart/LeaveHandOver',
    summary: 'The session works for its own account again. A new token comes back.',
    access: shopper,
    body: z.object({}),
    output: z.null(),
  },
  returnHandOver: {
    method: 'POST',
    path: '/wb/cart/ReturnHandOver',
    summary: 'Gives a cart back to who sent it, with a note by the parent; whoever sent it takes it back without one.',
    access: shopper,
    body: z.object({ id: idSchema, note: z.optional(note) }),
    output: approvalRequestViewSchema,
  },
});
