import type { Readable } from 'node:stream';

/** The response of an origin to the CDN. Headers are in lower case, and the body can be read once. */
export interface OriginResponse {
  readonly status: number;
  /** `set-cookie` may be repeated. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Readable | Uint8Array | undefined;
}

export const plainResponse = (status: number, text: string): OriginResponse => ({
  status,
  headers: [['content-type', 'text/plain; charset=utf-8']],
  body: Buffer.from(text),
});
