import type * as z from 'zod/mini';
import type { loginSchema } from '#shared/contracts/session.ts';
import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/account-inheritance.ts';
import { isKeptOut } from '#shared/rules/ip-restriction.ts';

import { isLockedOut, LOCKOUT_WINDOW_MS } from '#shared/rules/lockout.ts';
import { REMEMBER_LIFETIME_MS } from '#shared/rules/session-lifetimes.ts';
import { maySignInOn } from '#shared/rules/sign-in-scope.ts';
import type { Session } from '#shared/schemas/session.ts';
import type { User } from '#shared/schemas/user.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { hashPassword, verifyPassword } from '../data/password-hash.ts';
import { epochSeconds } from '../data/read-all.ts';
import type { LoginRecords } from '../data/session-records.ts';
import type { UserMarker } from '../data/user-repository.ts';
import { type SignedIn, signedIn } from '../http/authenticate.ts';
import type { Call } from '../http/group-handler.ts';
import type { SessionDependencies } from './dependencies.ts';
import { noRememberCookie, readRememberCookie, rememberCookie } from './remember-cookie.ts';
import { type SessionLocation, sessionLocation } from './service-location.ts';

type Login = z.output<typeof loginSchema>;

/** Whom an unknown user name is taken for, so that it costs the same reads and the same work (decision I2). */
const NOBODY: UserMarker = { userId: 'nobody', accountId: 1 };

/**
 * Begins a session on the visitor's host. Unknown user, wrong password, foreign host and deactivated user or account are
 * all refused with the same text; too many failures with 429 (decisions I2, I3).
 */
export function signIn(dependencies: SessionDependencies) {
  const { attempts, findStore, listWarehouses, loadLogin, now, tokens, users } = dependencies;

  return async (login: Login, { visitor, credentials, reply }: Call<undefined>): Promise<SignedIn> => {
    const time = now();
    const attempt = { userName: login.userName, address: visitor.address };
    const [counted, store, marker] = await Promise.all([
      attempts.begin(attempt, time),
      findStore(visitor.host),
      users.findByUserName(login.userName),
    ]);
    if (isLockedOut(counted)) throw lockedOut(time);
    if (store && isKeptOut(effectiveAccount(store.account).settings.ipRestriction, 'site', visitor.address)) {
      throw new AppError('forbidden', SESSION_TEXTS.deniedPage);
    }
    const isOfThisStore = store !== undefined && marker !== undefined && maySignInOn(store.website, marker);
    const records = await loadLogin(isOfThisStore ? marker : NOBODY);
    const { isRight, isOutdated } = await verifyPassword(records.passwordHash, login.password);
    const { user } = records;
    if (!isRight || !user) throw new AppError('unauthenticated', SESSION_TEXTS.badPassword);
    await attempts.succeed(attempt, time);

    const location = locate(login.postalCode, records, await listWarehouses());
    const session = newSession(user, visitor.host, location, login.remember === true, time);
    const actor = signedIn({ ...records, session }, visitor, time);
    if (!actor) throw new AppError('unauthenticated', SESSION_TEXTS.badPassword);
    const [token, cookie] = await Promise.all([
      tokens.issue(actor, visitor.host),
      begin(session, credentials.remember, time),
      isOutdated && rehash(user, records, login.password),
    ]);
    reply.setToken(token);
    if (cookie) reply.setCookie(cookie);
    return actor;
  };

  function newSession(
    { userId, accountId, parentId, passwordVersion }: User,
    host: string,
    location: SessionLocation | undefined,
    isRemembered: boolean,
    time: Date,
  ): Session {
    return {
      sessionId: dependencies.newId(),
      userId,
      accountId,
      parentId,
      host,
      passwordVersion,
      ...location,
      ...(isRemembered && { rememberFamily: dependencies.newId() }),
      createdAt: time.toISOString(),
      ttl: epochSeconds(new Date(time.getTime() + REMEMBER_LIFETIME_MS)),
    };
  }

  /** Stores the session; answers the cookie to set: a new secret, or none where an earlier one would bring back somebody else. */
  async function begin(session: Session, presented: string | undefined, time: Date): Promise<string | undefined> {
    const { sessions, remembered, newSecret } = dependencies;
    const earlier = readRememberCookie(presented);
    const first = session.rememberFamily ? { family: session.rememberFamily, secret: newSecret() } : undefined;
    await Promise.all([
      sessions.create(session),
      first && remembered.create(session, first, time),
      earlier && remembered.end(earlier.family),
    ]);
    if (first) return rememberCookie(first);
    return earlier && noRememberCookie;
  }

  /** The cost of a hash rises over the years; here is the only moment when the password itself is at hand. */
  async function rehash({ userId }: User, { passwordHash }: LoginRecords, password: string): Promise<void> {
    if (passwordHash === undefined) return;
    await users.rehashPassword(userId, { from: passwordHash, to: await hashPassword(password) });
  }
}

/** Undefined when none was given; a wrong one is refused, by its field. */
function locate(
  typed: string | undefined,
  { customers }: LoginRecords,
  warehouses: Parameters<typeof sessionLocation>[2],
): SessionLocation | undefined {
  if (!typed?.trim()) return undefined;
  const location = sessionLocation(typed, customers, warehouses);
  if (location) return location;
  throw new AppError('invalid_input', SESSION_TEXTS.invalidPostalCode, {
    fieldErrors: [{ path: 'postalCode', message: SESSION_TEXTS.invalidPostalCode }],
  });
}

function lockedOut(now: Date): AppError {
  const retryAfter = Math.ceil((LOCKOUT_WINDOW_MS - (now.getTime() % LOCKOUT_WINDOW_MS)) / 1000);
  return new AppError('throttled', SESSION_TEXTS.tooManyAttempts, { retryAfter });
}
