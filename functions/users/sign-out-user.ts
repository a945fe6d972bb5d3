import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { userHistoryEntry } from '../http/user-history.ts';
import type { UserWithAccount } from '../user-saves/find-user.ts';
import { forbidden } from '../user-saves/user-rule.ts';
import type { UsersDependencies } from './dependencies.ts';

/** Ends one session of a user, or all of them with the cookies that would restore them (decision W2). */
export function makeSignOutUser({ history, sessions, users, newId, now }: UsersDependencies) {
  return async (actor: SignedIn, { user, account }: UserWithAccount, sessionId: string | undefined): Promise<void> => {
    if (!mayEditUsers(actor, account.settings.disableUserEdit)) throw forbidden();
    const entry = userHistoryEntry(actor, user, { action: 'signed out', at: now(), newId: newId() });
    if (sessionId !== undefined) {
      await Promise.all([sessions.end({ userId: user.userId, sessionId }), history.record(entry)]);
      return;
    }
    const endSessions = (seen: User): User => ({ ...seen, passwordVersion: seen.passwordVersion + 1 });
    await users.change(homeScope(actor), user.userId, endSessions, () => ({ history: toHistory(entry) }));
  };
}
