import { accountsContract } from '#shared/contracts/accounts.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The calls for managing accounts. Only admin screens load its contract. */
export const accountsApi = apiFor(accountsContract, tab.connection);
