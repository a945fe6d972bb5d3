import { accountSchema } from '#shared/schemas/stored/account.ts';
import { getItem } from '../table/get-item.ts';
import { listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import { countsOf, putCounted, seenCounts } from './account-counts.ts';
import { accountSummaries } from './account-directory.ts';
import { accountKey, FORMER_ALL_ACCOUNTS } from './keys.ts';

/**
 * Saves the accounts of an older table once more, with the counters and the place in the lists that accounts have now
 * (decision B312). Returns how many there were. Their versions stay.
 */
export async function renewAccounts(table: Table): Promise<number> {
  const former = accountSummaries(await listIndex(table, 'gsi3', FORMER_ALL_ACCOUNTS));
  for (const { id } of former) {
    await retryOnConflict(async () => {
      const item = await getItem(table, accountKey(id));
      const [account, seen] = [accountSchema.parse(item), seenCounts(item)];
      const counts = await countsOf(table, id, seen);
      const failed = await transact(table, {
        account: putCounted(account, counts, { ...seen, version: account.version }),
      });
      return failed ? undefined : true;
    });
  }
  return former.length;
}
