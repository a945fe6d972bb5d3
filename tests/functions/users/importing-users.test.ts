import { beforeEach, describe, expect, it } from 'vitest';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { decodedText } from '#functions/imports/csv/decoded-text.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { csvRecords } from '#shared/rules/csv/csv-records.ts';
import { csvText } from '#shared/rules/csv/csv-text.ts';
import { cellsOfRows, readHeadings, rowOfCells, USER_COLUMNS } from '#shared/rules/people-imports/import-columns.ts';
import type { UserImportRow } from '#shared/schemas/wire/import-rows.ts';
import { IMPORT_ROW_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { USER_ROW as ROW } from '../../builders/admin/import-rows.ts';
import { aNewUser, provider } from '../../builders/people.ts';
import { type AdministratorName, accountAdministration, IDS } from '../../support/account-administration.ts';
import { streamOf } from '../../support/parsed-file.ts';
import { storedItems } from '../../support/stored-items.ts';

const { importUsers, exportUsers } = usersContract;

let world: Awaited<ReturnType<typeof accountAdministration>>;
let users: ReturnType<typeof userRepository>;
beforeEach(async () => {
  world = await accountAdministration();
  users = userRepository(world.table);
});

const ask = async (by: AdministratorName, rows: UserImportRow[], { dryRun = false, key = 'key-of-the-batch' } = {}) =>
  (await world.historian(by)).call(importUsers, { body: { rows, dryRun } }, { idempotencyKey: key });
const load = async (...call: Parameters<typeof ask>) => (await ask(...call)).output().results;
const exported = async (by: AdministratorName, id: number, query = {}) =>
  (await world.historian(by)).call(exportUsers, { params: { id: String(id) }, query });
const hire = (name: string, accountId: number) =>
  users.create(
    provider,
    aNewUser({ userId: name, accountId, userName: `user.named.${name}`, email: `${name}@example.com` }),
    'no password has this hash',
  );
const found = async (userName: string) => {
  const marker = await users.findByUserName(userName);
  return marker && users.find(provider, marker.userId);
};

describe('a batch of users', () => {
  it('adds ordinary users, who have a password that nobody knows and no invitation yet', async () => {
    const [result] = await load('summit', [ROW]);
    expect(result).toMatchObject({ row: 1, outcome: 'new', result: 'Added with password', details: [] });
    const made = await found('ana.silva');
    expect(made).toMatchObject({ id: result?.id, accountId: IDS.east, parentId: IDS.summit, type: 0, active: true });
    expect(made).toMatchObject({ phoneNumber: '3035550142', permissions: ['checkout'] });
    expect(made?.invitation).toBeUndefined();
    const entries = await world.history.ofThing(provider, 'user', String(made?.id), { skip: 0, take: 10 });
    expect(entries).toMatchObject([{ action: 'created', source: 'import', by: { userId: 'summit-admin' } }]);
  });

  it('changes the name, phone number and address of a user whose user name and email are those of the row', async () => {
    const before = await hire('ana', IDS.east);
    const row = { ...ROW, userName: before.userName, email: before.email, city: 'Boulder', address2: 'Bay 4' };
    expect(await load('summit', [row])).toMatchObject([{ outcome: 'changed', result: 'Updated', id: before.id }]);
    const after = await found(before.userName);
    expect(after).toMatchObject({ firstName: 'Ana', city: 'Boulder', address2: 'Bay 4', type: before.type });
    const entries = await world.history.ofThing(provider, 'user', String(before.id), { skip: 0, take: 10 });
    expect(entries[0]).toMatchObject({ action: 'changed', source: 'import' });
    expect(await load('summit', [row])).toMatchObject([{ outcome: 'changed', result: 'Updated' }]);
    expect(await load('summit', [row], { key: 'another-key' })).toMatchObject([{ outcome: 'same', result: 'Updated' }]);
    expect((await found(before.userName))?.version).toBe(after?.version);
  });

  it('tells of each row what became of it, and of a dry run the same', async () => {
    await hire('taken', IDS.east);
    await hire('foreign', IDS.north);
    await world.set('west', { isActive: false });
    const rows: UserImportRow[] = [
      { ...ROW, email: 'ana' },
      { ...ROW, phoneNumber: '1' },
      { ...ROW, state: '' },
      ROW,
      { ...ROW, email: 'b@example.com', userName: 'user.named.taken' },
      { ...ROW, email: 'taken@example.com', userName: 'user.named.b' },
      { ...ROW, email: 'foreign@example.com', userName: 'user.named.foreign' },
      { ...ROW, email: 'c@example.com', userName: 'user.named.c', company: 'Northside One' },
      { ...ROW, email: 'd@example.com', userName: 'user.named.d', company: 'Summit West' },
      { ...ROW, email: 'e@example.com', userName: 'short' },
    ];
    const before = await storedItems(world.table);
    const tried = await load('summit', rows, { dryRun: true });
    expect(await storedItems(world.table)).toEqual(before);
    expect(tried.map(({ result }) => result)).toEqual([
      'Email is not valid',
      'Phone Number is not complete',
      'Address is not complete',
      'Email and UserName must be Unique',
      'UserName already exists',
      'Email already exists',
      'UserName already exists',
      'Company does not exist',
      'No Account Found',
      'Rejected',
    ]);
    expect(await load('summit', rows)).toEqual(tried);
  });

  it('repeated tells the same and makes nothing more', async () => {
    const rows = [ROW, { ...ROW, email: 'b@example.com', userName: '' }];
    const first = await load('summit', rows);
    const before = await storedItems(world.table);
    expect(await load('summit', rows)).toEqual(first);
    expect(await storedItems(world.table)).toEqual(before);
  });

  it('under a key that had another row there fails that row', async () => {
    await load('summit', [ROW]);
    expect(await load('summit', [{ ...ROW, city: 'Boulder' }])).toMatchObject([{ result: USER_ROW_TEXTS.failed }]);
  });
});

describe('whose users are imported', () => {
  it.each([
    { by: 'provider', company: 'Northside One', result: USER_ROW_TEXTS.added, why: 'the provider names any' },
    { by: 'provider', company: 'Great Plains Auto Parts', result: USER_ROW_TEXTS.added, why: 'its own too' },
    { by: 'summit', company: 'Summit Collision', result: USER_ROW_TEXTS.added, why: 'it is the own account' },
    { by: 'summit', company: 'Northside Fleet', result: USER_ROW_TEXTS.noCompany, why: 'it is another tenant' },
    { by: 'east', company: 'Summit East', result: USER_ROW_TEXTS.added, why: 'it is the own account' },
    { by: 'east', company: 'Summit West', result: USER_ROW_TEXTS.noCompany, why: 'it is a sister' },
    { by: 'east', company: 'Summit Collision', result: USER_ROW_TEXTS.noCompany, why: 'it is the parent' },
  ] as const)('$by, $company: $result, because $why', async ({ by, company, result }) => {
    expect(await load(by, [{ ...ROW, company }], { dryRun: true })).toMatchObject([{ result }]);
    expect(await load(by, [{ ...ROW, company }])).toMatchObject([{ result }]);
  });

  it('several companies of a name need the column Parent', async () => {
    const { id: _id, isActive: _active, version: _version, ...blank } = await world.find('north');
    await world.accounts.create(provider, { ...blank, companyName: 'Summit East' });
    expect(await load('provider', [ROW])).toMatchObject([
      { result: 'Company does not exist', details: [IMPORT_ROW_TEXTS.severalCompanies] },
    ]);
    expect(await load('provider', [{ ...ROW, parent: 'Summit Collision' }])).toMatchObject([
      { result: 'Added with password' },
    ]);
    expect((await found('ana.silva'))?.accountId).toBe(IDS.east);
  });

  it.each(['summit', 'east'] as const)('D27: %s imports none while only the provider edits users', async (by) => {
    await world.set('summit', { settings: { disableUserEdit: true } });
    for (const dryRun of [true, false]) {
      const answer = await ask(by, [ROW], { dryRun });
      expect([answer.status, answer.errors]).toEqual([403, SESSION_TEXTS.unauthorized]);
    }
    expect(await found('ana.silva')).toBeUndefined();
    const entries = await world.history.ofAccount(provider, IDS[by], { skip: 0, take: 10 });
    expect(entries).toMatchObject([{ action: 'refused', source: 'import', name: 'Ana Silva' }]);
    expect(await load('provider', [ROW])).toMatchObject([{ result: USER_ROW_TEXTS.added }]);
  });
});

describe('the export', () => {
  beforeEach(async () => {
    for (const [name, id] of [
      ['pat', IDS.provider],
      ['sue', IDS.summit],
      ['ed', IDS.east],
      ['wes', IDS.west],
      ['nora', IDS.northside],
      ['ned', IDS.north],
    ] as const) {
      await hire(name, id);
    }
  });

  it.each([
    { by: 'provider', of: 'provider', emails: ['pat', 'sue', 'ed', 'wes', 'nora', 'ned'], why: 'all of the product' },
    { by: 'provider', of: 'summit', emails: ['sue', 'ed', 'wes'], why: 'the account and below' },
    { by: 'provider', of: 'north', emails: ['ned'], why: 'a child has none below' },
    { by: 'summit', of: 'summit', emails: ['sue', 'ed', 'wes'], why: 'the account and below' },
    { by: 'summit', of: 'west', emails: ['wes'], why: 'a child of the own account' },
    { by: 'east', of: 'east', emails: ['ed'], why: 'the own account' },
  ] as const)('of $of for $by has $emails: $why', async ({ by, of, emails }) => {
    const { data, total } = (await exported(by, IDS[of])).output();
    expect(data.map(({ email }) => email)).toEqual(emails.map((name) => `${name}@example.com`));
    expect(total).toBe(emails.length);
  });

  it.each([
    { by: 'summit', of: IDS.northside },
    { by: 'summit', of: IDS.provider },
    { by: 'east', of: IDS.summit },
    { by: 'east', of: IDS.west },
    { by: 'provider', of: 999 },
  ] as const)('of account $of is not for $by', async ({ by, of }) => {
    const answer = await exported(by, of);
    expect([answer.status, answer.errors]).toEqual([404, SESSION_TEXTS.unauthorized]);
  });

  it('comes in pages, each user once', async () => {
    const pages = [];
    for (const Skip of ['0', '2', '4']) pages.push((await exported('provider', 1, { Skip, Take: '2' })).output().data);
    expect(pages.flat()).toEqual((await exported('provider', 1)).output().data);
  });

  it.each([
    { by: 'provider', of: IDS.provider },
    { by: 'summit', of: IDS.summit },
    { by: 'east', of: IDS.east },
  ] as const)('C14: by $by is imported again as it was, whatever is in the names', async ({ by, of }) => {
    const odd = [
      { firstName: '=cmd|x', lastName: "'=quoted" },
      { firstName: 'O"Brien, "Pat"', lastName: 'two\r\nlines' },
      { firstName: '-5', lastName: '+1-212', address2: '@home; bay 4' },
    ];
    for (const [index, names] of odd.entries()) {
      await users.create(
        provider,
        aNewUser({
          userId: `odd-${index}`,
          accountId: IDS.east,
          userName: `odd.name.${index}`,
          email: `odd${index}@example.com`,
          ...names,
        }),
        'no password has this hash',
      );
    }
    const before = (await exported(by, of)).output().data;
    const [headings = [], ...lines] = await cellsIn(csvText(cellsOfRows(USER_COLUMNS, before)));
    const { places } = readHeadings(USER_COLUMNS, headings, 2);
    const read = lines.map((cells) => rowOfCells(places, cells));
    expect(read).toEqual(before);
    const results = await load(by, read);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
    expect((await exported(by, of)).output().data).toEqual(before);
  });
});

async function cellsIn(csv: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const batch of csvRecords(decodedText(streamOf(csv)))) {
    rows.push(...batch.map((record) => ('cells' in record ? record.cells : [])));
  }
  return rows;
}
