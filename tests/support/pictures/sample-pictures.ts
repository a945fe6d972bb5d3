import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const WIDTH = 32;
export const HEIGHT = 24;

export type Colour = readonly [red: number, green: number, blue: number];

export const RED: Colour = [220, 30, 30];
export const GREEN: Colour = [30, 160, 60];
export const BLUE: Colour = [30, 60, 200];
export const WHITE: Colour = [250, 250, 250];

/** The sample: red and green above, blue and white below. It tells every way of turning and swapping apart. */
export const sampleColour = (x: number, y: number, width = WIDTH, height = HEIGHT): Colour => {
  if (y < height / 2) return x < width / 2 ? RED : GREEN;
  return x < width / 2 ? BLUE : WHITE;
};

/** The sample as pixels, each of `alpha` if that is given. */
function samplePixels({ width = WIDTH, height = HEIGHT, alpha = [] as readonly number[] } = {}): Buffer {
  const pixels: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.push(...sampleColour(x, y, width, height), ...alpha);
  }
  return Buffer.from(pixels);
}

/** The sample for the library that encodes it. */
export const sample = (alpha: readonly number[] = []) =>
  sharp(samplePixels({ alpha }), { raw: { width: WIDTH, height: HEIGHT, channels: alpha.length > 0 ? 4 : 3 } });

/** Where the pixel of an upright picture is stored under each EXIF orientation, in a stored picture of that size. */
const STORED_AT: Readonly<Record<number, (x: number, y: number, width: number, height: number) => [number, number]>> = {
  1: (x, y) => [x, y],
  2: (x, y, width) => [width - 1 - x, y],
  3: (x, y, width, height) => [width - 1 - x, height - 1 - y],
  4: (x, y, _width, height) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _width, height) => [y, height - 1 - x],
  7: (x, y, width, height) => [width - 1 - y, height - 1 - x],
  8: (x, y, width) => [width - 1 - y, x],
};

/** A JPEG that only looks like the sample after its EXIF orientation was applied. */
export function turnedSample(orientation: number): Promise<Buffer> {
  const [width, height] = orientation > 4 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const stored = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [column, row] = STORED_AT[orientation]?.(x, y, width, height) ?? [x, y];
      stored.set(sampleColour(x, y), (row * width + column) * 3);
    }
  }
  return sharp(stored, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer();
}

const PNG_SIGNATURE_BYTES = 8;

/** A chunk of a PNG file. */
export function pngChunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A chunk with 30 MB of one letter, compressed into 30 KB. */
export const compressedText = (): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(30_000_000, 'a'))]));

/** A PNG with a chunk after its header. */
export function withChunk(png: Buffer, chunk: Buffer): Buffer {
  const afterHeader = PNG_SIGNATURE_BYTES + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

/** A PNG whose header claims another size. */
export function pngClaiming(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(PNG_SIGNATURE_BYTES + 8, PNG_SIGNATURE_BYTES + 21));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = png.subarray(0, PNG_SIGNATURE_BYTES);
  return Buffer.concat([signature, pngChunk('IHDR', header), png.subarray(PNG_SIGNATURE_BYTES + 25)]);
}

/** A JPEG whose header claims another size. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

/** A GIF whose canvas claims another size, and its first frame too if that is told. */
export function gifClaiming(gif: Buffer, width: number, height: number, where: 'canvas' | 'both'): Buffer {
  const claimed = Buffer.from(gif);
  const frame = claimed.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, WIDTH, 0, HEIGHT, 0]));
  for (const at of where === 'both' ? [6, frame + 5] : [6]) {
    claimed.writeUInt16LE(width, at);
    claimed.writeUInt16LE(height, at + 2);
  }
  return claimed;
}
