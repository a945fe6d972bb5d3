import type { Readable } from 'node:stream';

/** What an origin gives the CDN: status, headers in lower case, and a body that is read once. */
export interface OriginAnswer {
  readonly status: number;
  /** `set-cookie` may come more than once. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Readable | Uint8Array | undefined;
}

export const plainAnswer = (status: number, text: string): OriginAnswer => ({
  status,
  headers: [['content-type', 'text/plain; charset=utf-8']],
  body: Buffer.from(text),
});
