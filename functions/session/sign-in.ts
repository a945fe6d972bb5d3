import type * as z from 'zod/mini';
import type { loginSchema } from '#shared/contracts/session.ts';
import { AppError } from '#shared/errors.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/level.ts';
import { lockedOutUntil } from '#shared/rules/lockout.ts';
import { REMEMBER_LIFETIME_MS } from '#shared/rules/session-lifetimes.ts';
import { maySignInOn } from '#shared/rules/sign-in-scope.ts';
import type { Session } from '#shared/schemas/session.ts';
import type { User } from '#shared/schemas/user.ts';
import type { Warehouse } from '#shared/schemas/warehouse.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { hashPassword, verifyPassword } from '../data/password-hash.ts';
import { epochSeconds } from '../data/read-all.ts';
import type { LoginRecords } from '../data/session-records.ts';
import type { UserMarker } from '../data/user-repository.ts';
import type { Store } from '../data/website-repository.ts';
import { type SignedIn, signedIn } from '../http/authenticate.ts';
import type { Call } from '../http/group-handler.ts';
import { refuseKeptOut } from '../http/refuse-kept-out.ts';
import type { SessionDependencies } from './dependencies.ts';
import { noRememberCookie, readRememberCookie, rememberCookie } from './remember-cookie.ts';
import { invalidPostalCode, type SessionLocation, sessionLocation } from './service-location.ts';

type Login = z.output<typeof loginSchema>;

/**
 * Begins a session on the visitor's host. Unknown user, wrong password, foreign host and deactivated user or account are
 * all refused with the same text; too many failures with 429 (decisions I2, I3).
 */
export function signIn(dependencies: SessionDependencies) {
  const { attempts, findStore, listWarehouses, loadLogin, now, tokens, users } = dependencies;

  return async (login: Login, { visitor, credentials, reply, identify }: Call<undefined>): Promise<SignedIn> => {
    const time = now();
    const attempt = { userName: login.userName, address: visitor.address };
    const [counted, store, marker, warehouses] = await Promise.all([
      attempts.begin(attempt, time),
      findStore(visitor.host),
      users.findByUserName(login.userName),
      listWarehouses(),
    ]);
    const until = lockedOutUntil(counted);
    if (until !== undefined) {
      await attempts.withdraw(attempt, counted);
      throw lockedOut(until, time);
    }
    const isOfThisStore = store !== undefined && marker !== undefined && maySignInOn(store.website, marker);
    const records = await loadLogin(isOfThisStore ? marker : nobodyAt(store));
    const owner = records.parent ?? records.account;
    // By the account as it is now, for the store may be as it was 30 seconds ago (decision A1).
    if (store && owner) refuseKeptOut(owner, visitor);
    const { isRight, isOutdated } = await verifyPassword(records.passwordHash, login.password);
    const location = locate(login.postalCode, records, warehouses);
    const user = isRight && isOfThisStore ? records.user : undefined;
    const session = user && newSession(user, visitor.host, location, time);
    const actor = signedIn({ ...records, session }, store, visitor, time);
    if (!session || !actor) throw new AppError('unauthenticated', SESSION_TEXTS.badPassword);
    if (!location) {
      await attempts.succeed(attempt, counted);
      throw invalidPostalCode('postalCode');
    }
    const [token, cookie] = await Promise.all([
      tokens.issue(actor, visitor.host),
      begin(session, login.remember === true, credentials.remember, time),
      attempts.succeed(attempt, counted),
      isOutdated && rehash(session, records, login.password),
    ]);
    identify(actor);
    reply.setToken(token);
    if (cookie) reply.setCookie(cookie);
    return actor;
  };

  function newSession(
    { userId, accountId, parentId, passwordVersion }: User,
    host: string,
    location: Partial<SessionLocation> | undefined,
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
      createdAt: time.toISOString(),
      ttl: epochSeconds(new Date(time.getTime() + REMEMBER_LIFETIME_MS)),
    };
  }

  /** Stores the session; answers the cookie to set: a new secret, or none where an earlier one would bring back somebody else. */
  async function begin(
    session: Session,
    isRemembered: boolean,
    presented: string | undefined,
    time: Date,
  ): Promise<string | undefined> {
    const { sessions, remembered, newId, newSecret } = dependencies;
    const earlier = readRememberCookie(presented);
    const first = isRemembered ? { family: newId(), secret: newSecret() } : undefined;
    await Promise.all([
      sessions.create(session),
      first && remembered.create(session, first, time),
      earlier && remembered.end(earlier.family),
    ]);
    if (first) return rememberCookie(first);
    return earlier && noRememberCookie;
  }

  /** The cost of a hash rises over the years; here is the only moment when the password itself is at hand. */
  async function rehash({ userId }: Session, { passwordHash }: LoginRecords, password: string): Promise<void> {
    if (passwordHash === undefined) return;
    await users.rehashPassword(userId, { from: passwordHash, to: await hashPassword(password) });
  }
}

/**
 * Whom an unknown user name is taken for, so that it costs the same reads and the same work (decision I2), and so that
 * the store's account is at hand.
 */
const nobodyAt = (store: Store | undefined): UserMarker => ({
  userId: 'nobody',
  accountId: store?.website.accountId ?? PROVIDER_ACCOUNT_ID,
});

/** Nowhere when no postal code was given; undefined when it is none. */
const locate = (
  typed: string | undefined,
  { customers }: LoginRecords,
  warehouses: readonly Warehouse[],
): Partial<SessionLocation> | undefined => (typed?.trim() ? sessionLocation(typed, customers, warehouses) : {});

function lockedOut(until: number, now: Date): AppError {
  const retryAfter = Math.ceil((until - now.getTime()) / 1000);
  return new AppError('throttled', SESSION_TEXTS.tooManyAttempts, { retryAfter });
}
