import { readFileSync } from 'node:fs';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { putVinData } from '#infra/commands/put-vin-data.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const FOLDER = new URL('../../../functions/search/vin/', import.meta.url);
const { key } = JSON.parse(readFileSync(new URL('vin-directory.json', FOLDER), 'utf8')) as { readonly key: string };

async function aBucket() {
  const server = await startS3({ folder: await temporaryFolder(), buckets: ['catalogue'] });
  onTestFinished(() => server.close());
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new S3Client({ endpoint: server.endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  const dates = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'catalogue' }));
    return Contents.map(({ Key, LastModified }) => [Key, LastModified]);
  };
  return { client, dates };
}

it('puts the data of VINs into the bucket, where parts of it can be read', async () => {
  const { client } = await aBucket();
  await putVinData(client, 'catalogue');
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'catalogue', Key: key, Range: 'bytes=100-199' }));
  const content = readFileSync(new URL('vin-data.bin', FOLDER));
  expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(content.subarray(100, 200));
});

it('puts it only once', async () => {
  const { client, dates } = await aBucket();
  await putVinData(client, 'catalogue');
  const before = await dates();
  await putVinData(client, 'catalogue');
  expect(await dates()).toEqual(before);
  expect(before).toHaveLength(1);
});

it('fails without a bucket', async () => {
  const { client } = await aBucket();
  await expect(putVinData(client, 'nowhere')).rejects.toThrow();
});
