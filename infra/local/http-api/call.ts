/** In bytes, of a request's body. */
export const MAX_BODY = 10 * 1024 * 1024;

/** A request as it comes to the HTTP API, all of it. */
export interface GatewayCall {
  readonly method: string;
  /** Path and query as sent, still encoded. */
  readonly target: string;
  /** In the order of arrival; a name may come more than once and in any case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  readonly sourceIp: string;
  /** The API's own host, which replaces the caller's. */
  readonly domainName: string;
}

/** What goes back. */
export interface Answer {
  readonly status: number;
  /** `set-cookie` may come more than once. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** The API's own word, in the form that it has on AWS. */
export const message = (status: number, text: string): Answer => ({
  status,
  headers: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify({ message: text })),
});
