import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HeadObjectCommand, NotFound, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

const FOLDER = path.resolve(import.meta.dirname, '../../functions/search/vin');

/** Puts the data that VINs are read with beside the catalogue, unless it is already there (decision B230). */
export async function putVinData(client: S3Client, bucket: string): Promise<void> {
  const { key } = JSON.parse(await readFile(path.join(FOLDER, 'vin-directory.json'), 'utf8')) as {
    readonly key: string;
  };
  const place = { Bucket: bucket, Key: key };
  try {
    await client.send(new HeadObjectCommand(place));
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    await client.send(new PutObjectCommand({ ...place, Body: await readFile(path.join(FOLDER, 'vin-data.bin')) }));
  }
}
