import * as z from 'zod/mini';
import { numberIdSchema } from '../../fields/ids.ts';
import { idempotencyRecordSchema } from '../idempotency-record.ts';

/** A store of a top-level account under a host name. Which one is the default is a setting of the account (code 307). */
export const websiteSchema = z.object({
  id: numberIdSchema,
  accountId: numberIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Lower case, without a port. It identifies the tenant. */
  host: z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), z.maxLength(253)),
  /** Scheme, host and port, without a slash at the end. Emails link to it. */
  url: z.string().check(z.maxLength(300)),
  /** Websites from before versions were kept have version 1. */
  version: z._default(z.int(), 1),
  /** The last saves by administrators, so that a repeat changes nothing. */
  lastSaves: z.optional(z.array(idempotencyRecordSchema)),
});
export type Website = z.infer<typeof websiteSchema>;
