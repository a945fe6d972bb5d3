import { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { multipartUpload } from './multipart-upload.ts';
import { UnreadableObject, type WritableObjectStore } from './object-store.ts';

interface ListedObject {
  readonly name: string;
  readonly hash: string;
  readonly storedAt: Date;
}

/** A store whose objects can also be listed and deleted. */
export interface ManagedObjectStore extends WritableObjectStore {
  list(): AsyncIterable<ListedObject>;
  remove(objects: readonly Pick<ListedObject, 'name' | 'hash'>[]): Promise<void>;
}

const FOLDER = 'catalogue/';
const ENDING = '.zst';
/** S3 deletes at most this many objects per request. */
const DELETE_LIMIT = 1000;

/** Keeps objects in a bucket as `catalogue/{name}/{hash}.zst`. The client is created on first use. */
export function s3ObjectStore(bucket: string, clientOf: () => S3Client = oneClient): ManagedObjectStore {
  const keyOf = (name: string, hash: string): string => `${FOLDER}${name}/${hash}${ENDING}`;
  return {
    async get(name, hash) {
      try {
        const { Body } = await clientOf().send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name, hash) }));
        if (Body) return await Body.transformToByteArray();
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error;
      }
      throw new UnreadableObject(`There is no object ${name}/${hash}`);
    },

    async put(name, hash, bytes) {
      await multipartUpload(clientOf(), { Bucket: bucket, Key: keyOf(name, hash) }, bytes);
    },

    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: clientOf() },
        { Bucket: bucket, Prefix: FOLDER },
      )) {
        for (const { Key = '', LastModified } of Contents) {
          const listed = listedObject(Key, LastModified);
          if (listed) yield listed;
        }
      }
    },

    async remove(objects) {
      for (let from = 0; from < objects.length; from += DELETE_LIMIT) {
        const Objects = objects.slice(from, from + DELETE_LIMIT).map(({ name, hash }) => ({ Key: keyOf(name, hash) }));
        await clientOf().send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      }
    },
  };
}

function listedObject(key: string, storedAt: Date | undefined): ListedObject | undefined {
  const end = key.lastIndexOf('/');
  if (!storedAt || !key.endsWith(ENDING)) return undefined;
  return { name: key.slice(FOLDER.length, end), hash: key.slice(end + 1, -ENDING.length), storedAt };
}

let client: S3Client | undefined;
const oneClient = (): S3Client => {
  client ??= new S3Client();
  return client;
};
