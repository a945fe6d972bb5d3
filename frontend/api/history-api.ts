import { historyContract } from '#shared/contracts/history.ts';
import { tab } from './api.ts';
import { apiFor } from './client.ts';

/** The calls of the history and of what waits for an administrator. */
export const historyApi = apiFor(historyContract, tab.connection);
