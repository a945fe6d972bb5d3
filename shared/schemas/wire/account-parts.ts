import * as z from 'zod/mini';

/** The parts that the users of an account can find in a line of business, as if it excluded none of their codes. */
export const accountPartsSchema = z.object({
  /** The parts behind each product line, or part type of recycled parts. Codes without parts are left out. */
  codes: z.array(z.object({ code: z.string(), parts: z.int() })),
  /** The numbers of a cheap, a medium and an expensive part that the account does not exclude. */
  examples: z.array(z.string()),
});
export type AccountParts = z.infer<typeof accountPartsSchema>;
