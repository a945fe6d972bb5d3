import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { usersApi } from '../../api/users-api.ts';
import { nameOfUser } from '../features/users/user-columns.tsx';
import { userPath } from '../frame/user-paths.ts';
import type { FindUsers } from './palette/use-found-users.ts';

/** So many users fit below the pages. */
const MOST_FOUND = 5;

/** Searches the users that an administrator manages. */
export const findUsers =
  ({ accountId }: Pick<SignedInUser, 'accountId'>): FindUsers =>
  async (search, options) => {
    const call = { params: { id: String(accountId) }, query: { search, Take: String(MOST_FOUND) } };
    const { data } = await usersApi.getUsers(call, options);
    return data.map((row) => ({
      key: `user ${row.id}`,
      label: nameOfUser(row),
      detail: `${row.userName} · ${row.companyName}`,
      path: userPath(row.id),
    }));
  };
