import { historyContract } from '#shared/contracts/history.ts';
import { tab } from './api.ts';
import { apiFor } from './client.ts';

/** The calls for the home of the admin area and for what was done in it. Only admin screens load its contract. */
export const historyApi = apiFor(historyContract, tab.connection);
