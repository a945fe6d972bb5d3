import { PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { PART_BYTES, partsOf, uploadKey, uploadPartKey } from './upload-parts.ts';

const EXPIRES_SECONDS = 60 * 60;

interface ArrivedUpload {
  readonly parts: number;
  readonly bytes: number;
  readonly at: string;
}

/** Holds the files to import. */
export interface UploadStore {
  /** Addresses for the parts of a file. Each takes a PUT with exactly the bytes of its part. */
  addresses(id: string, bytes: number): Promise<string[]>;
  /** The number of parts and bytes that have been uploaded, and when the last of them was, ISO 8601. */
  arrived(id: string): Promise<ArrivedUpload>;
}

/** The client is only created when it is first needed. */
export function uploadStore(bucket: string, client: () => S3Client = oneClient): UploadStore {
  return {
    addresses(id, bytes) {
      const parts = Array.from({ length: partsOf(bytes) }, (_, index) => index + 1);
      return Promise.all(
        parts.map((part) => {
          const Key = uploadPartKey(uploadKey(id), part);
          const ContentLength = Math.min(PART_BYTES, bytes - (part - 1) * PART_BYTES);
          const command = new PutObjectCommand({ Bucket: bucket, Key, ContentLength });
          return getSignedUrl(client(), command, { expiresIn: EXPIRES_SECONDS });
        }),
      );
    },

    async arrived(id) {
      const found = { parts: 0, bytes: 0, at: '' };
      const pages = paginateListObjectsV2({ client: client() }, { Bucket: bucket, Prefix: `${uploadKey(id)}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Size = 0, LastModified } of Contents) {
          found.parts += 1;
          found.bytes += Size;
          const at = LastModified?.toISOString() ?? '';
          if (at > found.at) found.at = at;
        }
      }
      return found;
    },
  };
}

let made: S3Client | undefined;
const oneClient = (): S3Client => {
  // Otherwise the checksum of an empty body would be signed into the addresses, and no file would match it.
  made ??= new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  return made;
};
