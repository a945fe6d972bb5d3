import type * as z from 'zod/mini';
import type { loginSchema } from '#shared/contracts/session.ts';
import { AppError, throttledUntil } from '#shared/errors.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { maySignInOn } from '#shared/rules/session/sign-in-scope.ts';
import type { Session } from '#shared/schemas/stored/session.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { LoginRecords } from '../data/identity/session-records.ts';
import type { UserMarker } from '../data/identity/user-repository.ts';
import type { Store } from '../data/identity/website-repository.ts';
import { hashPassword, verifyPassword } from '../data/passwords/password-hash.ts';
import { ipRefused, isBlockedBy } from '../http/assert-ip-allowed.ts';
import { type SignedIn, signedIn } from '../http/authenticate.ts';
import type { Call } from '../http/group-handler.ts';
import { makeBeginSession, newSession } from './begin-session.ts';
import type { SessionDependencies } from './dependencies.ts';
import { makeIsRememberedAs } from './is-remembered-as.ts';
import { invalidPostalCode, type SessionLocation, sessionLocation } from './service-location.ts';

type Login = z.output<typeof loginSchema>;

/**
 * Starts a session on the request's host. An unknown user, a wrong password, another tenant's host and a deactivated
 * user or account get the same error. Too many failures get 429 (decisions I2, I3).
 */
export function makeSignIn(dependencies: SessionDependencies) {
  const { attempts, findStore, listWarehouses, loadLogin, newId, now, tokens, users } = dependencies;
  const beginSession = makeBeginSession(dependencies);
  const isRememberedAs = makeIsRememberedAs(dependencies);

  return async (
    login: Login,
    { requestOrigin, credentials, responseHeaders, identify }: Call<undefined>,
  ): Promise<SignedIn> => {
    const time = now();
    const store = await findStore(requestOrigin.host);
    const attempt = {
      userName: login.userName,
      address: requestOrigin.address,
      storeAccountId: store?.website.accountId,
    };
    const [begun, { records, isOfThisStore }, warehouses] = await Promise.all([
      attempts.begin(attempt, time),
      recordsOf(login.userName, store),
      listWarehouses(),
    ]);
    const owner = records.parent ?? records.account;
    // Uses the current account, because the store may be 30 seconds old (decision A1).
    if (store && owner && isBlockedBy(owner, requestOrigin)) {
      await attempts.withdraw(attempt, begun);
      throw ipRefused();
    }
    const { lockedOutUntil } = begun;
    if (lockedOutUntil !== undefined) {
      const mayAlwaysTry = await isRememberedAs(login.userName, credentials, store, requestOrigin, time);
      if (!mayAlwaysTry) throw throttledUntil(SESSION_TEXTS.tooManyAttempts, lockedOutUntil, time);
    }
    const { isRight, isOutdated } = await verifyPassword(records.passwordHash, login.password);
    const location = locationOf(login.postalCode, records, warehouses);
    const user = isRight && isOfThisStore ? records.user : undefined;
    const session = user && newSession(user, records, { sessionId: newId(), requestOrigin, location, time });
    const actor = signedIn({ ...records, session }, store, requestOrigin, time);
    if (!session || !actor) throw new AppError('unauthenticated', SESSION_TEXTS.badPassword);
    if (!location) {
      await attempts.succeed(attempt, begun);
      throw invalidPostalCode('postalCode');
    }
    const [token, cookie] = await Promise.all([
      tokens.issue(actor, requestOrigin.host),
      beginSession(session, login.remember === true, credentials, time),
      attempts.succeed(attempt, begun),
      isOutdated && rehash(session, records, login.password),
    ]);
    identify(actor);
    responseHeaders.setToken(token);
    if (cookie) responseHeaders.setCookie(cookie);
    return actor;
  };

  async function recordsOf(userName: string, store: Store | undefined) {
    const marker = await users.findByUserName(userName);
    const isOfThisStore = store !== undefined && marker !== undefined && maySignInOn(store.website, marker);
    return { isOfThisStore, records: await loadLogin(isOfThisStore ? marker : unknownUserAt(store)) };
  }

  /** The recommended cost of a hash rises over the years, and only here is the password itself available. */
  async function rehash({ userId }: Session, { passwordHash }: LoginRecords, password: string): Promise<void> {
    if (passwordHash === undefined) return;
    await users.rehashPassword(userId, { from: passwordHash, to: await hashPassword(password) });
  }
}

/**
 * Stands in for an unknown user name, so that it costs the same reads and the same time (decision I2), and the store's
 * account is loaded.
 */
const unknownUserAt = (store: Store | undefined): UserMarker => ({
  userId: 'nobody',
  accountId: store?.website.accountId ?? PROVIDER_ACCOUNT_ID,
});

/** Empty without a postal code, undefined if it is invalid. */
const locationOf = (
  typed: string | undefined,
  { customers }: LoginRecords,
  warehouses: readonly Warehouse[],
): Partial<SessionLocation> | undefined => (typed?.trim() ? sessionLocation(typed, customers, warehouses) : {});
