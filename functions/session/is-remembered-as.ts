import type { Store } from '../data/identity/website-repository.ts';
import { signedIn } from '../http/authenticate.ts';
import type { Credentials } from '../http/credentials.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import type { SessionDependencies } from './dependencies.ts';
import { readRememberCookie } from './remember-cookie.ts';

/**
 * Checks whether the browser's remember cookie would restore a session of this user. Such a browser may always try to
 * sign in as that user, whatever the failures of others (decision I2). It gets no extra tries for other names.
 */
export function makeIsRememberedAs({
  loadSession,
  remembered,
}: Pick<SessionDependencies, 'loadSession' | 'remembered'>) {
  return async (
    userName: string,
    { remember }: Credentials,
    store: Store | undefined,
    requestOrigin: RequestOrigin,
    now: Date,
  ): Promise<boolean> => {
    const presented = readRememberCookie(remember);
    const family = presented && (await remembered.find({ ...presented, host: requestOrigin.host }, now));
    if (!family) return false;
    const { session, ...records } = await loadSession(family);
    // The cookie restores the user's own account, whatever the session works for now (decision I4).
    const atHome = session && { ...session, orderAs: undefined };
    const actor = signedIn({ ...records, session: atHome }, store, requestOrigin, now);
    return actor?.user.userName.toLowerCase() === userName.toLowerCase();
  };
}
