import { beforeEach, describe, expect, it } from 'vitest';
import { outboxRepository } from '#functions/data/operations/outbox-repository.ts';
import { PEOPLE_IMPORT_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { provider } from '../../../builders/people.ts';
import { IDS } from '../../../support/account-administration.ts';
import { type PeopleWorld, peopleWorld } from '../../../support/people-imports/people-world.ts';

const HEADER = 'Company,First Name,Last Name,Email,UserName,Phone Number,Address,City,State,Postal Code';
const line = (name: string, { company = 'Summit East', city = 'Golden', email = `${name}@example.com` } = {}) =>
  `${company},Ana,Silva,${email},${name}.silva,(303) 555-0142,9 High St,${city},CO,80401`;
const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\n');
const USERS = { kind: 'users', by: 'summit' } as const;

let world: PeopleWorld;
beforeEach(async () => {
  world = await peopleWorld();
});

const found = async (userName: string) => {
  const marker = await world.users.findByUserName(userName);
  return marker && world.users.find(provider, marker.userId);
};
const imported = async (...lines: string[]) => {
  const { id } = await world.checked(fileOf(...lines), USERS);
  return world.saved(id, 'summit');
};

describe('an import of users', () => {
  it('adds and changes them, and shows what it would change before', async () => {
    await imported(line('ana'));
    const checked = await world.checked(fileOf(line('ana', { city: 'Boulder' }), line('bea')), USERS);
    expect(checked).toMatchObject({ outcomes: { new: 1, changed: 1 }, invitable: 0 });
    const { data } = await world.rows(checked.id, {}, 'summit');
    expect(data[0]).toMatchObject({
      outcome: 'changed',
      result: USER_ROW_TEXTS.updated,
      changes: [{ column: 'City', before: 'Golden', after: 'Boulder' }],
    });
    expect((await found('ana.silva'))?.city).toBe('Golden');
    const saved = await world.saved(checked.id, 'summit');
    expect(saved).toMatchObject({ state: 'done', imported: 2, invitable: 1, invited: 0 });
    expect((await found('ana.silva'))?.city).toBe('Boulder');
    expect(await found('bea.silva')).toMatchObject({ accountId: IDS.east, type: 0, active: true });
  });

  it('does not find companies of other tenants, nor those outside the account that it names', async () => {
    const foreign = await world.checked(fileOf(line('ana', { company: 'Northside One' })), USERS);
    const outside = await world.checked(fileOf(line('ana', { company: 'Summit West' })), {
      ...USERS,
      accountId: IDS.east,
    });
    const everywhere = await world.checked(fileOf(line('ana', { company: 'Northside One' })), { kind: 'users' });
    expect(foreign.results).toEqual([{ outcome: 'wrong', result: USER_ROW_TEXTS.noCompany, rows: 1 }]);
    expect(outside.results).toEqual([{ outcome: 'wrong', result: USER_ROW_TEXTS.noCompany, rows: 1 }]);
    expect(everywhere.outcomes).toMatchObject({ new: 1, wrong: 0 });
  });

  it('is closed with DisableUserEdit, except for the provider', async () => {
    const { id } = await world.checked(fileOf(line('ana')), USERS);
    await world.set('summit', { settings: { disableUserEdit: true } });
    const refused = { status: 403, errors: SESSION_TEXTS.unauthorized };
    expect(await world.goOn(id, 'summit')).toMatchObject(refused);
    expect(await world.correct(id, [{ row: 1, cells: { city: 'Boulder' } }], 'summit')).toMatchObject(refused);
    expect(await world.cancel(id, 'summit')).toMatchObject(refused);
    expect(await world.takeBack(id, 'summit')).toMatchObject(refused);
    await expect(world.upload(fileOf(line('ana')), USERS)).rejects.toThrow(SESSION_TEXTS.unauthorized);
    expect((await world.saved(id)).imported).toBe(1);
  });

  it('ends when whoever continued it lost the right to', async () => {
    const { id } = await world.checked(fileOf(line('ana')), USERS);
    (await world.goOn(id, 'summit')).output();
    await world.users.deactivate(provider, 'summit-admin');
    await world.settle();
    expect(await world.found(id)).toMatchObject({ state: 'failed', message: SESSION_TEXTS.unauthorized, imported: 0 });
    expect((await world.saved(id)).imported).toBe(1);
  });
});

describe('invitations of an import', () => {
  it('are written once for each user that it added, in the lane for bulk mail', async () => {
    const { id } = await imported(line('ana'), line('bea'));
    const outbox = outboxRepository(world.table);
    const later = new Date(Date.now() + 60_000);
    (await world.invite(id, 'summit')).output();
    await world.settle();
    expect(await world.found(id)).toMatchObject({ state: 'done', invited: 2, invitable: 0 });
    expect(await outbox.due(later)).toEqual([]);
    const messages = await outbox.dueInBulk(later, 10);
    expect(messages).toMatchObject([
      { kind: 'invitation', isBulk: true },
      { kind: 'invitation', isBulk: true },
    ]);
    expect((await found('ana.silva'))?.invitation).toBeDefined();
    expect(await world.invite(id, 'summit')).toMatchObject({ status: 409, errors: PEOPLE_IMPORT_TEXTS.nobodyToInvite });
  });

  it('skip who is inactive by now', async () => {
    const { id } = await imported(line('ana'), line('bea'));
    await world.users.deactivate(provider, (await found('ana.silva'))?.userId ?? '');
    (await world.invite(id, 'summit')).output();
    await world.settle();
    expect(await world.found(id)).toMatchObject({ invited: 1, invitable: 0, progress: { done: 2, leftOut: 1 } });
  });
});

describe('taking back an import', () => {
  it('deactivates whom it added and gives changed users their former values', async () => {
    await imported(line('ana'));
    const { id } = await imported(line('ana', { city: 'Boulder' }), line('bea'));
    (await world.takeBack(id, 'summit')).output();
    await world.settle();
    expect(await world.found(id)).toMatchObject({ state: 'takenBack', takenBack: 2, left: 0 });
    expect(await found('ana.silva')).toMatchObject({ city: 'Golden', active: true });
    expect(await found('bea.silva')).toMatchObject({ active: false });
    expect(await world.takeBack(id, 'summit')).toMatchObject({ status: 409 });
  });

  it('leaves who was used or changed since, and tells why', async () => {
    await imported(line('ana'));
    const { id } = await imported(line('ana', { city: 'Boulder' }), line('bea'), line('cem'), line('dan'));
    const change = async (userName: string, facts: object) => {
      const user = await found(userName);
      await world.users.change(provider, user?.userId ?? '', (seen) => ({ ...seen, ...facts }));
    };
    await change('ana.silva', { city: 'Aspen' });
    await change('bea.silva', { city: 'Aspen' });
    await change('cem.silva', { active: false });
    await world.users.setPassword(provider, (await found('dan.silva'))?.userId ?? '', 'a hash');
    (await world.takeBack(id, 'summit')).output();
    await world.settle();
    expect(await world.found(id)).toMatchObject({ state: 'takenBack', takenBack: 0, left: 4 });
    const { data } = await world.rows(id, { Only: 'left' }, 'summit');
    expect(data.map(({ row, details: [reason] }) => [row, reason])).toEqual([
      [1, PEOPLE_IMPORT_TEXTS.changedSince],
      [2, PEOPLE_IMPORT_TEXTS.changedSince],
      [3, PEOPLE_IMPORT_TEXTS.inactiveAlready],
      [4, PEOPLE_IMPORT_TEXTS.usedSince],
    ]);
    expect(await found('dan.silva')).toMatchObject({ active: true });
  });

  it('takes children back before the parents that the same file made', async () => {
    const file = ['Company Name,Address,City,State,Postal Code,Parent'];
    const account = (name: string, parent: string) => `${name},9 High St,Golden,CO,80401,${parent}`;
    file.push(account('Chain', ''), account('Chain One', 'Chain'), account('Used', ''));
    const { id } = await world.checked(file.join('\n'));
    await world.saved(id);
    const used = await world.accounts.ownerOfName(undefined, 'Used');
    await world.accounts.create(provider, { ...(await world.find('east')), companyName: 'Below', parentId: used ?? 0 });
    (await world.takeBack(id)).output();
    await world.settle();
    expect(await world.found(id)).toMatchObject({ state: 'takenBack', takenBack: 2, left: 1 });
    const { data } = await world.rows(id, { Only: 'left' });
    expect(data).toMatchObject([{ row: 3, name: 'Used', details: [PEOPLE_IMPORT_TEXTS.hasPeople], id: used }]);
  });
});
