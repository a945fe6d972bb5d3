/**
 * The key of an item. Each folder of functions/data has a `keys.ts` with its keys and the questions that they answer. A
 * part of a key holds no `#`, unless nothing follows it, so that no value can reach another item.
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** User names and email addresses are the same in any case, and a key holds well-formed text only. */
export const caseless = (text: string): string => text.toLowerCase().toWellFormed();

/** The last number that was given to a kind of item (next-number.ts). */
export const counterKey = (kind: 'ACCOUNT' | 'ORDER' | 'USER' | 'WEBSITE'): Key => ({ pk: 'COUNTER', sk: kind });
