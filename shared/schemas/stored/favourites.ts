import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** A user's favorite parts in an account, as saved. Prices are looked up on reading. */
export const favouritesSchema = z.object({
  accountId: numberIdSchema,
  userId: idSchema,
  parts: z.array(z.object({ part: z.string(), title: z.string(), image: z.string() })),
});
export type Favourites = z.infer<typeof favouritesSchema>;
