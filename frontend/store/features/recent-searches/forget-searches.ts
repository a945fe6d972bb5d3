import { browserStorage } from '../../../ui/hooks/web-storage.ts';

/** Keys of the searches of one user in all accounts. Another tenant's host has a storage of its own. */
export const searchKeysOf = (userId: string): string => `recent-searches:${userId}:`;

/** Removes the searches of a user who signs out: the next user of the device must not find them (decision B253). */
export const forgetSearches = (userId: string): void => browserStorage.removeAll(searchKeysOf(userId));
