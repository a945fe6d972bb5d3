import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** Apart from the session's, so that only the catalogue's screens load its contract. */
export const catalogueApi = apiFor(catalogueContract, tab.connection);
