import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';

/** In bytes. A thousand rows with names have some 60 KB. */
const LARGEST = 1_000_000;

/** The first characters of workbooks: a ZIP archive, or the older kind. */
const WORKBOOKS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** A file that can't be read. The message says why. */
export class UnreadableFile extends Error {}

/**
 * The text of a CSV file in UTF-8, UTF-16 with its mark, or windows-1252 (decision F4). Throws UnreadableFile, also
 * where a browser can't read files (storefront 8).
 */
export async function textOfFile(file: File): Promise<string> {
  if (typeof file.arrayBuffer !== 'function') throw new UnreadableFile(UI_TEXTS.fileUnsupported);
  if (file.size > LARGEST) throw new UnreadableFile(QUICK_ORDER_TEXTS.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (WORKBOOKS.includes(String.fromCharCode(...bytes.subarray(0, 4)))) {
    throw new UnreadableFile(QUICK_ORDER_TEXTS.workbook);
  }
  const text = decoded(bytes);
  if (text.includes('\0')) throw new UnreadableFile(QUICK_ORDER_TEXTS.noText);
  return text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
