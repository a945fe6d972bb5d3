import { AppError } from '#shared/errors.ts';
import { TOKEN_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { SessionRecords } from '../data/identity/session-records.ts';
import { assertIpAllowed } from '../http/assert-ip-allowed.ts';
import { type SignedIn, signedIn } from '../http/authenticate.ts';
import type { Call } from '../http/group-handler.ts';
import type { SessionDependencies } from './dependencies.ts';
import { readRememberCookie, rememberCookie } from './remember-cookie.ts';

/**
 * Issues a new token for a valid one, or for the remember cookie of a browser that stays signed in (decision W2). A
 * refused cookie is not deleted, because another tab may have replaced it meanwhile.
 */
export function makeContinueSession({
  authenticator,
  findStore,
  loadSession,
  log,
  newSecret,
  now,
  remembered,
  sessions,
  tokens,
}: SessionDependencies) {
  return async (call: Call<undefined>): Promise<{ expires: string }> => {
    const { credentials, requestOrigin, responseHeaders, identify } = call;
    const session = await authenticator.byRecords(credentials, requestOrigin);
    const actor = session?.actor ?? (await restoreSession(call));
    if (!actor) throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
    identify(actor);
    responseHeaders.setToken(await tokens.issue(actor, requestOrigin.host));
    return { expires: new Date(now().getTime() + TOKEN_LIFETIME_MS).toISOString() };
  };

  async function restoreSession({
    credentials,
    requestOrigin,
    responseHeaders,
  }: Call<undefined>): Promise<SignedIn | undefined> {
    const presented = readRememberCookie(credentials.remember);
    if (!presented) return undefined;
    // Checked before the secret is replaced: a refusal does not carry the next secret, and the current one would then
    // count as stolen.
    const store = await findStore(requestOrigin.host);
    if (!store) return undefined;
    assertIpAllowed(store.account, requestOrigin);
    const secret = newSecret();
    const rotation = await remembered.rotate({ ...presented, host: requestOrigin.host }, secret, now());
    if (rotation.outcome === 'reused') {
      log.warn('A replaced remember-me secret was used again, so its session was ended', {
        tenant: requestOrigin.host,
      });
    }
    if (!('remembered' in rotation)) return undefined;
    const actor = signedIn(await atHome(await loadSession(rotation.remembered)), store, requestOrigin, now());
    if (actor && rotation.outcome === 'rotated')
      responseHeaders.setCookie(rememberCookie({ ...presented, secret }, requestOrigin.host));
    return actor;
  }

  /** A remember cookie restores the user's own account. Ordering as a child ends with its token (decision I4). */
  async function atHome(records: SessionRecords): Promise<SessionRecords> {
    if (!records.session?.orderAs) return records;
    const { orderAs, cartName: _cart, aftermarket: _new, salvage: _recycled, ...session } = records.session;
    const { postalCode, warehouseNumber } = orderAs;
    await sessions.setOrderAs(session, undefined, { postalCode, warehouseNumber });
    return { ...records, session: { ...session, postalCode, warehouseNumber } };
  }
}
