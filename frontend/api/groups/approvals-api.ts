import { approvalsContract } from '#shared/contracts/approvals.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** Carts that children leave to their parent, for the screens of both. */
export const approvalsApi = apiFor(approvalsContract, tab.connection);
