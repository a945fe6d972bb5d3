/** The chunks that the pixels depend on: their colours, and which way up they are. */
const NEEDED = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf'];
const SIGNATURE_BYTES = 8;
/** The bytes of a chunk besides its content: length, type and checksum. */
const FRAME_BYTES = 12;

/**
 * A PNG file without the chunks that its pixels do not need. A few compressed texts of some KB each would otherwise fill
 * the memory while the file is opened.
 */
export function plainPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length; ) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    if (NEEDED.includes(kind)) kept.push(file.subarray(at, end));
    if (kind === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}
