import { pictureFormat } from '#shared/rules/content/picture-format.ts';
import { PICTURE_LIMITS } from '#shared/rules/content/picture-limits.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';

const LONGEST_BEGINNING = 8;

/** Why a file can't be uploaded, before anything is sent. Undefined for a file that the server may take. */
export async function pictureFault(file: Blob): Promise<string | undefined> {
  if (file.size > PICTURE_LIMITS.bytes) return PICTURE_TEXTS.tooManyBytes;
  const beginning = new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer());
  return pictureFormat(beginning) ? undefined : PICTURE_TEXTS.notAPicture;
}

/** The file as an address that shows it, with its content as base64 behind the comma. */
export function dataAddress(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
