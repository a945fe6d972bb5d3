import * as z from 'zod/mini';

const text = z.string();

/**
 * How words and their meaning relate: `same` means that each finds the others, `first` that who types the words means
 * the others first, and `also` that the others will do too. `remove` takes the words out of the groups of the product.
 */
const synonymRelations = ['same', 'first', 'also', 'remove'] as const;

/** One row of a synonym file: words that customers type, and the words that parts have (decision B240). */
const synonymRowSchema = z.object({
  words: z.array(text),
  means: z.array(text),
  relation: z.enum(synonymRelations),
});
export type SynonymRow = z.infer<typeof synonymRowSchema>;

/** All rows of the provider's synonym file. */
export const synonymFileSchema = z.object({ rows: z.array(synonymRowSchema) });
export type SynonymFile = z.infer<typeof synonymFileSchema>;

/** Words that the provider's staff added from the report of searches with no results (decision B243). */
export const addedSynonymSchema = z.object({
  id: text,
  words: text,
  means: text,
  /** ISO date and time. */
  addedAt: text,
  /** A user name. */
  addedBy: text,
});
export type AddedSynonym = z.infer<typeof addedSynonymSchema>;
