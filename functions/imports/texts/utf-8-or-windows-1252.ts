import { TextDecoder } from 'node:util';

/** The number of bytes, from the first one beyond ASCII, that are examined to tell UTF-8 from windows-1252. */
export const EVIDENCE_BYTES = 65_536;

/** The encoding of bytes of which at least one is beyond ASCII. The last character may be cut off if more follows. */
export function utf8OrWindows1252(bytes: Uint8Array, isContinued: boolean): 'utf-8' | 'windows-1252' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isContinued });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The number of bytes before the first one beyond ASCII. */
export function asciiLength(bytes: Uint8Array): number {
  let length = 0;
  while (length < bytes.length && (bytes[length] ?? 0) < 0x80) length++;
  return length;
}
