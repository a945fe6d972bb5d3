import { HEAD_BYTES } from '#shared/contracts/imports.ts';

/** The first bytes of a file in base64, from which the server tells its kind. */
export async function readHead(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
