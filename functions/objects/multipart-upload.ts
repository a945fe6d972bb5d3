import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

interface Target {
  readonly Bucket: string;
  readonly Key: string;
}

/** Emulators refuse more than eleven megabytes in one request. */
const PART_BYTES = 8 << 20;

/** Puts an object. A large one is uploaded in parts, and appears when the last part is complete. */
export async function multipartUpload(client: S3Client, target: Target, bytes: Uint8Array): Promise<void> {
  if (bytes.length <= PART_BYTES) {
    await client.send(new PutObjectCommand({ ...target, Body: bytes }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let from = 0; from < bytes.length; from += PART_BYTES) {
      const PartNumber = Parts.length + 1;
      const Body = bytes.subarray(from, from + PART_BYTES);
      const { ETag } = await client.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }));
      Parts.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
    throw error;
  }
}
