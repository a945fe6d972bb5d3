import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { keyOf } from './key-of.ts';
import { type OriginResponse, plainResponse } from './origin-response.ts';
import type { ViewerRequest } from './viewer-request.ts';

/** The headers of an object that CloudFront passes on. */
const HANDED_ON = ['content-type', 'content-length', 'cache-control', 'content-disposition', 'etag', 'last-modified'];

/** Serves a bucket of the embedded S3. */
export const bucketOrigin =
  (endpoint: string, bucket: string) =>
  async ({ uri }: ViewerRequest): Promise<OriginResponse> => {
    const key = keyOf(uri);
    if (!key) return plainResponse(404, 'Not Found');
    const response = await fetch(`${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`);
    if (response.status === 404) {
      await response.body?.cancel();
      return plainResponse(404, 'Not Found');
    }
    return {
      status: response.status,
      headers: HANDED_ON.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      body: response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined,
    };
  };
