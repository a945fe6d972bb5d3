import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type Headers = Readonly<Record<string, string>>;

/** A JSON response. It is for its caller alone, so no cache may keep it, and no browser may guess another type. */
export function jsonResponse(
  statusCode: number,
  body: unknown,
  headers: Headers = {},
  cookies: readonly string[] = [],
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    ...(cookies.length > 0 && { cookies: [...cookies] }),
    body: JSON.stringify(body),
  };
}

/** Headers that a route may set in addition to its body. */
export interface ResponseHeaders {
  /** The session token, sent in the `Authorization` header (decision W2). */
  setToken(token: string): void;
  /** A complete Set-Cookie value. */
  setCookie(cookie: string): void;
}

interface CollectedHeaders extends ResponseHeaders {
  readonly headers: Headers;
  readonly cookies: readonly string[];
}

/** Collects what a route sets until its response is made. */
export function collectHeaders(): CollectedHeaders {
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

/** The gateway limits all headers to about ten kilobytes. The body has the whole text too. */
const LONGEST_ERRORS_HEADER = 2000;

/**
 * The text of an `Errors` header (decision W3). Printable ASCII stays. Everything else is percent-encoded, and so is
 * `%` itself, so decoding restores the text exactly. A text that is too long is cut between two characters.
 */
export function errorsHeader(text: string): string {
  let header = '';
  for (const character of text.toWellFormed()) {
    const encoded = /[ -$&-~]/.test(character) ? character : encodeURIComponent(character);
    if (header.length + encoded.length > LONGEST_ERRORS_HEADER) break;
    header += encoded;
  }
  return header.trim();
}
