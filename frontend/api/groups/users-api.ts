import { usersContract } from '#shared/contracts/users.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The calls for managing users, and for the home of the admin area. Only admin screens load its contract. */
export const usersApi = apiFor(usersContract, tab.connection);
