import { usersContract } from '#shared/contracts/users.ts';
import { tab } from './api.ts';
import { apiFor } from './client.ts';

/** The calls that manage users. */
export const usersApi = apiFor(usersContract, tab.connection);
