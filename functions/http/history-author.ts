import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { ActingPerson } from './authenticate.ts';

/** The person in a history entry. */
export const authorOf = ({ user, account, home }: ActingPerson): HistoryEntry['by'] => ({
  userId: user.userId,
  name: `${user.firstName} ${user.lastName}`.trim(),
  accountId: home.accountId,
  // While ordering as another account, `account` is that one.
  companyName: account.id === home.accountId ? account.companyName : '',
});
