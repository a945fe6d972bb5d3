import { beforeEach, describe, expect, it } from 'vitest';
import { setAccountField } from '#functions/cli/set-account-field.ts';
import { accountItem } from '#functions/data/identity/account-counts.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { historyRepository } from '#functions/data/operations/history-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { HISTORY_TEXTS } from '#shared/texts/admin/history-texts.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { provider } from '../../builders/people.ts';
import { putItem, testTable } from '../../support/test-table.ts';

let table: Table;
beforeEach(async () => {
  table = await testTable();
  await keep(anAccount({ inheritedFields: [140], settings: { color1: '112233' } }));
  await keep(aChild({ settings: { showPrices: false } }));
});
const keep = (account: Account) =>
  putItem(table, accountKey(account.id), accountItem(account, { children: 0, users: 0 }));
const set = (...args: string[]) => setAccountField(table, args);
const stored = (id: number) => accountRepository(table).find(provider, id);

describe('setting a field of an account', () => {
  it.each([
    { field: 'ShowPrices', value: 'false', settings: { showPrices: false }, why: 'a flag' },
    { field: 'showprices', value: 'false', settings: { showPrices: false }, why: 'in any case' },
    { field: 'Color1', value: '000000', settings: { color1: '000000' }, why: 'digits that are no number' },
    { field: 'MinimumCoreCharge', value: '4.99', settings: { minimumCoreCharge: 499 }, why: 'dollars' },
    { field: 'CoreChargeType', value: '1', settings: { coreChargeType: 1 }, why: 'a choice' },
    { field: 'LinesOfBusiness', value: '[2]', settings: { linesOfBusiness: ['salvage'] }, why: 'line keys' },
    {
      field: 'Margins.Aftermarket',
      value: '[{"Low":0,"High":10,"Percentage":50}]',
      settings: { aftermarketMargins: [{ low: 0, high: 1000, percentage: 5000 }] },
      why: 'the name of the field codes, and JSON',
    },
    {
      field: 'IPRestriction',
      value: '{"Method":1,"List":["192.0.2.*"]}',
      settings: { ipRestriction: { method: 1, list: ['192.0.2.*'] } },
      why: 'an irregular name',
    },
    { field: 'DefaultWebsiteId', value: 'null', settings: { defaultWebsiteId: null }, why: 'nothing' },
    { field: 'AftermarketWarranty', value: '90 days', settings: { aftermarketWarranty: '90 days' }, why: 'plain text' },
  ])('takes $why: $field $value', async ({ field, value, settings }) => {
    await set('2', field, value);
    expect((await stored(2))?.settings).toMatchObject(settings);
  });

  it.each([
    { field: 'CompanyName', value: 'Summit Auto Body', expected: { companyName: 'Summit Auto Body' } },
    { field: 'StoreNumber', value: '0014', expected: { storeNumber: '0014' } },
    { field: 'ChangableFields', value: '[140]', expected: { changeableFields: [140] } },
    { field: 'IsActive', value: 'false', expected: { isActive: false } },
  ])('reaches what is the account’s own: $field', async ({ field, value, expected }) => {
    await set('2', field, value);
    expect(await stored(2)).toMatchObject(expected);
  });

  it('tells what was and what is', async () => {
    expect(await set('2', 'Color1', 'ABCDEF')).toBe('Summit Collision (2), Color1: "112233" → "ABCDEF"');
    expect(await set('2', 'ShowPrices', 'false')).toBe(
      'Summit Collision (2), ShowPrices: not set (default true) → false',
    );
  });

  it('leaves an entry in the history, which says that a command did it', async () => {
    await set('3', 'ShowPrices', 'default');
    const [entry, ...others] = await historyRepository(table).ofThing(provider, 'account', '3', { skip: 0, take: 9 });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      accountId: 3,
      parentId: 2,
      action: 'changed',
      source: 'command',
      by: { name: HISTORY_TEXTS.commandLine, accountId: 1 },
      changes: [{ field: 'ShowPrices', before: false }],
    });
  });

  it('that it has already leaves no entry', async () => {
    await set('2', 'Color1', '112233');
    expect(await historyRepository(table).ofThing(provider, 'account', '2', { skip: 0, take: 9 })).toEqual([]);
  });

  it('takes a value away', async () => {
    await set('3', 'ShowPrices', 'default');
    expect((await stored(3))?.settings).toEqual({});
  });

  it('names all fields when nothing is asked', async () => {
    const text = await set();
    expect(text).toContain('CompanyName, StoreNumber, Address');
    expect(text).toContain('ShowSeparatePOFieldsForLob');
  });
});

describe('what can’t be set changes nothing', () => {
  it.each([
    { args: ['2', 'Color1', 'red'], message: 'Color1 can’t be red', why: 'the value is no colour' },
    { args: ['2', 'MinimumCoreCharge', '1.234'], message: 'MinimumCoreCharge can’t be', why: 'cents are whole' },
    { args: ['2', 'IPRestriction', '{"Method":1,"List":["::1"]}'], message: 'IPRestriction can’t', why: 'it is IPv6' },
    { args: ['2', 'Colour', 'FF0000'], message: 'There is no field Colour', why: 'no such field' },
    { args: ['2', '__proto__', '1'], message: 'There is no field __proto__', why: 'nor that' },
    { args: ['2', 'Id', '9'], message: 'There is no field Id', why: 'numbers are not given by hand' },
    { args: ['99', 'ShowPrices', 'true'], message: 'There is no account 99', why: 'no such account' },
    { args: ['two', 'ShowPrices', 'true'], message: 'npm run account', why: 'that is no number' },
    { args: ['2', 'ShowPrices'], message: 'npm run account', why: 'there is no value' },
    { args: ['2', 'CartMessage', 'Hello', 'there'], message: 'npm run account', why: 'the quotes were forgotten' },
  ])('where $why', async ({ args, message }) => {
    const before = await Promise.all([stored(2), stored(3)]);
    await expect(set(...args)).rejects.toThrow(message);
    expect(await Promise.all([stored(2), stored(3)])).toEqual(before);
  });

  it.each([
    { field: 'Color1', why: 'a colour is always the parent’s' },
    { field: 'ShowMargins', why: 'the parent hands it down' },
  ])('where it could not count, as $why', async ({ field }) => {
    const value = field === 'Color1' ? 'ABCDEF' : 'false';
    await expect(set('3', field, value)).rejects.toMatchObject({ code: 'forbidden', message: 'Unauthorized' });
  });

  it('where the rules of accounts refuse it', async () => {
    await expect(set('2', 'OrderProcessType', '2')).rejects.toThrow(
      'Only a child account can have its parent complete its orders',
    );
    await expect(set('2', 'InheritedFields', '[118]')).rejects.toThrow('Only a parent account can mark fields');
  });
});
