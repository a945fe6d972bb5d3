import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { putImage } from './put-image.ts';

/**
 * Stores a logo in the image bucket. Its name contains a hash of its content, so that it may be cached forever. Returns its
 * path on the host of every store.
 */
export async function putLogo(bucket: string, accountId: number, file: string): Promise<string> {
  const content = await readFile(new URL(`./logos/${file}`, import.meta.url));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const key = `images/logos/${accountId}/${hash}.png`;
  await putImage(bucket, { key, content, type: 'image/png', cacheControl: 'public, max-age=31536000, immutable' });
  return `/${key}`;
}
