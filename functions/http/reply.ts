/** What a route may add to its answer besides the body. */
export interface Reply {
  /** The session token, carried back in the `Authorization` header (decision W2). */
  setToken(token: string): void;
  /** A whole Set-Cookie line. */
  setCookie(cookie: string): void;
}

export interface CollectedReply extends Reply {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
}

export function collectReply(): CollectedReply {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  return {
    headers,
    cookies,
    setToken: (token) => {
      headers['authorization'] = token;
    },
    setCookie: (cookie) => {
      cookies.push(cookie);
    },
  };
}
