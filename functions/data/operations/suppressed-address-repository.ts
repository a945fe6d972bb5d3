import * as z from 'zod/mini';
import { afterFailure } from '#shared/rules/mail/mail-suppression.ts';
import {
  type SuppressedAddress,
  type SuppressedSummary,
  suppressedAddressSchema,
  suppressedSummarySchema,
} from '#shared/schemas/stored/deliveries/suppressed-address.ts';
import type { DeliveryFailure } from '#shared/values/messages/delivery-failures.ts';
import { getItem } from '../table/get-item.ts';
import { caseless } from '../table/keys.ts';
import { putIfVersion } from '../table/put-if-version.ts';
import { listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { remove, transact } from '../table/transact.ts';
import { SUPPRESSED_ADDRESSES, suppressedAddressKey } from './keys.ts';

/** Addresses whose mail bounced. They apply to all accounts, so there is no scope. */
export interface SuppressedAddressRepository {
  isSuppressed(address: string): Promise<boolean>;
  /** The addresses that get no mail, the latest first, without those from which mail was only delayed. */
  list(): Promise<SuppressedSummary[]>;
  /** Lets an address get mail again. False when it gets mail. */
  release(address: string): Promise<boolean>;
  /** A repeated notice counts once. */
  note(address: string, failure: DeliveryFailure, mailId: string, now: Date): Promise<void>;
}

export function suppressedAddressRepository(table: Table): SuppressedAddressRepository {
  const find = async (address: string) =>
    z.optional(suppressedAddressSchema).parse(await getItem(table, suppressedAddressKey(address)));

  return {
    isSuppressed: async (address) => (await find(address))?.reason !== undefined,

    async list() {
      const rows = z.array(suppressedSummarySchema).parse(await listIndex(table, 'gsi3', SUPPRESSED_ADDRESSES));
      return rows.toReversed();
    },

    async release(address) {
      const failed = await transact(table, {
        address: remove(suppressedAddressKey(address), {
          ConditionExpression: 'attribute_exists(#reason)',
          ExpressionAttributeNames: { '#reason': 'reason' },
        }),
      });
      return failed === undefined;
    },

    async note(address, failure, mailId, now) {
      await retryOnConflict(async () => {
        const updatedAt = now.toISOString();
        const known = (await find(address)) ?? { address, delayed: [], version: 0, updatedAt };
        const next = { ...known, ...afterFailure(known, failure, mailId), version: known.version + 1, updatedAt };
        const item = { ...next, ...listedAs(next) };
        return (await putIfVersion(table, suppressedAddressKey(address), item)) || undefined;
      });
    },
  };
}

/** The place in the list of all. An address from which mail was only delayed is not in it. */
function listedAs({ address, reason, updatedAt }: SuppressedAddress) {
  if (reason === undefined) return undefined;
  const summary: SuppressedSummary = { address, reason, at: updatedAt };
  return { gsi3pk: SUPPRESSED_ADDRESSES, gsi3sk: `${updatedAt}#${caseless(address)}`, summary };
}
