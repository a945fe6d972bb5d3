import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';
import { errorRecordSchema } from './error-record.ts';

const loggedErrorSchema = z.object({ id: z.string(), record: errorRecordSchema });
export type LoggedError = z.infer<typeof loggedErrorSchema>;

/** The latest errors that an account's browsers reported, newest first. */
export const errorLogSchema = z.object({
  accountId: numberIdSchema,
  version: z.int(),
  errors: z.array(loggedErrorSchema),
  /** Expiry of the last one, in epoch seconds. */
  ttl: z.int(),
});
export type ErrorLog = z.infer<typeof errorLogSchema>;
