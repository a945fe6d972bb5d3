import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { uploadPartKey } from './upload-parts.ts';

/** A file in the bucket: an object, or several parts under its key. */
export interface UploadLocation {
  readonly key: string;
  readonly parts?: number | undefined;
}

/** The bytes of an upload, one part after the other. */
export async function* openUpload(
  bucket: string,
  { key, parts }: UploadLocation,
  client: Pick<S3Client, 'send'> = new S3Client(),
): AsyncGenerator<Uint8Array> {
  const keys = parts === undefined ? [key] : Array.from({ length: parts }, (_, index) => uploadPartKey(key, index + 1));
  for (const each of keys) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: each }));
    if (!Body) continue;
    const reader = Body.transformToWebStream().getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) yield value;
  }
}
