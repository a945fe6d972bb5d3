import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { DEMO_PASSWORD, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { VALUES } from '../../support/account-values.ts';
import { demoTable } from '../../support/demo-table.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { changeAccount, getAccount } = accountsContract;
type Fields = Omit<AccountChangeBody, 'id' | 'version'>;

/** Where people of the account see a field: in their session, or in what the store tells everybody. */
type Place = 'session' | 'store';
const PLACES: Readonly<Record<number, Place>> = {
  ...Object.fromEntries([101, 102, 103, 104, 105, 106, 107, 108, 109, 110].map((code) => [code, 'session'])),
  ...Object.fromEntries([112, 113, 114, 116, 117, 119, 123, 124, 125, 126, 127, 128].map((code) => [code, 'session'])),
  ...Object.fromEntries([129, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141].map((code) => [code, 'session'])),
  ...Object.fromEntries([200, 301, 302, 303, 304].map((code) => [code, 'session'])),
  ...Object.fromEntries([118, 120, 122, 144].map((code) => [code, 'store'])),
};
/** Fields that act elsewhere, with the tests that see them act. */
const ELSEWHERE: Readonly<Record<number, string>> = {
  111: 'tests/functions/checkout',
  115: 'tests/functions/checkout',
  121: 'tests/functions/session',
  130: 'tests/functions/checkout',
  142: 'it is shown and locked',
  143: 'tests/functions/checkout',
  201: 'the lists and views of accounts',
  202: 'customer records',
  305: 'tests/functions/catalogue',
  306: 'tests/functions/catalogue',
  307: 'tests/functions/outbox',
};

let close: () => Promise<void>;
let admin: StoreVisitor;
let people: Readonly<Record<'parent' | 'child', StoreVisitor>>;
let summit: number;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const table = await demoTable();
  const api = await wholeApi(table);
  ({ close } = api);
  const signIn = async (userName: string, host: string) => {
    const visitor = storeVisitor(api.send, host);
    const body = { userName, password: DEMO_PASSWORD, postalCode: '80202' };
    (await visitor.call(sessionContract.login, { body })).output();
    return visitor;
  };
  admin = await signIn('provider-admin', PROVIDER);
  people = { parent: await signIn('summit-buyer', SUMMIT), child: await signIn('summit-east-buyer', SUMMIT) };
  const accounts = await accountRepository(table).list(provider);
  summit = accounts.find(({ companyName }) => companyName === 'Summit Collision')?.id ?? Number.NaN;
  const settings = ACCOUNT_FIELDS.filter((field) => field.settings.length > 0).map(({ code }) => code);
  const kept = [121, 142, 307];
  for (const { id, parentId } of accounts) {
    const isChild = parentId === summit;
    if (isChild || id === summit) {
      const free = settings.filter((code) => !kept.includes(code) && !(isChild && !MARKABLE_CODES.includes(code)));
      const { fields } = (await admin.call(getAccount, { params: { id: String(id) } })).output();
      const mayChange = free.filter((code) => fields.find((field) => field.code === code)?.mayChange);
      await save(id, { reset: mayChange });
    }
  }
  await save(summit, { inheritedFields: MARKABLE_CODES.filter((code) => code !== 142), changeableFields: [] });
});
afterAll(async () => {
  vi.useRealTimers();
  await close();
});

async function save(id: number, fields: Fields): Promise<void> {
  const { version } = (await admin.call(getAccount, { params: { id: String(id) } })).output();
  const { status, errors, text } = await admin.call(changeAccount, { body: { id, version, ...fields } });
  expect(status, `${errors} ${text.slice(0, 300)}`).toBe(200);
}

/** The response that a person gets at a place. */
async function toldTo(who: 'parent' | 'child', place: Place): Promise<string> {
  const visitor = people[who];
  if (place === 'session') return JSON.stringify((await visitor.call(sessionContract.getUser)).output().account);
  // The store is read anew every 30 seconds.
  vi.setSystemTime(Date.now() + 30_001);
  return (await visitor.call(sessionContract.getApplication)).text;
}

it('every field has its place', () => {
  const codes = [...Object.keys(PLACES), ...Object.keys(ELSEWHERE)].map(Number).toSorted((a, b) => a - b);
  expect(codes).toEqual(ACCOUNT_FIELDS.map(({ code }) => code));
});

/** A child has a name of its own. */
const OWN = [200];
const cases = Object.entries(PLACES).map(([code, place]) => ({ code: Number(code), place }));

describe('a saved field shows to people of the parent and of the child, and is gone when it is taken over again', () => {
  it.each(cases)('$code in the $place', async ({ code, place }) => {
    const told = async () => [await toldTo('parent', place), await toldTo('child', place)] as const;
    const before = await told();
    const [value] = VALUES[code] ?? [];
    if (!value) throw new Error(`There is no value for ${code}`);
    await save(summit, value);
    const after = await told();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1] === before[1]).toBe(OWN.includes(code));
    await save(summit, OWN.includes(code) ? { storeNumber: '' } : { reset: [code] });
    if (!OWN.includes(code)) expect(await told()).toEqual(before);
  });
});
