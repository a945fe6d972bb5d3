import * as z from 'zod/mini';
import { afterFailure } from '#shared/rules/mail/mail-suppression.ts';
import { suppressedAddressSchema } from '#shared/schemas/stored/suppressed-address.ts';
import type { DeliveryFailure } from '#shared/values/delivery-failures.ts';
import { getItem } from '../table/get-item.ts';
import { putIfVersion } from '../table/put-if-version.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { suppressedAddressKey } from './keys.ts';

/** Addresses whose mail bounced. They apply to all accounts, so there is no scope. */
export interface SuppressedAddressRepository {
  isSuppressed(address: string): Promise<boolean>;
  /** A repeated notice counts once. */
  note(address: string, failure: DeliveryFailure, mailId: string, now: Date): Promise<void>;
}

export function suppressedAddressRepository(table: Table): SuppressedAddressRepository {
  const find = async (address: string) =>
    z.optional(suppressedAddressSchema).parse(await getItem(table, suppressedAddressKey(address)));

  return {
    isSuppressed: async (address) => (await find(address))?.reason !== undefined,

    async note(address, failure, mailId, now) {
      await retryOnConflict(async () => {
        const updatedAt = now.toISOString();
        const known = (await find(address)) ?? { address, delayed: [], version: 0, updatedAt };
        const next = { ...known, ...afterFailure(known, failure, mailId), version: known.version + 1, updatedAt };
        return (await putIfVersion(table, suppressedAddressKey(address), next)) || undefined;
      });
    },
  };
}
