import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { historyRepository } from '#functions/data/operations/history-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { sessionApi } from '../../support/session-api.ts';
import { storedItems } from '../../support/stored-items.ts';

const { updateProfile, saveUserAddress } = profileContract;
const NAME = 'summit-east-buyer';
const START = {
  firstName: 'Bea',
  lastName: 'Burns',
  phoneNumber: '3035550101',
  address1: '1 Main St',
  address2: 'Suite 5',
  city: 'Denver',
  state: 'CO',
  country: 'US',
  postalCode: '80202',
} as const;

let table: Table;
let userId: string;
let browser: StoreVisitor;
beforeAll(async () => {
  table = await demoTable();
  const marker = await userRepository(table).findByUserName(NAME);
  userId = marker?.userId ?? '';
  browser = storeVisitor(
    sessionApi(table, () => new Date('2026-03-02T09:00:00Z')),
    SUMMIT,
  );
  await allowEditProfile(true);
  (await browser.call(sessionContract.login, { body: { userName: NAME, password: DEMO_PASSWORD } })).output();
});
beforeEach(async () => {
  await userRepository(table).change(provider, userId, (seen) => ({ ...seen, ...START }));
});

const stored = async () => (await userRepository(table).find(provider, userId)) as User;
const allowEditProfile = async (isAllowed: boolean) => {
  const { accountId } = await stored();
  await accountRepository(table).change(provider, accountId, (account) => ({
    ...account,
    settings: { ...account.settings, allowEditProfile: isAllowed },
  }));
};
const errorsOf = ({ text }: { readonly text: string }): unknown => JSON.parse(text).errors;

describe('a profile', () => {
  it.each([
    { given: { firstName: 'Anna' }, kept: { firstName: 'Anna' } },
    { given: { firstName: '  Anna ', lastName: ' Doe' }, kept: { firstName: 'Anna', lastName: 'Doe' } },
    { given: { phoneNumber: '(303) 555-0199' }, kept: { phoneNumber: '3035550199' } },
    { given: { phoneNumber: '1 303 555 0199' }, kept: { phoneNumber: '3035550199' } },
    { given: { phoneNumber: '' }, kept: { phoneNumber: '' } },
    { given: { address2: '' }, kept: { address2: undefined } },
    { given: { address1: ' 2 Oak Ave ', city: ' Boulder ' }, kept: { address1: '2 Oak Ave', city: 'Boulder' } },
    { given: { postalCode: '802021234' }, kept: { postalCode: '80202-1234' } },
    {
      given: { city: 'Toronto', state: 'ON', country: 'CA', postalCode: 'm5v 2t6' },
      kept: { city: 'Toronto', state: 'ON', country: 'CA', postalCode: 'M5V2T6' },
    },
  ] as const)('takes $given and keeps the rest', async ({ given, kept }) => {
    const answer = (await browser.call(updateProfile, { body: given })).output();
    const { address2: _, ...expected } = { ...START, ...kept };
    const user = await stored();
    expect(user).toMatchObject(expected);
    expect(user.address2).toBe('address2' in kept ? kept.address2 : START.address2);
    expect(answer).toMatchObject({
      firstName: user.firstName,
      address: { city: user.city, postalCode: user.postalCode },
    });
  });

  it.each([
    { given: { firstName: ' ' }, errors: [['FirstName', 'First Name is required']] },
    { given: { lastName: '' }, errors: [['LastName', 'Last Name is required']] },
    { given: { address1: '' }, errors: [['Address1', 'Address is required']] },
    { given: { city: '' }, errors: [['City', 'City is required']] },
    { given: { address1: '???' }, errors: [['Address1', 'Address does not appear to be valid']] },
    { given: { state: 'ON' }, errors: [['State', 'Address does not appear to be valid']] },
    { given: { postalCode: '8020' }, errors: [['PostalCode', 'Address does not appear to be valid']] },
    { given: { phoneNumber: '555-0199' }, errors: [['PhoneNumber', 'Phone Number is not valid']] },
    { given: { phoneNumber: 'call me' }, errors: [['PhoneNumber', 'Phone Number is not valid']] },
    {
      given: { firstName: '', lastName: '', address1: '', city: '', phoneNumber: '1' },
      errors: [
        ['FirstName', 'First Name is required'],
        ['LastName', 'Last Name is required'],
        ['Address1', 'Address is required'],
        ['City', 'City is required'],
        ['PhoneNumber', 'Phone Number is not valid'],
      ],
    },
  ])('refuses $given and changes nothing', async ({ given, errors }) => {
    const before = await storedItems(table);
    const answer = await browser.call(updateProfile, { body: given });
    expect([answer.status, answer.errors]).toEqual([400, 'Invalid Request.']);
    expect(errorsOf(answer)).toEqual(errors.map(([path, message]) => ({ path, message })));
    expect(await storedItems(table)).toEqual(before);
  });

  it.each([
    { what: 'nothing', given: {} },
    { what: 'what is there', given: START },
    { what: 'what is there, typed otherwise', given: { phoneNumber: '(303) 555-0101', city: ' Denver' } },
  ])('is not saved when it is given $what (admin 4)', async ({ given }) => {
    const before = await storedItems(table);
    (await browser.call(updateProfile, { body: given })).output();
    expect(await storedItems(table)).toEqual(before);
  });

  it('is not judged either then', async () => {
    await userRepository(table).change(provider, userId, (seen) => ({ ...seen, city: '', postalCode: '1' }));
    expect((await browser.call(updateProfile, { body: { firstName: START.firstName } })).status).toBe(200);
  });

  it('raises the versions of the changed fields alone', async () => {
    const { version, fieldVersions } = await stored();
    (await browser.call(updateProfile, { body: { firstName: 'Anna', city: 'Boulder' } })).output();
    const after = await stored();
    expect(after.version).toBe(version + 1);
    expect(after.fieldVersions).toEqual({ ...fieldVersions, firstName: version + 1, city: version + 1 });
  });

  it('is in the history of its user, with what was before', async () => {
    (await browser.call(updateProfile, { body: { city: 'Aurora' } })).output();
    const { id } = await stored();
    const entries = await historyRepository(table).ofThing(provider, 'user', String(id), { skip: 0, take: 50 });
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'changed',
        by: expect.objectContaining({ userId }),
        changes: [{ field: 'city', before: 'Denver', after: 'Aurora' }],
      }),
    );
  });

  it('S10: takes no rights', async () => {
    const before = await stored();
    const body = JSON.stringify({
      FirstName: 'Anna',
      Type: 1,
      AccountId: 1,
      Permissions: ['usermanagement'],
      PasswordVersion: 9,
      Level: 0,
      Active: false,
      UserName: 'somebody-else',
      Email: 'else@example.com',
      MonthlyLimit: 1_000_000,
    });
    const headers = { 'content-type': 'application/json' };
    expect((await browser.send('/wb/user/UpdateUser', { method: 'PUT', headers, body })).status).toBe(200);
    const { firstName, version, fieldVersions, ...rest } = await stored();
    const { firstName: _name, version: _version, fieldVersions: _fields, ...same } = before;
    expect([firstName, version]).toEqual(['Anna', before.version + 1]);
    expect(fieldVersions).toMatchObject({ firstName: version });
    expect(rest).toEqual(same);
  });
});

