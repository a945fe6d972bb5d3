import type { Key } from '../table/keys.ts';
import { put, putNext, type Write } from '../table/transact.ts';

/**
 * Returns the next state of an item, or what it was given if nothing changes. The item is undefined if there is none with
 * this id. A removed one is given too, because it can be restored.
 */
export type ContentRule<Item> = (seen: Item | undefined) => Item | undefined;

/** Further writes of the transaction, such as the entry in the history. */
export type AlsoOfContent<Item> = (before: Item | undefined, after: Item) => Readonly<Record<string, Write>>;

/** Puts the next version of an item. The first one may replace an item from before versions were kept. */
export const putContent = <Item extends { readonly version: number }>(key: Key, item: Item): Write =>
  item.version === 1 ? put(key, item, { ConditionExpression: 'attribute_not_exists(version)' }) : putNext(key, item);
