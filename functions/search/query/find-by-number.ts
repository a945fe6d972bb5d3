import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { aftermarketId, numberOfId } from '../format/part-identity.ts';
import type { IndexReader } from './index-reader.ts';
import { aftermarketHits } from './search-plan.ts';

/**
 * The ids of aftermarket parts with exactly this number, as typed by a user (decision C2). Parts whose own number it is
 * come before those that have it as an alternate number.
 */
export async function findByNumber(
  number: string,
  companyCode: string | undefined,
  reader: IndexReader,
): Promise<string[]> {
  const found = new Set<string>();
  for (const { bucket, from, to } of await aftermarketHits(number, reader)) {
    const rows = await reader.rows(`type-${bucket}`);
    for (let row = from; rows && row < to; row++) found.add(rows.id.at(row));
  }
  const ids = [...found].filter((id) => companyCode === undefined || id === aftermarketId(companyCode, numberOfId(id)));
  const isOwn = (id: string): boolean => matchedNumber(numberOfId(id)) === matchedNumber(number);
  return [...ids.filter(isOwn), ...ids.filter((id) => !isOwn(id))];
}
