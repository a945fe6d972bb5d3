import { buildApp } from 'fauxqs';
import { S3Store } from '../../../node_modules/fauxqs/dist/s3/s3Store.js';
import { SnsStore } from '../../../node_modules/fauxqs/dist/sns/snsStore.js';
import { SqsStore } from '../../../node_modules/fauxqs/dist/sqs/sqsStore.js';
import type { LocalServer } from '../local-server.ts';
import { KillSafeFiles } from './kill-safe-files.ts';

interface S3Options {
  /** The folder of the objects. */
  readonly folder: string;
  /** Buckets to create if they are missing. */
  readonly buckets: readonly string[];
}

/**
 * S3 on 127.0.0.1, with fauxqs, whose own start would listen on all networks. It refuses bodies of more than 50 MB, and
 * it ignores signatures, policies and CORS rules.
 */
export async function startS3({ folder, buckets }: S3Options): Promise<LocalServer> {
  const s3Store = new S3Store();
  const files = new KillSafeFiles(folder);
  files.loadS3(s3Store);
  s3Store.persistence = files;
  for (const bucket of buckets) s3Store.createBucket(bucket);
  const app = buildApp({ logger: false, stores: { s3Store, sqsStore: new SqsStore(), snsStore: new SnsStore() } });
  return { endpoint: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}
