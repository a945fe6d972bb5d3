import * as z from 'zod/mini';
import { lineOfBusinessSchema } from '../fields/line-of-business.ts';

/** Natural key: fullName, pipe-separated ('Body|Hoods'). */
export const categoryRowSchema = z.object({ fullName: z.string(), partTypes: z.array(z.string()) });
/** Natural key: lineOfBusiness, code. */
export const partTypeRowSchema = z.object({
  code: z.string(),
  name: z.string(),
  lineOfBusiness: lineOfBusinessSchema,
});
export type PartTypeRow = z.infer<typeof partTypeRowSchema>;
/** Natural key: code. */
export const productLineRowSchema = z.object({ code: z.string(), name: z.string() });
/** The parts that an insurer refuses. An empty list refuses nothing. Natural key: name. */
export const insurerRowSchema = z.object({
  name: z.string(),
  refusedFlags: z.array(z.string()),
  refusedPartTypes: z.array(z.string()),
});
