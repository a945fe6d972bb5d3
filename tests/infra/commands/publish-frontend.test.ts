import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishFrontend } from '#infra/commands/publish-frontend.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function aBucket(): Promise<S3Client> {
  const server = await startS3({ folder: await temporaryFolder(), buckets: ['web'] });
  onTestFinished(() => server.close());
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  return new S3Client({ endpoint: server.endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
}

async function aBuild(...files: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), file);
  }
  return folder;
}

const FILES = [
  { key: 'index.html', type: 'text/html; charset=utf-8', cache: 'no-cache', why: 'it names the newest files' },
  { key: 'favicon.svg', type: 'image/svg+xml', cache: 'no-cache', why: 'its name stays when it changes' },
  { key: 'robots.txt', type: 'text/plain; charset=utf-8', cache: 'no-cache', why: 'the same' },
  {
    key: 'assets/main-4f2a.js',
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
    why: 'its name has the hash of its content',
  },
  {
    key: 'assets/deep/main-77aa.css',
    type: 'text/css; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
    why: 'the same',
  },
];

describe('publishing the pages', () => {
  it.each(FILES)('sends $key as $type, $cache: $why', async ({ key, type, cache }) => {
    const client = await aBucket();
    await publishFrontend(client, 'web', await aBuild(...FILES.map((file) => file.key)));
    const { ContentType, CacheControl } = await client.send(new HeadObjectCommand({ Bucket: 'web', Key: key }));
    expect({ ContentType, CacheControl }).toEqual({ ContentType: type, CacheControl: cache });
  });

  it('sends the page when all that it names is there', async () => {
    const client = await aBucket();
    const sent: (string | undefined)[] = [];
    client.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args);
        sent.push((args.input as { Key?: string }).Key);
        return result;
      },
      { step: 'initialize' },
    );
    await publishFrontend(client, 'web', await aBuild('index.html', 'assets/a-1.js', 'assets/b-2.css', 'z.txt'));
    expect(sent).toHaveLength(4);
    expect(sent.at(-1)).toBe('index.html');
  });

  it('leaves the files of earlier builds to the pages that are still open', async () => {
    const client = await aBucket();
    await client.send(new PutObjectCommand({ Bucket: 'web', Key: 'assets/old-1.js', Body: 'old' }));
    await publishFrontend(client, 'web', await aBuild('index.html'));
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'web' }));
    expect(Contents.map(({ Key }) => Key)).toEqual(['assets/old-1.js', 'index.html']);
  });

  it('asks for the type of a kind of file that it does not know', async () => {
    const folder = await aBuild('index.html', 'assets/film.ogv');
    await expect(publishFrontend(await aBucket(), 'web', folder)).rejects.toThrow(
      'No content type is known for assets/film.ogv',
    );
  });
});
