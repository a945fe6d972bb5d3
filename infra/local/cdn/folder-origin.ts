import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { cacheControlOf } from '../../stack/cdn/cache-control.ts';
import { contentTypeOf } from './content-types.ts';
import { keyOf } from './key-of.ts';
import { type OriginResponse, plainResponse } from './origin-response.ts';
import type { ViewerRequest } from './viewer-request.ts';

/** Serves a folder in place of the bucket with the frontend build. */
export const folderOrigin =
  (folder: string) =>
  async ({ uri }: ViewerRequest): Promise<OriginResponse> => {
    const key = keyOf(uri);
    if (key === undefined) return plainResponse(404, 'Not Found');
    const file = path.join(folder, key);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return plainResponse(404, 'Not Found');
    return {
      status: 200,
      headers: [
        ['content-type', contentTypeOf(key)],
        ['content-length', String(found.size)],
        ['cache-control', cacheControlOf(key)],
        ['last-modified', found.mtime.toUTCString()],
        ['etag', `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`],
      ],
      body: createReadStream(file),
    };
  };
