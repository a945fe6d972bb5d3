/** A colour of a pixel: red, green, blue. */
type Colour = readonly [number, number, number];

interface Bmp {
  readonly width: number;
  readonly height: number;
  readonly colourAt: (x: number, y: number) => Colour;
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32;
  readonly topDown?: boolean;
  /** Bytes of the header after the file's: 12 (OS/2), 40, 108 (V4) or 124 (V5). */
  readonly header?: 12 | 40 | 108 | 124;
  /** Bit masks of red, green, blue and alpha. */
  readonly masks?: readonly number[];
  /** Bytes between the palette and the pixels. */
  readonly gap?: number;
}

const sameColour = (one: Colour, other: Colour): boolean => one.every((value, at) => value === other[at]);

/** The distinct colours of a picture, for the palette of 1, 4 and 8 bits. */
function paletteOf({ width, height, colourAt }: Bmp): Colour[] {
  const palette: Colour[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(x, y);
      if (!palette.some((each) => sameColour(each, colour))) palette.push(colour);
    }
  }
  return palette;
}

function pixelBits({ bits, masks }: Bmp, palette: readonly Colour[], [red, green, blue]: Colour): number {
  if (bits <= 8) return palette.findIndex((each) => sameColour(each, [red, green, blue]));
  if (bits > 16) return ((masks?.[3] ?? 0) | (red << 16) | (green << 8) | blue) >>> 0;
  const greens = masks ? 6 : 5;
  return ((red >> 3) << (5 + greens)) | ((green >> (8 - greens)) << 5) | (blue >> 3);
}

function rowOf(bmp: Bmp, palette: readonly Colour[], y: number): Buffer {
  const { width, bits, colourAt } = bmp;
  const row = Buffer.alloc(Math.ceil((width * bits) / 32) * 4);
  for (let x = 0; x < width; x += 1) {
    const value = pixelBits(bmp, palette, colourAt(x, y));
    if (bits < 8) row[(x * bits) >> 3] = (row[(x * bits) >> 3] ?? 0) | (value << (8 - bits - ((x * bits) % 8)));
    else row.writeUIntLE(value, (x * bits) / 8, bits / 8);
  }
  return row;
}

/** The bytes of a BMP file. */
export function bmpOf(bmp: Bmp): Buffer {
  const { width, height, bits, topDown = false, header = 40, masks = [], gap = 0 } = bmp;
  const palette = bits <= 8 ? paletteOf(bmp) : [];
  const isOs2 = header === 12;
  const rows = Array.from({ length: height }, (_, y) => rowOf(bmp, palette, topDown ? y : height - 1 - y));
  const maskBytes = Buffer.alloc(header === 40 ? masks.length * 4 : 0);
  const colours = Buffer.from(
    palette.flatMap(([red, green, blue]) => (isOs2 ? [blue, green, red] : [blue, green, red, 0])),
  );
  const head = Buffer.alloc(14 + header);
  const offset = head.length + maskBytes.length + colours.length + gap;
  const pixels = Buffer.concat(rows);
  head.write('BM');
  head.writeUInt32LE(offset + pixels.length, 2);
  head.writeUInt32LE(offset, 10);
  head.writeUInt32LE(header, 14);
  if (isOs2) {
    for (const [at, value] of [width, height, 1, bits].entries()) head.writeUInt16LE(value, 18 + at * 2);
  } else {
    head.writeInt32LE(width, 18);
    head.writeInt32LE(topDown ? -height : height, 22);
    head.writeUInt16LE(1, 26);
    head.writeUInt16LE(bits, 28);
    head.writeUInt32LE(masks.length > 0 ? 3 : 0, 30);
    head.writeUInt32LE(palette.length, 46);
    for (const [at, mask] of masks.entries()) {
      if (header === 40) maskBytes.writeUInt32LE(mask, at * 4);
      else head.writeUInt32LE(mask, 54 + at * 4);
    }
  }
  return Buffer.concat([head, maskBytes, colours, Buffer.alloc(gap), pixels]);
}
