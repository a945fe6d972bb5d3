import { S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { s3ObjectStore } from '#functions/objects/s3-object-store.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The objects of a bucket in the embedded S3. The bucket is deleted after the test. */
export async function catalogueBucket() {
  const { client } = await catalogueBucketServer();
  return s3ObjectStore('catalogue', () => client);
}

/** A client for such a bucket, or one with another name. */
export async function catalogueBucketServer(bucket = 'catalogue') {
  const server = await startS3({ folder: await temporaryFolder(), buckets: [bucket] });
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const { endpoint } = server;
  const requestChecksumCalculation = 'WHEN_REQUIRED';
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, requestChecksumCalculation });
  onTestFinished(async () => {
    client.destroy();
    await server.close();
  });
  return { client };
}
