import { expect, vi } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { DEMO_PASSWORD, PROVIDER, SUMMIT } from '../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { provider } from '../builders/people.ts';
import { demoTable } from './demo-table.ts';
import { wholeApi } from './whole-api.ts';

const { changeAccount, getAccount } = accountsContract;
type Fields = Omit<AccountChangeBody, 'id' | 'version'>;

interface AccountStore {
  readonly table: Table;
  readonly admin: StoreVisitor;
  /** A buyer of Summit Collision and one of its branch. */
  readonly people: Readonly<Record<'parent' | 'child', StoreVisitor>>;
  readonly parent: Account;
  readonly child: Account;
  /** Saves fields of an account through the call of the form. */
  readonly save: (id: number, fields: Fields) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** More than the 30 seconds for which the store and the catalogue may show what was. */
export const readAnew = (): unknown => vi.setSystemTime(Date.now() + 30_001);

/** The accounts of the demo behind all groups. Summit Collision has the defaults and hands down all that it can. */
export async function accountStore(): Promise<AccountStore> {
  const table = await demoTable();
  const { send, close } = await wholeApi(table);
  const signIn = async (userName: string, host: string) => {
    const visitor = storeVisitor(send, host);
    const body = { userName, password: DEMO_PASSWORD, postalCode: '80202' };
    (await visitor.call(sessionContract.login, { body })).output();
    return visitor;
  };
  const admin = await signIn('provider-admin', PROVIDER);
  const people = { parent: await signIn('summit-buyer', SUMMIT), child: await signIn('summit-east-buyer', SUMMIT) };
  const view = async (id: number) => (await admin.call(getAccount, { params: { id: String(id) } })).output();

  async function save(id: number, fields: Fields): Promise<void> {
    const { version } = await view(id);
    const { status, errors, text } = await admin.call(changeAccount, { body: { id, version, ...fields } });
    expect(status, `${errors} ${text.slice(0, 300)}`).toBe(200);
  }

  const accounts = accountRepository(table);
  const listed = await accounts.list(provider);
  async function named(name: string): Promise<Account> {
    const account = await accounts.find(provider, listed.find(({ companyName }) => companyName === name)?.id ?? 0);
    if (!account) throw new Error(`The demo has no ${name}`);
    return account;
  }
  const parent = await named('Summit Collision');
  const settings = ACCOUNT_FIELDS.filter((field) => field.settings.length > 0).map(({ code }) => code);
  const kept = [121, 142, 307];
  for (const { id } of listed.filter((account) => [account.id, account.parentId].includes(parent.id))) {
    const isChild = id !== parent.id;
    const free = settings.filter((code) => !kept.includes(code) && !(isChild && !MARKABLE_CODES.includes(code)));
    const { fields } = await view(id);
    await save(id, { reset: free.filter((code) => fields.find((field) => field.code === code)?.mayChange) });
  }
  await save(parent.id, { inheritedFields: MARKABLE_CODES.filter((code) => code !== 142), changeableFields: [] });
  return { table, admin, people, parent, child: await named('Summit East'), save, close };
}
