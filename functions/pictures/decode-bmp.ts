import { refusedPicture } from './refused-picture.ts';

/** WebAssembly, loaded with the first BMP. */
const library = () => import('@cwasm/nsbmp');

/** Bytes of the file header and the shortest header of a bitmap, with its width and height. */
const HEADER_BYTES = 26;
const OS2_HEADER = 12;
/** Bytes of the second header: OS/2, Windows 3, two by Adobe, OS/2 version 2, Windows 4 and 5. */
const HEADERS = [OS2_HEADER, 40, 52, 56, 64, 108, 124];

/** Width and height as the header says them. A negative height means that the first row comes first. */
export function bmpSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.length < HEADER_BYTES) throw refusedPicture('notAPicture');
  const header = bytes.readUInt32LE(14);
  if (!HEADERS.includes(header)) throw refusedPicture('notAPicture');
  if (header === OS2_HEADER) return { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) };
  return { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) };
}

/** RGBA, one byte each. */
export async function decodeBmp(bytes: Buffer): Promise<Buffer> {
  const { decode } = await library();
  try {
    const { data } = decode(bytes);
    return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  } catch {
    throw refusedPicture('notAPicture');
  }
}
