import * as z from 'zod/mini';

const LONGEST = 60;
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST));

/** Words that customers type, and the words that parts have instead. The spec has no synonyms (decision B243). */
export const synonymWordsSchema = z.object({ words, means: words });
export type SynonymWords = z.infer<typeof synonymWordsSchema>;
