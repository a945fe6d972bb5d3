import { websitesContract } from '#shared/contracts/websites.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The calls for managing websites. Only admin screens load its contract. */
export const websitesApi = apiFor(websitesContract, tab.connection);
