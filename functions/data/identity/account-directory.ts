import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { hasOwnValue } from '#shared/rules/accounts/fields/field-source.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { rowsInOrder } from '#shared/rules/base/rows-in-order.ts';
import { foldedText } from '#shared/rules/search/search-text.ts';
import { type Account, type AccountSummary, accountSummarySchema } from '#shared/schemas/stored/account.ts';
import { packedRows } from '../table/packed-rows.ts';
import { listBeginning, listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { accountListKeys, allAccounts, childrenOf, LIST_SHARDS, TOP_LEVEL_PLACE } from './keys.ts';

/** How many active children and active users an account has. */
export type AccountCounts = Pick<AccountSummary, 'children' | 'users'>;

/** The lists of accounts, sorted by company name. They may be a moment behind the accounts themselves. */
export interface AccountDirectory {
  /** The provider gets all accounts, top-level ones first, and a parent its children. */
  list(scope: Scope): Promise<AccountSummary[]>;
  /** The top-level accounts, for the provider alone. */
  topLevel(scope: Scope): Promise<AccountSummary[]>;
  /** The children of an account. Nobody gets those of an account that they do not administer. */
  childrenOf(scope: Scope, accountId: number): Promise<AccountSummary[]>;
}

export function accountDirectory(table: Table): AccountDirectory {
  const directory: AccountDirectory = {
    async list(scope) {
      if (scope.level > 0) return directory.childrenOf(scope, scope.accountId);
      const shards = await Promise.all(LIST_SHARDS.map((shard) => listIndex(table, 'gsi3', allAccounts(shard))));
      return topLevelFirst(byName(accountSummaries(shards.flat())));
    },

    async topLevel({ level }) {
      if (level > 0) return [];
      const inShard = (shard: number) => listBeginning(table, 'gsi3', allAccounts(shard), TOP_LEVEL_PLACE);
      return byName(accountSummaries((await Promise.all(LIST_SHARDS.map(inShard))).flat()));
    },

    async childrenOf({ level, accountId: own }, accountId) {
      if (level > 1 || (level === 1 && accountId !== own)) return [];
      return byName(accountSummaries(await listIndex(table, 'gsi1', childrenOf(accountId))));
    },
  };
  return directory;
}

const byName = (accounts: AccountSummary[]) => rowsInOrder(accounts, ({ companyName }) => foldedText(companyName));

/** In the given order otherwise. */
export const topLevelFirst = <Row extends { readonly parentId?: number | null | undefined }>(
  rows: readonly Row[],
): Row[] => {
  const isTopLevel = ({ parentId }: Row) => parentId === undefined || parentId === null;
  return [...rows.filter(isTopLevel), ...rows.filter((row) => !isTopLevel(row))];
};

/** The attributes of an account's item that the lists read. */
export const accountListItem = (account: Account, counts: AccountCounts) => ({
  ...accountListKeys(account),
  // The counters stay numbers, so that they can be moved without writing the account.
  summary: { row: pack(rowOf(account)), ...counts },
});

type Row = Omit<AccountSummary, keyof AccountCounts>;
const { children: _children, users: _users, ...rowShape } = accountSummarySchema.shape;
const { pack, unpack } = packedRows<Row>(Object.keys(rowShape) as (keyof Row)[]);

function rowOf({ address, settings, ...account }: Account): Row {
  const { city, state } = address;
  const own = ACCOUNT_FIELDS.filter((field) => hasOwnValue(field, { settings }));
  return { ...account, city, state, type: settings.type, ownCodes: own.map(({ code }) => code) };
}

/** The fields that summaries from before they were packed do not have. */
const FORMER: Omit<Row, 'id' | 'companyName' | 'isActive'> = {
  orderProcessType: 0,
  version: 1,
  city: '',
  state: '',
  ownCodes: [],
};

type StoredSummary = Partial<AccountCounts> & ({ readonly row: string } | (Row & { readonly row?: undefined }));

export const accountSummaries = (stored: readonly unknown[]): AccountSummary[] =>
  (stored as readonly StoredSummary[]).map(({ row, children = 0, users = 0, ...former }) =>
    row === undefined ? { ...FORMER, ...(former as Row), children, users } : { ...unpack(row), children, users },
  );
