import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';

/** A host name of a top-level account's store. */
export const websiteSchema = z.object({
  id: numberIdSchema,
  accountId: numberIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Lower case, without a port. It identifies the tenant. */
  host: z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), z.maxLength(253)),
  url: z.string().check(z.maxLength(300)),
  isDefault: z.boolean(),
});
export type Website = z.infer<typeof websiteSchema>;
