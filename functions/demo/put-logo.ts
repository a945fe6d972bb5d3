import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { putImage } from './put-image.ts';

/**
 * Puts a logo into the bucket of images, under a name that tells its content so that it may be cached for ever. Answers
 * its path on every store's host.
 */
export async function putLogo(bucket: string, accountId: number, file: string): Promise<string> {
  const content = await readFile(new URL(`./logos/${file}`, import.meta.url));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const key = `images/logos/${accountId}/${hash}.png`;
  await putImage(bucket, { key, content, type: 'image/png', cacheControl: 'public, max-age=31536000, immutable' });
  return `/${key}`;
}
