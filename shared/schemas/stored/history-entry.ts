import * as z from 'zod/mini';
import { historyKinds, historySources } from '../../values/history.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

export type HistoryKind = (typeof historyKinds)[number];

const historyActions = [
  'created',
  'changed',
  'password set',
  'invited',
  'signed out',
  'restored',
  'removed',
  'refused',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/**
 * One change of a thing, written in the transaction of the change and kept for two years (decision B303). It never holds
 * passwords, tokens or the contents of imports.
 */
export const historyEntrySchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  kind: z.enum(historyKinds),
  /** The number of the thing, which its paths have. */
  thingId: z.string(),
  /** The name of the thing at that time. */
  name: z.string(),
  action: z.enum(historyActions),
  by: z.object({ userId: idSchema, name: z.string(), accountId: numberIdSchema, companyName: z.string() }),
  source: z.enum(historySources),
  changes: z.array(z.object({ field: z.string(), before: z.optional(z.json()), after: z.optional(z.json()) })),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
