import { userKey } from '#functions/data/identity/keys.ts';
import { userListItem } from '#functions/data/identity/user-directory.ts';
import { batchWrite } from '#functions/data/table/batch-write.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { aUser } from '../../builders/people.ts';

/** Names and cities as long as real ones. */
const FIRST_NAMES = ['Christopher', 'Maria', 'Jo', 'Elizabeth', 'Luis', 'Priya', 'Walt'];
const LAST_NAMES = ['Hernandez', 'Whitfield', 'Li', 'Kowalczyk', 'Marchetti', 'Raman'];
const CITIES = ['Colorado Springs', 'Gary', 'Chicago', 'Fort Collins', 'Joliet'];

const pick = (values: readonly string[], index: number): string => values[index % values.length] ?? '';

/** The user with this number, by default in the child 3 of the account 2. */
export function manyUser(number: number, accountId = 3): User {
  const firstName = pick(FIRST_NAMES, number);
  const lastName = `${pick(LAST_NAMES, number)}${number % 977}`;
  const userId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const email = `${firstName}.${lastName}.${number}@northside-fleet.example`.toLowerCase();
  const ids = { id: number, userId, accountId, parentId: 2, userName: email, email };
  return aUser({ ...ids, firstName, lastName, city: pick(CITIES, number), active: number % 11 !== 0 });
}

/** Fills a table with users who can't sign in: their items and lists, without markers and passwords. */
export function fillUsers(table: Table, users: readonly User[]): Promise<number> {
  return batchWrite(
    table,
    users.map((user) => ({ ...user, ...userListItem(user), ...userKey(user.userId) })),
  );
}
