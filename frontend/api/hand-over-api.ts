import { handOverContract } from '#shared/contracts/hand-over.ts';
import { tab } from './api.ts';
import { apiFor } from './client.ts';

/** Carts that children leave to their parent, for the screens of both. */
export const handOverApi = apiFor(handOverContract, tab.connection);
