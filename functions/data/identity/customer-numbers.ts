import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/transact.ts';
import { accountKey } from './keys.ts';

/*
 * The markers of customer numbers (decision B330). A marker keeps the tenant and everybody who has the number: a
 * top-level account and its children may share it. Without holders the number is free for any tenant.
 */

type Holder = Pick<Customer, 'accountId' | 'lineOfBusiness'>;

const tenantOf = ({ id, parentId }: Pick<Account, 'id' | 'parentId'>): number => parentId ?? id;
const holder = ({ accountId, lineOfBusiness }: Holder) => new Set([`${accountId}#${lineOfBusiness}`]);

/** Fails if another tenant has the number, and for a marker of the former kind. */
export const takeNumber = (key: Key, customer: Holder, account: Account): Write => ({
  Update: {
    Key: { ...key },
    UpdateExpression: 'SET tenantId = :tenant ADD holders :holder',
    ConditionExpression: 'attribute_not_exists(accountId) AND (attribute_not_exists(holders) OR tenantId = :tenant)',
    ExpressionAttributeValues: { ':tenant': tenantOf(account), ':holder': holder(customer) },
  },
});

/** The others keep the number. The table removes a set with its last entry. */
export const leaveNumber = (key: Key, customer: Holder): Write => ({
  Update: {
    Key: { ...key },
    UpdateExpression: 'DELETE holders :holder REMOVE accountId, lineOfBusiness',
    ExpressionAttributeValues: { ':holder': holder(customer) },
  },
});

/** Markers from before numbers could be shared name the one customer who has the number. */
const formerMarkerSchema = z.object({ accountId: z.int(), lineOfBusiness: z.enum(linesOfBusiness) });

/** Gives a marker of the former kind its tenant. Returns whether it was one, so that the number can be tried again. */
export async function renewNumber(table: Table, key: Key): Promise<boolean> {
  const { success, data: former } = formerMarkerSchema.safeParse(await getItem(table, key));
  if (!success) return false;
  const account = z.optional(accountSchema).parse(await getItem(table, accountKey(former.accountId)));
  await conditionalWrite(
    table.client.send(
      new UpdateCommand({
        TableName: table.tableName,
        Key: key,
        UpdateExpression: 'SET tenantId = :tenant ADD holders :holder REMOVE accountId, lineOfBusiness',
        ConditionExpression: 'accountId = :account AND lineOfBusiness = :line',
        ExpressionAttributeValues: {
          ':tenant': account ? tenantOf(account) : former.accountId,
          ':holder': holder(former),
          ':account': former.accountId,
          ':line': former.lineOfBusiness,
        },
      }),
    ),
  );
  return true;
}