describe('an address', () => {
  it('is changed alone', async () => {
    const body = { address1: '2 Oak Ave', city: 'Boulder', postalCode: '80301' };
    expect((await browser.call(saveUserAddress, { body })).output().address).toMatchObject({
      address1: '2 Oak Ave',
      address2: 'Suite 5',
      city: 'Boulder',
      stateProvince: 'CO',
      postalCode: '80301',
    });
    expect(await stored()).toMatchObject({ ...START, ...body });
  });

  it.each([
    { given: { city: '' }, error: ['City', 'City is required'] },
    { given: { postalCode: 'x' }, error: ['PostalCode', 'Address does not appear to be valid'] },
  ])('refuses $given', async ({ given, error: [path, message] }) => {
    const answer = await browser.call(saveUserAddress, { body: given });
    expect([answer.status, errorsOf(answer)]).toEqual([400, [{ path, message }]]);
  });

  it('is judged without the name, which this call can’t put right', async () => {
    await userRepository(table).change(provider, userId, (seen) => ({ ...seen, firstName: '' }));
    expect((await browser.call(saveUserAddress, { body: { city: 'Boulder' } })).status).toBe(200);
  });
});

describe('an account that does not let its users edit their profile', () => {
  beforeAll(() => allowEditProfile(false));

  it.each([
    { name: 'UpdateUser', call: () => browser.call(updateProfile, { body: { firstName: 'Anna' } }) },
    { name: 'SaveUserAddress', call: () => browser.call(saveUserAddress, { body: { city: 'Boulder' } }) },
  ])('has $name refused (decision B277)', async ({ call }) => {
    const { status, errors } = await call();
    expect([status, errors]).toEqual([403, SESSION_TEXTS.unauthorized]);
    expect(await stored()).toMatchObject(START);
  });
});
