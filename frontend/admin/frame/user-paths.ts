import { PATHS } from '../../paths.ts';

// Not beside the other paths: those come with the first load of every store.
/** A user, by number. */
export const userPath = (id: number): string => `${PATHS.admin}/user/${id}`;

/** The users of an account. The list of users reads it back. */
export const usersOfPath = (accountId: number): string => `${PATHS.users}?company=${accountId}`;

/** A new user of an account. */
export const newUserPath = (accountId: number): string => `${PATHS.admin}/user/${accountId}/new`;
