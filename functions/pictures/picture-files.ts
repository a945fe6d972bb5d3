import { DeleteObjectsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

/** The files of pictures in the image bucket, by their paths on the store's host. */
export interface PictureFiles {
  put(path: string, content: Uint8Array): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
}

/** The client is created on first use. */
export function pictureFiles(bucket: string, clientOf: () => S3Client = oneClient): PictureFiles {
  const keyOf = (path: string): string => path.slice(1);
  return {
    async put(path, content) {
      await clientOf().send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(path),
          Body: content,
          ContentType: path.endsWith('.png') ? 'image/png' : 'image/webp',
          // Its name is a hash of its content.
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },
    async remove(paths) {
      const Objects = paths.map((path) => ({ Key: keyOf(path) }));
      const { Errors = [] } = await clientOf().send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors.length > 0) throw new Error(`Can't delete ${Errors.map(({ Key }) => Key).join(', ')}`);
    },
  };
}

let client: S3Client | undefined;
const oneClient = (): S3Client => {
  client ??= new S3Client();
  return client;
};
