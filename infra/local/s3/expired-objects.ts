import type { S3Store } from '../../../node_modules/fauxqs/dist/s3/s3Store.js';
import type { ExpiryDefinition } from '../template/stack.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes the objects that the lifecycle rules of the template expire, as S3 does once a day. The embedded S3 has neither
 * rules nor versions.
 */
export function removeExpired(store: S3Store, expiries: readonly ExpiryDefinition[], now: Date): void {
  for (const { bucket, prefix, days } of expiries) {
    const last = now.getTime() - days * DAY_MS;
    const { objects } = store.listObjects(bucket, { prefix, maxKeys: Number.POSITIVE_INFINITY });
    const expired = objects.filter(({ lastModified }) => lastModified.getTime() <= last).map(({ key }) => key);
    if (expired.length > 0) store.deleteObjects(bucket, expired);
  }
}
