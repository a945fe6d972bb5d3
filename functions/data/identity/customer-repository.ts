import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { changedCustomerFields, customerVersion } from '#shared/rules/accounts/customers/customer-fields.ts';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';
import { type Customer, customerSchema } from '#shared/schemas/stored/customer.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { getAll } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, transact, type Write } from '../table/transact.ts';
import { leaveNumber, renewNumber, takeNumber } from './customer-numbers.ts';
import { accountKey, customerKey, customerNumberKey } from './keys.ts';

type CustomerId = Pick<Customer, 'accountId' | 'lineOfBusiness'>;
/** Returns the next state of a record, or the same object if nothing changes. */
type CustomerRule = (seen: Customer | undefined) => Customer;
/** Further writes of the transaction, such as the entry in the history of the record's account. */
type CustomerAlso = (
  before: Customer | undefined,
  after: Customer,
  account: Account,
) => Readonly<Record<string, Write>>;

/**
 * The provider's customer records. Only the provider writes them, so there is no scope. Accounts read theirs through
 * sessionRecords.
 */
export interface CustomerRepository {
  find(accountId: number, lineOfBusiness: LineOfBusiness): Promise<Customer | undefined>;
  /**
   * Applies the rule to the newest state, and repeats it when another change comes in between. Throws when an account of
   * another tenant has the customer number (decision B330), and when there is no such account.
   */
  change(id: CustomerId, rule: CustomerRule, also?: CustomerAlso): Promise<Customer>;
  /**
   * Saves a whole record, as a file has it. The same again changes nothing, not even who wrote it last. `refuse` throws if
   * the record that is there has to stay as it is.
   */
  save(customer: Customer, refuse?: (seen: Customer) => void, also?: CustomerAlso): Promise<void>;
}

/** Reads a customer record, for functions that change none. */
export const customerFinder =
  (table: Table): CustomerRepository['find'] =>
  async (accountId, lineOfBusiness) =>
    z.optional(customerSchema).parse(await getItem(table, customerKey(accountId, lineOfBusiness)));

export function customerRepository(table: Table): CustomerRepository {
  const repository: CustomerRepository = {
    find: customerFinder(table),

    async change(id, rule, also) {
      return retryOnConflict(async () => {
        const { account, seen } = await readWithAccount(table, id);
        const given = rule(seen);
        const changed = changedCustomerFields(seen, given);
        if (seen && (given === seen || changed.length === 0)) return seen;
        const version = customerVersion(seen) + 1;
        const changedNow = Object.fromEntries(changed.map((field) => [field, version]));
        const after = { ...given, version, fieldVersions: { ...seen?.fieldVersions, ...changedNow } };
        const [former, number] = [seen && numberKey(seen), numberKey(after)];
        const failed = await transact<string>(table, {
          customer: put(customerKey(id.accountId, id.lineOfBusiness), customerSchema.parse(after), isStill(seen)),
          ...(number && { number: takeNumber(number, id, account) }),
          ...(former && former.pk !== number?.pk && { former: leaveNumber(former, id) }),
          ...also?.(seen, after, account),
        });
        if (failed === 'number' && number && !(await renewNumber(table, number))) throw numberTaken();
        return failed ? undefined : after;
      });
    },

    async save(customer, refuse, also) {
      const rule: CustomerRule = (seen) => {
        const isSame = changedCustomerFields(seen, customer).length === 0;
        if (seen && !isSame) refuse?.(seen);
        return { ...customer, ...(seen?.lastSaves && { lastSaves: seen.lastSaves }) };
      };
      await repository.change(customer, rule, also);
    },
  };
  return repository;
}

const numberKey = ({ companyCode, customerNumber }: Customer): Key | undefined =>
  customerNumber === undefined ? undefined : customerNumberKey(companyCode, customerNumber);

const numberTaken = (): AppError => {
  const message = ACCOUNT_TEXTS.customerNumberTaken;
  return new AppError('conflict', message, { fieldErrors: [{ path: 'CustomerNumber', message }] });
};

async function readWithAccount(table: Table, { accountId, lineOfBusiness }: CustomerId) {
  const keys = [accountKey(accountId), customerKey(accountId, lineOfBusiness)];
  const items = z.array(z.looseObject({ sk: z.string() })).parse(await getAll(table, keys, 'strongly'));
  const [account, seen] = keys.map(({ sk }) => items.find((item) => item.sk === sk));
  if (!account) throw new AppError('not_found', ACCOUNT_TEXTS.noSuchAccount);
  return { account: accountSchema.parse(account), seen: z.optional(customerSchema).parse(seen) };
}

/** Nobody has saved the record since it was read. */
function isStill(seen: Customer | undefined) {
  if (!seen) return { ConditionExpression: 'attribute_not_exists(pk)' };
  if (seen.version === undefined) {
    return { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(version)' };
  }
  return { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen.version } };
}
