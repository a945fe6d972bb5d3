import { beforeAll, describe, expect, it } from 'vitest';
import { userDirectory, userListItem } from '#functions/data/identity/user-directory.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aUser, provider } from '../../../builders/people.ts';
import { recordedTable } from '../../../support/recorded-table.ts';
import { tableTrips } from '../../../support/table-trips.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const parent = { accountId: 2, userId: 'parent', level: 1 } as const;
const COUNT = 16;

let table: Table;
beforeAll(async () => {
  table = await testTable();
  for (let id = 1; id <= COUNT; id += 1) {
    const user = aUser({ id, userId: `u${id}`, accountId: 2 });
    await putItem(table, { pk: `USER#u${id}`, sk: 'USER' }, { ...user, ...userListItem(user) });
  }
});

describe.each([
  { scope: provider, name: 'all users' },
  { scope: parent, name: 'the users of a tenant' },
])('the list of $name (decision B302)', ({ scope }) => {
  it('is read from eight parts, and has each user once', async () => {
    const { table: recorded, commands } = recordedTable(table);
    const users = await userDirectory(recorded).list(scope);
    expect(commands).toEqual(Array.from({ length: 8 }, () => 'QueryCommand'));
    expect(users.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: COUNT }, (_, place) => place + 1),
    );
  });

  it('reads its parts at the same time', async () => {
    const { table: measured } = recordedTable(table);
    const { trips } = await tableTrips(measured).of(() => userDirectory(measured).list(scope));
    expect(trips).toBe(1);
  });
});
