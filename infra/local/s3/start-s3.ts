import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buildApp } from 'fauxqs';
import { S3Store } from '../../../node_modules/fauxqs/dist/s3/s3Store.js';
import { SnsStore } from '../../../node_modules/fauxqs/dist/sns/snsStore.js';
import { SqsStore } from '../../../node_modules/fauxqs/dist/sqs/sqsStore.js';
import { type LocalServer, listen } from '../local-server.ts';
import { KillSafeFiles } from './kill-safe-files.ts';

interface S3Options {
  /** The folder of the objects. */
  readonly folder: string;
  /** Buckets to create if they are missing. */
  readonly buckets: readonly string[];
}

/**
 * S3 on 127.0.0.1, with fauxqs, whose own start would listen on all networks. It refuses bodies of more than 50 MB, and
 * it ignores signatures and policies. Pages of local stores may upload to every bucket.
 */
export async function startS3({ folder, buckets }: S3Options): Promise<LocalServer> {
  const s3Store = new S3Store();
  const files = new KillSafeFiles(folder);
  files.loadS3(s3Store);
  s3Store.persistence = files;
  for (const bucket of buckets) s3Store.createBucket(bucket);
  const app = buildApp({ logger: false, stores: { s3Store, sqsStore: new SqsStore(), snsStore: new SnsStore() } });
  await app.ready();
  const server = createServer((request, response) => {
    allowUploads(request, response);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else app.server.emit('request', request, response);
  });
  const { endpoint, close } = await listen(server, 0);
  return {
    endpoint,
    close: async () => {
      await close();
      await app.close();
    },
  };
}

/** Every name under localhost is this machine. */
const LOCAL_PAGE = /^http:\/\/([a-z0-9-]+\.)*localhost(:\d+)?$/;

/** The bucket's CORS rule for the pages of the stores. */
function allowUploads({ headers }: IncomingMessage, response: ServerResponse): void {
  const { origin = '' } = headers;
  if (!LOCAL_PAGE.test(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'PUT');
  response.setHeader('access-control-allow-headers', 'content-type');
}
