/** The largest body of a request, in bytes. */
export const MAX_BODY = 10 * 1024 * 1024;

/** A request to the HTTP API with its whole body. */
export interface GatewayCall {
  readonly method: string;
  /** Path and query as sent, still encoded. */
  readonly target: string;
  /** In the order of arrival. A name may be repeated, and may be in any case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  readonly sourceIp: string;
  /** The API's own host, which replaces the caller's. */
  readonly domainName: string;
}

/** The response to a call. */
export interface HttpApiResponse {
  readonly status: number;
  /** `set-cookie` may be repeated. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** A message of the API itself, in the form that it has on AWS. */
export const message = (status: number, text: string): HttpApiResponse => ({
  status,
  headers: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify({ message: text })),
});
