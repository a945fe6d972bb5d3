import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** The favourite parts of a user in an account, as they were put there; prices are looked up when they are read. */
export const favouritesSchema = z.object({
  accountId: numberIdSchema,
  userId: idSchema,
  parts: z.array(z.object({ part: z.string(), title: z.string(), image: z.string() })),
});
export type Favourites = z.infer<typeof favouritesSchema>;
