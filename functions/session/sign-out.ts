import type { Call } from '../http/group-handler.ts';
import type { SessionDependencies } from './dependencies.ts';
import { noRememberCookie, readRememberCookie } from './remember-cookie.ts';

/** Ends what is left of a session, be it a token, a remember cookie or both. */
export function makeSignOut({ remembered, sessions, tokens }: SessionDependencies) {
  return async ({ credentials, requestOrigin, responseHeaders }: Call<undefined>): Promise<void> => {
    const token =
      credentials.token === undefined ? undefined : await tokens.read(credentials.token, requestOrigin.host);
    const browser = readRememberCookie(credentials.remember);
    await Promise.all([
      token && sessions.end(token.subject),
      browser && remembered.end({ ...browser, host: requestOrigin.host }),
    ]);
    // A page of another site can send its visitors here, but not with their cookie: theirs stays.
    if (credentials.remember !== undefined) responseHeaders.setCookie(noRememberCookie(requestOrigin.host));
  };
}
