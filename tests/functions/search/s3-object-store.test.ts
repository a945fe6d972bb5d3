import { randomBytes } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { UnreadableObject } from '#functions/search/object-store.ts';
import { s3ObjectStore } from '#functions/search/s3-object-store.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function aStore() {
  const server = await startS3({ folder: await temporaryFolder(), buckets: ['catalogue'] });
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new S3Client({ endpoint: server.endpoint, region: 'us-east-1', credentials });
  onTestFinished(async () => {
    client.destroy();
    await server.close();
  });
  return s3ObjectStore('catalogue', () => client);
}

it.each([
  { bytes: 0, why: 'nothing' },
  { bytes: 1000, why: 'little' },
  { bytes: (16 << 20) + 7, why: 'more than goes up in one piece' },
])('gives back $why as it was put', async ({ bytes }) => {
  const store = await aStore();
  const content = randomBytes(bytes);
  await store.put('make-3.rows', 'abc', content);
  expect(Buffer.from(await store.get('make-3.rows', 'abc')).equals(content)).toBe(true);
});

it('says so when there is no such object', async () => {
  await expect((await aStore()).get('make-3.rows', 'abc')).rejects.toThrow(UnreadableObject);
});

it('lists what there is, and removes what it is told', async () => {
  const store = await aStore();
  for (const name of ['dictionary', 'sources/stock/own']) await store.put(name, 'abc', Buffer.from('x'));
  await store.remove([{ name: 'dictionary', hash: 'abc' }]);
  const names: string[] = [];
  for await (const { name, hash } of store.list()) names.push(`${name} ${hash}`);
  expect(names).toEqual(['sources/stock/own abc']);
});
