import { TextDecoder } from 'node:util';
import type { SourcePosition } from '../issues.ts';
import { asciiLength, EVIDENCE_BYTES, utf8OrWindows1252 } from '../texts/utf-8-or-windows-1252.ts';
import { RefusedFile } from './refused-file.ts';

/** Reports a problem that does not prevent the reading. It has no full stop, because a count follows. */
export type OnDoubt = (code: string, problem: string, position: SourcePosition) => void;

/** Limits how much text is decoded ahead of a record, however large the chunks of the source are. */
const MOST_BYTES = 65_536;

/** The XML declaration must be within these first bytes. */
const DECLARATION_BYTES = 1024;

/** Byte order marks come first, because they override the declaration. Then '<' in UTF-16 without one. */
const BEGINNINGS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-32', 0xff, 0xfe, 0x00, 0x00],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0x3c, 0x00],
  ['utf-16be', 0x00, 0x3c],
];

/**
 * The text of an XML file. The encoding follows from the byte order mark, the first bytes or the declaration. The default is
 * UTF-8. ISO-8859-1 is read as windows-1252, because files that declare it often use the extra characters. If the bytes
 * of a file that declares one of them are UTF-8, they are read as that, which is reported (case N44).
 * @throws {RefusedFile} for an unknown encoding or invalid bytes.
 */
export async function* decodeXml(input: AsyncIterable<Uint8Array>, onDoubt: OnDoubt): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let line = 1;
  let head: Uint8Array = new Uint8Array();
  /** Bytes from the first one beyond ASCII, until they are enough to detect the encoding. Undefined once it is known. */
  let evidence: Uint8Array | undefined = new Uint8Array();

  function decode(bytes: Uint8Array, isMore: boolean): string {
    decoder ??= decoderFor(head);
    if (evidence === undefined || decoder.encoding !== 'windows-1252') return decodeAs(decoder, bytes, isMore);
    const ascii = evidence.length === 0 ? asciiLength(bytes) : 0;
    const text = decodeAs(decoder, bytes.subarray(0, ascii), true);
    evidence = joined(evidence, bytes.subarray(ascii));
    if (isMore && evidence.length < EVIDENCE_BYTES) return text;
    const told = evidence;
    evidence = undefined;
    if (told.length > 0 && utf8OrWindows1252(told, isMore) === 'utf-8') {
      onDoubt('encoding', 'The file is in UTF-8, which is not the encoding it declares', { line });
      decoder = new TextDecoder('utf-8', { fatal: true });
    }
    return text + decodeAs(decoder, told, isMore);
  }

  function decodeAs(decoder: TextDecoder, bytes: Uint8Array, isMore: boolean): string {
    try {
      const text = decoder.decode(bytes, { stream: isMore });
      line += lineBreaks(text);
      return text;
    } catch {
      const good = new TextDecoder(decoder.encoding).decode(bytes).split('\uFFFD', 1)[0] ?? '';
      const message = `The file is not valid ${decoder.encoding}, its encoding by its declaration or its first letters.`;
      throw new RefusedFile('encoding', message, { line: line + lineBreaks(good) });
    }
  }

  for await (const chunk of input) {
    let bytes = chunk;
    if (!decoder) {
      head = joined(head, chunk);
      if (head.length < DECLARATION_BYTES) continue;
      bytes = head;
    }
    for (let start = 0; start < bytes.length; start += MOST_BYTES) {
      yield decode(bytes.subarray(start, start + MOST_BYTES), true);
    }
  }
  yield decode(decoder ? new Uint8Array() : head, false);
}

function decoderFor(head: Uint8Array): TextDecoder {
  const beginning = BEGINNINGS.find(([, ...bytes]) => bytes.every((byte, index) => head[index] === byte));
  const encoding = beginning?.[0] ?? declaredEncoding(head) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new RefusedFile('encoding', `The encoding ${encoding} is unknown.`, { line: 1 });
  }
}

/** A declaration that can be read byte by byte is not in UTF-16, even if it says so. */
function declaredEncoding(head: Uint8Array): string | undefined {
  const declaration = new TextDecoder('latin1').decode(head.subarray(0, DECLARATION_BYTES));
  const [, encoding] = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration) ?? [];
  return encoding && /^utf-?16/i.test(encoding) ? 'utf-8' : encoding?.toLowerCase();
}

function joined(head: Uint8Array, chunk: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + chunk.length);
  bytes.set(head);
  bytes.set(chunk, head.length);
  return bytes;
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
