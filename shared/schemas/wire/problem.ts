import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from '../../errors.ts';

/** The `type` of a problem is its code, as a URN because RFC 9457 wants a URI there. */
export const problemType = (code: ErrorCode) => `urn:problem:${code}` as const;

/** The RFC 9457 body of every error. Its names are those of the RFC, so it does not use the wire codec. */
export const problemSchema = z.object({
  type: z.enum(errorCodes.map(problemType)),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
