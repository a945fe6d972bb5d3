import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeExpired } from '#infra/local/s3/expired-objects.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import type { ExpiryDefinition } from '#infra/local/template/stack.ts';
import { S3Store } from '../../../node_modules/fauxqs/dist/s3/s3Store.js';
import { whileFull } from '../../support/full-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const Bucket = 'images';

async function started(folder: string, expiries: readonly ExpiryDefinition[] = []) {
  const server = await startS3({ folder, buckets: [Bucket, 'catalogue'], expiries });
  const client = new S3Client({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const stop = async () => {
    client.destroy();
    await server.close();
  };
  onTestFinished(stop);
  return { client, stop, endpoint: server.endpoint };
}

type Client = Awaited<ReturnType<typeof started>>['client'];

const put = (client: Client, Key: string, Body: string) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain' }));

async function read(client: Client, Key: string): Promise<string> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return text(Body as Readable);
}

describe('the store of objects', () => {
  it('listens on this machine alone', async () => {
    const { endpoint } = await started(await temporaryFolder());
    expect(endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('keeps what it took over a restart', async () => {
    const folder = await temporaryFolder();
    const first = await started(folder);
    await put(first.client, 'images/logos/1/a b.txt', 'one');
    await first.client.send(
      new PutObjectCommand({ Bucket, Key: 'streamed', Body: Readable.from(['two', 'three']), ContentLength: 8 }),
    );
    const { UploadId } = await first.client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'in-parts' }));
    const { ETag } = await first.client.send(
      new UploadPartCommand({ Bucket, Key: 'in-parts', UploadId, PartNumber: 1, Body: 'four' }),
    );
    await first.client.send(
      new CompleteMultipartUploadCommand({
        Bucket,
        Key: 'in-parts',
        UploadId,
        MultipartUpload: { Parts: [{ ETag, PartNumber: 1 }] },
      }),
    );
    await first.stop();

    const { client } = await started(folder);
    expect(await read(client, 'images/logos/1/a b.txt')).toBe('one');
    expect(await read(client, 'streamed')).toBe('twothree');
    expect(await read(client, 'in-parts')).toBe('four');
  });

  it('forgets what was deleted', async () => {
    const folder = await temporaryFolder();
    const first = await started(folder);
    await put(first.client, 'a', 'one');
    await first.client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    await first.stop();
    const { client } = await started(folder);
    expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
  });
});

describe('objects that the template expires', () => {
  const expiries = [
    { bucket: Bucket, prefix: '', days: 1 },
    { bucket: 'catalogue', prefix: 'uploads/', days: 7 },
  ];
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);

  it.each([
    { after: 0.9, left: ['images/a', 'catalogue/uploads/b', 'catalogue/kept'] },
    { after: 1.1, left: ['catalogue/uploads/b', 'catalogue/kept'] },
    { after: 7.1, left: ['catalogue/kept'] },
  ])('are gone after their days: after $after are left $left', ({ after, left }) => {
    const store = new S3Store();
    for (const [bucket, key] of [
      [Bucket, 'a'],
      ['catalogue', 'uploads/b'],
      ['catalogue', 'kept'],
    ] as const) {
      if (!store.hasBucket(bucket)) store.createBucket(bucket);
      store.putObject(bucket, key, Buffer.from('x'));
    }
    removeExpired(store, expiries, days(after));
    const found = [Bucket, 'catalogue'].flatMap((bucket) =>
      store.listObjects(bucket).objects.map(({ key }) => `${bucket}/${key}`),
    );
    expect(found.toSorted()).toEqual(left.toSorted());
  });

  it('are more than one listing holds', () => {
    const store = new S3Store();
    store.createBucket(Bucket);
    for (let one = 0; one < 2100; one += 1) store.putObject(Bucket, `a/${one}`, Buffer.from('x'));
    removeExpired(store, expiries.slice(0, 1), days(2));
    expect(store.listObjects(Bucket).objects).toEqual([]);
  });

  it('are deleted at the next start', async () => {
    const folder = await temporaryFolder();
    const first = await started(folder);
    await put(first.client, 'a', 'one');
    await first.stop();
    const { client } = await started(folder, [{ bucket: Bucket, prefix: '', days: 0 }]);
    expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
  });
});

it('takes uploads from the pages of any host', async () => {
  const { endpoint } = await started(await temporaryFolder());
  const headers = { origin: 'https://parts.example', 'access-control-request-method': 'PUT' };
  const answer = await fetch(`${endpoint}/${Bucket}/a`, { method: 'OPTIONS', headers });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});

describe('a process that was killed', () => {
  /** A folder in which `a` is 'old', and the two files of the same object with 'newer', not yet in their place. */
  async function interrupted(): Promise<{ folder: string; data: string; aside: string }> {
    const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
    for (const [where, content] of [
      [folder, 'old'],
      [other, 'newer'],
    ] as const) {
      const { client, stop } = await started(where);
      await put(client, 'a', content);
      await stop();
    }
    const objects = path.join('buckets', Bucket, 'objects');
    const aside = path.join(folder, '_aside', objects);
    await mkdir(aside, { recursive: true });
    for (const name of await readdir(path.join(other, objects))) {
      await rename(path.join(other, objects, name), path.join(aside, name));
    }
    const place = path.join(folder, objects);
    return { folder, data: path.join(place, 'a.data'), aside };
  }

  it('before anything was in its place leaves the object as it was', async () => {
    const { folder } = await interrupted();
    expect(await read((await started(folder)).client, 'a')).toBe('old');
  });

  it('before the description was written leaves the object as it was', async () => {
    const { folder, aside } = await interrupted();
    await rm(path.join(aside, 'a.meta.json'));
    expect(await read((await started(folder)).client, 'a')).toBe('old');
  });

  it('between the content and its description leaves the new object', async () => {
    const { folder, aside, data } = await interrupted();
    await rename(path.join(aside, 'a.data'), data);
    const { client } = await started(folder);
    expect(await read(client, 'a')).toBe('newer');
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }));
    expect(Contents).toMatchObject([{ Key: 'a', Size: 5 }]);
  });

  it('half-way through a deletion leaves no object', async () => {
    const { folder, data } = await interrupted();
    await rm(data);
    const { client } = await started(folder);
    expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
  });
});

it('a write that failed on a full disk leaves the object as it was, also after the next write', async () => {
  const { client } = await started(await temporaryFolder());
  await put(client, 'a', 'old');
  await whileFull(50_000, async () => {
    await expect(put(client, 'a', 'x'.repeat(100_000))).rejects.toThrow();
    await put(client, 'b', 'other');
  });
  expect([await read(client, 'a'), await read(client, 'b')]).toEqual(['old', 'other']);
});
