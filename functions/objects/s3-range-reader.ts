import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';

let client: S3Client | undefined;

/** Reads a part of an object in a bucket. The client is created on first use. */
export function s3RangeReader(bucket: string): (key: string, from: number, to: number) => Promise<Uint8Array> {
  return async (key, from, to) => {
    client ??= new S3Client();
    const Range = `bytes=${from}-${to - 1}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
    if (!Body) throw new Error(`${key} has no content`);
    return Body.transformToByteArray();
  };
}
