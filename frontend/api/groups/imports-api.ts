import { importsContract } from '#shared/contracts/imports.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The calls for what the provider loads. Only admin screens load its contract. */
export const importsApi = apiFor(importsContract, tab.connection);
