import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

interface StoredImage {
  /** The path on the host of every store, without the leading slash. */
  readonly key: string;
  readonly content: Uint8Array;
  readonly type: 'image/png' | 'image/webp';
  readonly cacheControl: string;
}

const s3 = new S3Client();

/** Stores an image in the image bucket, which every store serves under /images/. */
export async function putImage(bucket: string, { key, content, type, cacheControl }: StoredImage): Promise<void> {
  await s3.send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: type, CacheControl: cacheControl }),
  );
}
