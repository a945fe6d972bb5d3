import type { Call } from '../http/group-handler.ts';
import type { SessionDependencies } from './dependencies.ts';
import { noRememberCookie, readRememberCookie } from './remember-cookie.ts';

/** Ends a session, whether the browser still has its token, its remember cookie or both. */
export function makeSignOut({ remembered, sessions, tokens }: SessionDependencies) {
  return async ({ credentials, requestOrigin, responseHeaders }: Call<undefined>): Promise<void> => {
    const token =
      credentials.token === undefined ? undefined : await tokens.read(credentials.token, requestOrigin.host);
    const browser = readRememberCookie(credentials.remember);
    await Promise.all([
      token && sessions.end(token.subject),
      browser && remembered.end({ ...browser, host: requestOrigin.host }),
    ]);
    // Another site can send its visitors here, but without their cookie, so the cookie stays.
    if (credentials.remember !== undefined) responseHeaders.setCookie(noRememberCookie(requestOrigin.host));
  };
}
