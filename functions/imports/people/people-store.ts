import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { openUpload } from '../uploads/open-upload.ts';
import { uploadKey } from '../uploads/upload-parts.ts';

/**
 * The objects of imports of people, in a bucket of their own: the uploaded file, and the batches and lists of rows made
 * of it. All of an import are deleted when it ends (decision D34).
 */
export interface PeopleStore {
  put(importId: string, name: string, value: object): Promise<void>;
  /** Undefined if it was deleted. */
  get<Value>(importId: string, name: string): Promise<Value | undefined>;
  /** The bytes of an upload, one part after the other. */
  open(upload: { readonly uploadId: string; readonly parts: number }): AsyncIterable<Uint8Array>;
  removeImport(importId: string): Promise<void>;
  removeUpload(uploadId: string): Promise<void>;
}

const folderOf = (importId: string): string => `imports/${importId}/`;
const keyOf = (importId: string, name: string): string => `${folderOf(importId)}${name}.json`;

/** The client is only created when it is first needed. */
export function peopleStore(bucket: string, clientOf: () => S3Client = oneClient): PeopleStore {
  /** Lists again after each deletion, so it ends only when nothing is left. */
  async function removeAll(Prefix: string): Promise<void> {
    for (;;) {
      const { Contents = [] } = await clientOf().send(new ListObjectsV2Command({ Bucket: bucket, Prefix }));
      if (Contents.length === 0) return;
      const Delete = { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true };
      const { Errors = [] } = await clientOf().send(new DeleteObjectsCommand({ Bucket: bucket, Delete }));
      if (Errors[0]) throw new Error(`${Errors[0].Key} can not be deleted: ${Errors[0].Message}`);
    }
  }

  return {
    async put(importId, name, value) {
      const Body = JSON.stringify(value);
      await clientOf().send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(importId, name), Body }));
    },

    async get<Value>(importId: string, name: string) {
      try {
        const { Body } = await clientOf().send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(importId, name) }));
        return Body && (JSON.parse(await Body.transformToString()) as Value);
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    open: ({ uploadId, parts }) => openUpload(bucket, { key: uploadKey(uploadId), parts }, clientOf()),
    removeImport: (importId) => removeAll(folderOf(importId)),
    removeUpload: (uploadId) => removeAll(`${uploadKey(uploadId)}/`),
  };
}

let made: S3Client | undefined;
const oneClient = (): S3Client => {
  made ??= new S3Client();
  return made;
};
