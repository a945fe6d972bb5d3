import { createServer, type ServerResponse } from 'node:http';
import { buildApp } from 'fauxqs';
import { S3Store } from '../../../node_modules/fauxqs/dist/s3/s3Store.js';
import { SnsStore } from '../../../node_modules/fauxqs/dist/sns/snsStore.js';
import { SqsStore } from '../../../node_modules/fauxqs/dist/sqs/sqsStore.js';
import { type LocalServer, listen } from '../local-server.ts';
import type { ExpiryDefinition } from '../template/stack.ts';
import { removeExpired } from './expired-objects.ts';
import { KillSafeFiles } from './kill-safe-files.ts';

interface S3Options {
  /** The folder of the objects. */
  readonly folder: string;
  /** Buckets to create if they are missing. */
  readonly buckets: readonly string[];
  readonly expiries?: readonly ExpiryDefinition[];
}

const HOUR_MS = 3_600_000;

/**
 * S3 on 127.0.0.1, with fauxqs, whose own start would listen on all networks. It refuses bodies of more than 50 MB, and
 * it ignores signatures and policies. Pages may upload to every bucket. Expired objects are deleted at the start and every
 * hour.
 */
export async function startS3({ folder, buckets, expiries = [] }: S3Options): Promise<LocalServer> {
  const s3Store = new S3Store();
  const files = new KillSafeFiles(folder);
  files.loadS3(s3Store);
  s3Store.persistence = files;
  for (const bucket of buckets) s3Store.createBucket(bucket);
  const expire = () => removeExpired(s3Store, expiries, new Date());
  expire();
  const timer = setInterval(expire, HOUR_MS);
  const app = buildApp({ logger: false, stores: { s3Store, sqsStore: new SqsStore(), snsStore: new SnsStore() } });
  await app.ready();
  const server = createServer((request, response) => {
    allowUploads(response);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else app.server.emit('request', request, response);
  });
  const { endpoint, close } = await listen(server, 0);
  return {
    endpoint,
    close: async () => {
      clearInterval(timer);
      await close();
      await app.close();
    },
  };
}

/** The CORS rule of the bucket that pages upload to. */
function allowUploads(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'PUT');
  response.setHeader('access-control-allow-headers', 'content-type');
}
