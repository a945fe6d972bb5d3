import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type Customer, customerSchema } from '#shared/schemas/stored/customer.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, remove, transact } from '../table/transact.ts';
import { customerKey, customerNumberKey } from './keys.ts';

/**
 * The provider's customer records. Only the provider writes them, so there is no scope. Accounts read theirs through
 * sessionRecords.
 */
export interface CustomerRepository {
  find(accountId: number, lineOfBusiness: LineOfBusiness): Promise<Customer | undefined>;
  /** Throws when another account or line of business has the customer number. */
  save(customer: Customer): Promise<void>;
}

export function customerRepository(table: Table): CustomerRepository {
  async function find(accountId: number, lineOfBusiness: LineOfBusiness): Promise<Customer | undefined> {
    return z.optional(customerSchema).parse(await getItem(table, customerKey(accountId, lineOfBusiness)));
  }

  return {
    find,

    async save(customer) {
      const { accountId, lineOfBusiness } = customer;
      await retryOnConflict(async () => {
        const seen = await find(accountId, lineOfBusiness);
        const [before, after] = [seen && numberKey(seen), numberKey(customer)];
        const failed = await transact(table, {
          customer: put(customerKey(accountId, lineOfBusiness), customerSchema.parse(customer), hasNumberOf(seen)),
          ...(after && { number: put(after, { accountId, lineOfBusiness }, isFreeOr(customer)) }),
          ...(before && before.pk !== after?.pk && { formerNumber: remove(before) }),
        });
        if (failed === 'number') throw new AppError('conflict', ACCOUNT_TEXTS.customerNumberExists);
        return failed ? undefined : true;
      });
    },
  };
}

const numberKey = ({ companyCode, customerNumber }: Customer): Key | undefined =>
  customerNumber === undefined ? undefined : customerNumberKey(companyCode, customerNumber);

const isFreeOr = ({ accountId, lineOfBusiness }: Customer) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR (accountId = :account AND lineOfBusiness = :line)',
  ExpressionAttributeValues: { ':account': accountId, ':line': lineOfBusiness },
});

/** The record still has the number that was read, so its marker is the one to remove. */
function hasNumberOf(seen: Customer | undefined) {
  if (!seen) return { ConditionExpression: 'attribute_not_exists(pk)' };
  const { companyCode, customerNumber } = seen;
  const isSameNumber =
    customerNumber === undefined ? 'attribute_not_exists(customerNumber)' : 'customerNumber = :number';
  return {
    ConditionExpression: `companyCode = :company AND ${isSameNumber}`,
    ExpressionAttributeValues: {
      ':company': companyCode,
      ...(customerNumber !== undefined && { ':number': customerNumber }),
    },
  };
}
