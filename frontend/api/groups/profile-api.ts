import { profileContract } from '#shared/contracts/profile.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** One's own profile and password, and the way back for a forgotten password. */
export const profileApi = apiFor(profileContract, tab.connection);
