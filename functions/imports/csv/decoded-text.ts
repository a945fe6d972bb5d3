import { TextDecoder } from 'node:util';
import { asciiLength, EVIDENCE_BYTES, utf8OrWindows1252 } from '../texts/utf-8-or-windows-1252.ts';

/** The number of characters that are examined for the zero bytes of UTF-16 without a byte order mark. */
const TOLD_BY_ZEROS = 4;

/**
 * The text of a file in UTF-8 with or without a byte order mark, UTF-16 in either byte order, or windows-1252, which is
 * assumed if the bytes are not valid UTF-8 (decision F4). At most 64 KB are held back. Invalid UTF-8 becomes U+FFFD.
 */
export async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isBegin = true;
  /** After the beginning, the mark is a character of the text. */
  let ignoreBOM = false;
  let held: Uint8Array = new Uint8Array(0);

  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    if (isBegin && held.length < 2 * TOLD_BY_ZEROS) continue;
    const encoding = isBegin ? encodingOfBegin(held) : undefined;
    isBegin = false;
    const ascii = encoding ? 0 : asciiLength(held);
    if (ascii > 0) yield asciiText(held.subarray(0, ascii));
    ignoreBOM ||= ascii > 0;
    held = held.subarray(ascii);
    if (encoding || held.length >= EVIDENCE_BYTES) {
      decoder = new TextDecoder(encoding ?? utf8OrWindows1252(held, true), { ignoreBOM });
      yield decoder.decode(held, { stream: true });
    }
  }

  if (decoder) yield decoder.decode();
  else
    yield new TextDecoder((isBegin && encodingOfBegin(held)) || utf8OrWindows1252(held, false), { ignoreBOM }).decode(
      held,
    );
}

/** Found by the byte order mark, or by every second byte being zero. */
function encodingOfBegin(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const begin = [...bytes.subarray(0, 2 * TOLD_BY_ZEROS)];
  const isZero = (offset: number) => begin.every((byte, index) => (index % 2 === offset) === (byte === 0));
  if (begin.length > 1 && isZero(1)) return 'utf-16le';
  return begin.length > 1 && isZero(0) ? 'utf-16be' : undefined;
}

const asciiText = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
