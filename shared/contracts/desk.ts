import * as z from 'zod/mini';
import { idSchema } from '../schemas/fields/ids.ts';
import { suppressedSummarySchema } from '../schemas/stored/deliveries/suppressed-address.ts';
import { mailRowSchema, repairRowSchema } from '../schemas/wire/delivery-view.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { outboxKinds } from '../values/messages/outbox-kinds.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

/** The provider's own staff (admin 6, level 0). */
const provider = { signedIn: true, level: 0, permission: 'usermanagement' } as const;

const ofMessage = z.object({ id: idSchema });
const address = z.string().check(z.minLength(1), z.maxLength(254));

/**
 * The desk of the provider's staff: what could not be sent, mails that were sent, and addresses from which mail came back
 * (decisions O3, O8 and B461). The spec has no paths for them.
 */
export const deskContract = defineGroup({
  getRepair: {
    method: 'GET',
    path: '/api/repair',
    summary: 'Messages that could not be sent and wait for a decision, oldest first.',
    access: provider,
    query: z.object(pagingFields),
    output: z.object({ data: z.array(repairRowSchema), total: z.int() }),
  },
  sendRepair: {
    method: 'POST',
    path: '/api/repair/{id}/send',
    summary: 'Sends a message of the repair queue again. Of several who decide on it at once, one does.',
    access: provider,
    params: ofMessage,
    body: z.object({}),
    output: z.null(),
  },
  settleRepair: {
    method: 'POST',
    path: '/api/repair/{id}/settle',
    summary: 'Removes a message from the repair queue, because someone has dealt with it.',
    access: provider,
    params: ofMessage,
    body: z.object({}),
    output: z.null(),
  },
  getMails: {
    method: 'GET',
    path: '/api/mails',
    summary: 'The mails of the last 30 days that were sent or given up, newest first.',
    access: provider,
    query: z.object({
      ...pagingFields,
      kind: named('kind', z.optional(z.enum(outboxKinds))),
      outcome: named('outcome', z.optional(z.enum(['sent', 'givenUp']))),
      /** A part of an address, of a subject or of an order number. */
      search: named('search', z.optional(z.string().check(z.maxLength(100)))),
    }),
    output: z.object({ data: z.array(mailRowSchema), total: z.int() }),
  },
  getSuppressed: {
    method: 'GET',
    path: '/api/suppressed',
    summary: 'Addresses that get no mail, because mail came back or its reader complained, latest first.',
    access: provider,
    query: z.object(pagingFields),
    output: z.object({ data: z.array(suppressedSummarySchema), total: z.int() }),
  },
  releaseAddress: {
    method: 'DELETE',
    path: '/api/suppressed',
    summary: 'Lets an address get mail again.',
    access: provider,
    query: z.object({ address: named('address', address) }),
    output: z.null(),
  },
  sendOrderMail: {
    method: 'POST',
    path: '/api/order/{id}/mail',
    summary: 'Sends the confirmation of an order again, to one of the addresses that its mails go to.',
    access: provider,
    params: z.object({ id: z.string().check(z.maxLength(40)) }),
    body: z.object({ to: address }),
    output: z.null(),
    idempotencyKey: true,
  },
});
