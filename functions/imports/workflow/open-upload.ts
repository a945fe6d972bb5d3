import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';

/** The bytes of an object as they come. */
export async function* openUpload(
  bucket: string,
  key: string,
  client: Pick<S3Client, 'send'> = new S3Client(),
): AsyncGenerator<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) return;
  const reader = Body.transformToWebStream().getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) yield value;
}
