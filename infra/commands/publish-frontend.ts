import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { cacheControlOf } from '../stack/cdn/cache-control.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Uploads the React build. The page is uploaded last, so that it never refers to a missing file. Files of earlier
 * builds stay for open pages, which may load them later. Throws if a file is of an unknown type.
 */
export async function publishFrontend(client: S3Client, bucket: string, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !file.endsWith('.html'));
  for (const batch of [others, pages]) await Promise.all(batch.map((file) => put(client, bucket, folder, file)));
}

async function put(client: S3Client, bucket: string, folder: string, file: string): Promise<void> {
  const key = path.relative(folder, file).split(path.sep).join('/');
  const contentType = CONTENT_TYPES[path.extname(key)];
  if (!contentType) throw new Error(`No content type is known for ${key}`);
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: await readFile(file),
      ContentType: contentType,
      CacheControl: cacheControlOf(key),
    }),
  );
}
