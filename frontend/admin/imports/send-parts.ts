import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { ApiError } from '../../api/api-error.ts';

interface PartAddresses {
  readonly partBytes: number;
  /** One for each part of the file, in order. */
  readonly urls: readonly string[];
}

/** Whether this browser can cut a file into parts and say how much of it was sent. */
export const canSendFiles = (): boolean =>
  typeof Blob.prototype.slice === 'function' &&
  typeof XMLHttpRequest === 'function' &&
  'upload' in new XMLHttpRequest();

/** Sends a file to the bucket, part by part. Throws when a part is refused, or when the signal is aborted. */
export async function sendParts(
  file: Blob,
  { partBytes, urls }: PartAddresses,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, url] of urls.entries()) {
    const start = index * partBytes;
    await sendPart(url, file.slice(start, start + partBytes), (bytes) => onSent(start + bytes), signal);
  }
}

/** `fetch` does not say how much of a body was sent. */
function sendPart(url: string, part: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  const fail = () => reject(new ApiError(ERROR_TEXTS.unknown, { status: request.status }));
  signal.addEventListener('abort', stop);
  request.upload.onprogress = ({ loaded }) => onSent(loaded);
  request.onload = () => (request.status < 300 ? resolve() : fail());
  request.onerror = fail;
  request.onabort = () => reject(signal.reason);
  request.open('PUT', url);
  request.send(part);
  return promise.finally(() => signal.removeEventListener('abort', stop));
}
