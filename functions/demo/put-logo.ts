import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { PutLogo } from './load-demo.ts';

/** Keeps logos in the bucket of images under a name that tells their content, so that they may be cached for ever. */
export function putLogoTo(bucket: string): PutLogo {
  const client = new S3Client();
  return async (accountId, file) => {
    const content = await readFile(new URL(`./logos/${file}`, import.meta.url));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const key = `images/logos/${accountId}/${hash}.png`;
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: content,
        ContentType: 'image/png',
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
    return `/${key}`;
  };
}
