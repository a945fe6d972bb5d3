import { deactivationsOf } from '#shared/rules/accounts/deactivations.ts';
import { browserName } from '#shared/rules/session/browser-name.ts';
import { REMEMBER_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import type { Session } from '#shared/schemas/stored/session.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { LoginRecords } from '../data/identity/session-records.ts';
import { epochSeconds } from '../data/table/queries.ts';
import type { Credentials } from '../http/credentials.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import type { SessionDependencies } from './dependencies.ts';
import { noRememberCookie, readRememberCookie, rememberCookie } from './remember-cookie.ts';
import type { SessionLocation } from './service-location.ts';

interface SessionStart {
  readonly sessionId: string;
  readonly requestOrigin: RequestOrigin;
  readonly location: Partial<SessionLocation> | undefined;
  readonly time: Date;
}

/** The session of a user who signs in. */
export const newSession = (
  { userId, accountId, parentId, passwordVersion }: User,
  { account, tenant }: LoginRecords,
  { sessionId, requestOrigin: { host, userAgent }, location, time }: SessionStart,
): Session => ({
  sessionId,
  userId,
  accountId,
  parentId,
  host,
  passwordVersion,
  ...(account && tenant && { deactivations: deactivationsOf(account, tenant) }),
  ...location,
  browser: browserName(userAgent),
  createdAt: time.toISOString(),
  ttl: epochSeconds(new Date(time.getTime() + REMEMBER_LIFETIME_MS)),
});

/**
 * Stores a new session. Returns the cookie to set: a new secret, or an expired one if an earlier cookie would restore
 * someone else's session.
 */
export function makeBeginSession({ sessions, remembered, newId, newSecret }: SessionDependencies) {
  return async (
    session: Session,
    isRemembered: boolean,
    credentials: Credentials,
    time: Date,
  ): Promise<string | undefined> => {
    const earlier = readRememberCookie(credentials.remember);
    const first = isRemembered ? { family: newId(), secret: newSecret() } : undefined;
    await Promise.all([
      sessions.create(session),
      first && remembered.create(session, first, time),
      earlier && remembered.end({ ...earlier, host: session.host }),
    ]);
    if (first) return rememberCookie(first, session.host);
    return earlier && noRememberCookie(session.host);
  };
}
