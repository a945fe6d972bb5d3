import { deskContract } from '#shared/contracts/desk.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The calls of the provider's desk. Only admin screens load its contract. */
export const deskApi = apiFor(deskContract, tab.connection);
