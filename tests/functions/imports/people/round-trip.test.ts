import { expect, it } from 'vitest';
import { usersContract } from '#shared/contracts/users.ts';
import { csvText } from '#shared/rules/csv/csv-text.ts';
import { cellsOfRows, USER_COLUMNS } from '#shared/rules/people-imports/import-columns.ts';
import { aNewUser, provider } from '../../../builders/people.ts';
import type { AdministratorName } from '../../../support/account-administration.ts';
import { IDS } from '../../../support/account-administration.ts';
import { type PeopleWorld, peopleWorld } from '../../../support/people-imports/people-world.ts';

/** Users whose cells a spreadsheet or a bad reader of CSV would change. */
const ODD = [
  { accountId: IDS.east, firstName: '=cmd|x', lastName: "'=quoted" },
  { accountId: IDS.north, firstName: 'O"Brien, "Pat"', lastName: 'two\nlines' },
  { accountId: IDS.summit, firstName: '-5', lastName: '+1-212', address2: '@home; bay 4' },
  { accountId: IDS.provider, firstName: 'Łukasz', lastName: '王', city: 'São Paulo' },
];

async function hireOdd(world: PeopleWorld): Promise<void> {
  for (const [place, fields] of ODD.entries()) {
    const names = { userId: `odd-${place}`, userName: `odd.name.${place}`, email: `odd${place}@example.com` };
    await world.users.create(provider, aNewUser({ ...names, ...fields }), undefined);
  }
}

async function exported(world: PeopleWorld, by: AdministratorName, of: number) {
  const visitor = await world.historian(by);
  return (await visitor.call(usersContract.exportUsers, { params: { id: String(of) }, query: {} })).output().data;
}
const fileOf = (rows: Awaited<ReturnType<typeof exported>>) => csvText(cellsOfRows(USER_COLUMNS, rows));

it.each([
  { by: 'provider', of: IDS.provider },
  { by: 'summit', of: IDS.summit },
  { by: 'east', of: IDS.east },
] as const)('the users that $by exports are all the same when they are imported again', async ({ by, of }) => {
  const world = await peopleWorld();
  await hireOdd(world);
  const before = await exported(world, by, of);
  const checked = await world.checked(fileOf(before), { kind: 'users', by });
  expect(checked).toMatchObject({ state: 'checked', ready: before.length, ignored: [] });
  expect(checked.outcomes).toEqual({ new: 0, changed: 0, same: before.length, wrong: 0, leftOut: 0 });
  expect(await world.saved(checked.id, by)).toMatchObject({ imported: before.length, invitable: 0 });
  expect(await exported(world, by, of)).toEqual(before);
});

it('the users of one product are made as they were in another one', async () => {
  const [from, to] = [await peopleWorld(), await peopleWorld()];
  await hireOdd(from);
  const users = await exported(from, 'provider', IDS.provider);
  const { id } = await to.checked(fileOf(users), { kind: 'users' });
  expect(await to.saved(id)).toMatchObject({ imported: users.length, invitable: ODD.length });
  const byName = (rows: typeof users) =>
    rows.toSorted((one, other) => ((one.userName ?? '') < (other.userName ?? '') ? -1 : 1));
  expect(byName(await exported(to, 'provider', IDS.provider))).toEqual(byName(users));
});
