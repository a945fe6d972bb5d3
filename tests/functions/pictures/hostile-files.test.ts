import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from '#functions/pictures/encode-picture.ts';
import type { AppError } from '#shared/errors.ts';
import { pictureFormat } from '#shared/rules/content/picture-format.ts';
import type { PicturePurpose } from '#shared/rules/content/picture-limits.ts';
import { bmpOf } from '../../builders/bmp.ts';
import {
  BLUE,
  type Colour,
  compressedText,
  GREEN,
  gifClaiming,
  HEIGHT,
  jpegClaiming,
  pngChunk,
  pngClaiming,
  RED,
  sample,
  sampleColour,
  turnedSample,
  WHITE,
  WIDTH,
  withChunk,
} from '../../support/pictures/sample-pictures.ts';

const HTML = '<html><script>alert(document.cookie)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = Buffer.from(HTML);

const jpeg = await sample().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
const png = await sample().png().toBuffer();
const gif = await sample().gif().toBuffer();
const bmp = (of: Partial<Parameters<typeof bmpOf>[0]> = {}) =>
  bmpOf({ width: WIDTH, height: HEIGHT, colourAt: (x, y) => sampleColour(x, y), bits: 24, ...of });

/** Two frames: the sample, and a black one. */
const animated = await sharp(Buffer.concat([await sample().raw().toBuffer(), Buffer.alloc(WIDTH * HEIGHT * 3)]), {
  raw: { width: WIDTH, height: HEIGHT * 2, channels: 3, pageHeight: HEIGHT },
})
  .gif()
  .toBuffer();

const gif87 = Buffer.concat([Buffer.from('GIF87a'), gif.subarray(6)]);
const black: Colour = [0, 0, 0];
const checkered = (x: number, y: number): Colour => (x < 9 === y < 3 ? WHITE : black);
const shaded = (x: number, y: number): Colour => [x * 16, y * 16, 90];
const FIVE_SIX_FIVE = [0xf800, 0x07e0, 0x001f];
const EIGHTS = [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000];

/** Files that are the sample picture, whatever else is in them. */
const PICTURES: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['a JPEG', jpeg],
  ['a progressive JPEG', await sample().jpeg({ quality: 95, progressive: true }).toBuffer()],
  ['a CMYK JPEG', await sample().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  ['a JPEG with a wide colour profile', await sample().jpeg({ quality: 95 }).withIccProfile('p3').toBuffer()],
  ['a JPEG with HTML behind it', Buffer.concat([jpeg, html])],
  ['a JPEG with a script in a comment', Buffer.concat([jpeg.subarray(0, 2), commentOf(html), jpeg.subarray(2)])],
  ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)])],
  ...(await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (way) => [`a JPEG of EXIF orientation ${way}`, await turnedSample(way)] as const,
    ),
  )),
  ['a PNG', png],
  ['a PNG with alpha', await sample([255]).png().toBuffer()],
  ['a PNG of 16 bits', await sample().toColourspace('rgb16').png().toBuffer()],
  ['a PNG with a palette', await sample().png({ palette: true }).toBuffer()],
  ['an interlaced PNG', await sample().png({ progressive: true }).toBuffer()],
  ['a PNG with HTML behind it', Buffer.concat([png, html])],
  ['a PNG with a script in a text', withChunk(png, pngChunk('tEXt', Buffer.from(`Comment\0${HTML}`)))],
  ['a PNG with a hundred compressed texts of 30 MB', Array(100).fill(compressedText()).reduce(withChunk, png)],
  ['a GIF', gif],
  ['a GIF of the first version', gif87],
  ['a GIF with HTML behind it (H05)', Buffer.concat([gif, html])],
  ['a GIF whose canvas alone claims 65,535 by 65,535', gifClaiming(gif, 65_535, 65_535, 'canvas')],
  ['the first frame of an animated GIF', animated],
  ['a BMP of 24 bits', bmp()],
  ['a BMP of 24 bits, from the top down', bmp({ topDown: true })],
  ['a BMP of 32 bits', bmp({ bits: 32 })],
  ['a BMP of 32 bits, from the top down', bmp({ bits: 32, topDown: true })],
  ['a BMP with 256 colours', bmp({ bits: 8 })],
  ['a BMP with 256 colours, from the top down', bmp({ bits: 8, topDown: true })],
  ['a BMP with 16 colours', bmp({ bits: 4 })],
  ['a BMP with 16 colours, from the top down', bmp({ bits: 4, topDown: true })],
  ['a BMP of 16 bits', bmp({ bits: 16 })],
  ['a BMP of 16 bits with masks', bmp({ bits: 16, masks: FIVE_SIX_FIVE })],
  ['a BMP of version 4', bmp({ header: 108 })],
  ['a BMP of version 5 with alpha', bmp({ bits: 32, header: 124, masks: EIGHTS })],
  ['a BMP with a gap before its pixels', bmp({ gap: 30 })],
  ['a BMP with HTML behind it', Buffer.concat([bmp(), html])],
];

/** Files that are no picture that we take. */
const NO_PICTURES: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['SVG with a script, called PNG (H05)', Buffer.from(SVG)],
  ['SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['SVG behind the signature of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from(SVG)])],
  ['HTML', html],
  ['HTML behind the signature of a GIF (H05)', Buffer.concat([Buffer.from('GIF89a'), html])],
  ['HTML behind the signature of a BMP', Buffer.concat([Buffer.from('BM'), html])],
  ['the signature of a PNG alone', png.subarray(0, 8)],
  ['the beginning of a JPEG alone', jpeg.subarray(0, 3)],
  ['the signature of a BMP alone', Buffer.from('BM')],
  ['half of a PNG', png.subarray(0, png.length / 2)],
  ['half of a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ['half of a GIF', gif.subarray(0, gif.length / 2)],
  ['half of a BMP', bmp().subarray(0, 1000)],
  ['a PNG with broken pixels', withBrokenPixels(png)],
  ['a BMP without width', withNumber(bmp(), 18, 0)],
  ['a BMP with a negative width', withNumber(bmp(), 18, -WIDTH)],
  ['a BMP whose pixels begin behind its end', withNumber(bmp(), 10, 0x7fffffff)],
  ['a BMP that claims twice its height', withNumber(bmp(), 22, HEIGHT * 2)],
  ['WebP', await sample().webp().toBuffer()],
  ['sound called WebP (H05)', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ')],
  ['TIFF', await sample().tiff().toBuffer()],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['an icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0])],
];

/** Files whose header claims more than 25 megapixels, with and without the pixels for it. */
const TOO_LARGE: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['a small PNG that claims 100,000 by 100,000', pngClaiming(png, 100_000, 100_000)],
  ['a PNG of one row too many', pngClaiming(png, 5000, 5001)],
  ['a small JPEG that claims 65,000 by 65,000', jpegClaiming(jpeg, 65_000, 65_000)],
  ['a small GIF that claims 65,535 by 65,535', gifClaiming(gif, 65_535, 65_535, 'both')],
  ['a small BMP that claims 30,000 by 30,000', withNumber(withNumber(bmp(), 18, 30_000), 22, 30_000)],
  ['a small BMP that claims the largest height, from the top down', withNumber(bmp(), 22, -0x80000000)],
];

function commentOf(text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, text]);
}

function withBrokenPixels(file: Buffer): Buffer {
  const broken = Buffer.from(file);
  const pixels = broken.indexOf('IDAT') + 4;
  return broken.fill(0xaa, pixels + 2, pixels + 20);
}

function withNumber(file: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeInt32LE(value, at);
  return changed;
}

/** The served picture, decoded again. */
async function shown(content: Buffer) {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  const { format, width, height, exif, xmp, icc, comments } = await sharp(content).metadata();
  const { data, info } = await sharp(content).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  return { format, width, height, metadata: exif ?? xmp ?? icc ?? comments, colourAt };
}

const near = (colour: readonly number[], wanted: Colour): boolean =>
  wanted.every((value, at) => Math.abs(value - (colour[at] ?? -999)) <= 70);

async function expectSample(bytes: Buffer, purpose: PicturePurpose) {
  const { full, large, thumbnail, ending, width, height } = await encodePicture(bytes, purpose);
  expect({ width, height }).toEqual({ width: WIDTH, height: HEIGHT });
  for (const version of [full, large, thumbnail]) {
    expect(version.includes('script')).toBe(false);
    const { format, metadata, colourAt, ...size } = await shown(version);
    expect({ ...size, format, metadata }).toEqual({ width, height, format: ending.slice(1), metadata: undefined });
    const corners = [colourAt(6, 5), colourAt(WIDTH - 6, 5), colourAt(6, HEIGHT - 5), colourAt(WIDTH - 6, HEIGHT - 5)];
    for (const [at, wanted] of [RED, GREEN, BLUE, WHITE].entries()) {
      expect(near(corners[at] ?? [], wanted), `${corners[at]} is not ${wanted}`).toBe(true);
    }
  }
}

/** Why a file is refused, or the size of the picture that it was taken for. */
async function answerTo(bytes: Buffer): Promise<string> {
  try {
    const { width, height } = await encodePicture(bytes, 'spot');
    return `${width} by ${height}`;
  } catch (error) {
    const { code, fieldErrors: [fault] = [] } = error as AppError;
    return `${code} ${fault?.path}: ${fault?.message}`;
  }
}

it('makes more than sixty files', () => {
  expect(PICTURES.length + NO_PICTURES.length + TOO_LARGE.length).toBeGreaterThan(60);
});

describe('is shown as its pixels say, and nothing else of it is kept:', () => {
  it.each(PICTURES)('%s', (_name, bytes) => expectSample(bytes, 'spot'));
});

describe('is refused as no picture:', () => {
  it.each(NO_PICTURES)('%s', async (_name, bytes) => {
    const refusal = 'invalid_input Content: This file is not a JPEG, PNG, GIF or BMP picture.';
    expect(await answerTo(bytes)).toBe(refusal);
  });
});

describe('is refused before it is decoded:', () => {
  it.each(TOO_LARGE)('%s', async (_name, bytes) => {
    expect(await answerTo(bytes)).toBe('invalid_input Content: This picture has more than 25 megapixels.');
  });
});

it('keeps the odd and the small', async () => {
  const grey = await sample().greyscale().jpeg().toBuffer();
  expect(await encodePicture(grey, 'page')).toMatchObject({ width: WIDTH, height: HEIGHT });
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  expect(await encodePicture(dot, 'logo')).toMatchObject({ width: 1, height: 1, ending: '.png' });
  const line = await sharp({ create: { width: 4000, height: 1, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  expect(await encodePicture(line, 'spot')).toMatchObject({ width: 1600, height: 1 });
  const twoColours = bmpOf({ width: 17, height: 6, bits: 1, colourAt: checkered });
  const { colourAt } = await shown((await encodePicture(twoColours, 'logo')).full);
  expect([colourAt(16, 5), colourAt(0, 5)]).toEqual([[...WHITE], [...black]]);
  expect(
    await encodePicture(bmpOf({ width: 16, height: 16, bits: 8, header: 12, colourAt: shaded }), 'logo'),
  ).toMatchObject({ width: 16, height: 16 });
});

it('keeps what is transparent transparent', async () => {
  const { full } = await encodePicture(await sample([0]).png().toBuffer(), 'logo');
  expect((await sharp(full).stats()).isOpaque).toBe(false);
});

it.each([
  { bytes: jpeg, purpose: 'spot', ending: '.webp', why: 'photos are small' },
  { bytes: png, purpose: 'page', ending: '.webp', why: 'so are these' },
  { bytes: jpeg, purpose: 'logo', ending: '.png', why: 'mail programs show logos' },
  { bytes: gif, purpose: 'spot', ending: '.png', why: 'GIFs are drawings' },
] as const)('keeps it as $ending for a $purpose: $why', async ({ bytes, purpose, ending }) => {
  expect((await encodePicture(bytes, purpose)).ending).toBe(ending);
});

it.each([
  { purpose: 'spot', full: [1600, 800] },
  { purpose: 'logo', full: [800, 400] },
] as const)('fits a wide picture into the sizes for a $purpose (admin 9)', async ({ purpose, full }) => {
  const wide = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0a0' } })
    .jpeg()
    .toBuffer();
  const encoded = await encodePicture(wide, purpose);
  const sizes = await Promise.all(
    [encoded.full, encoded.large, encoded.thumbnail].map(async (version) => {
      const { width, height } = await shown(version);
      return [width, height];
    }),
  );
  expect(sizes).toEqual([full, [400, 200], [120, 60]]);
});

it('H07, H08: judges by the bytes: names and types say nothing', () => {
  expect([jpeg, png, gif, gif87, bmp(), html].map(pictureFormat)).toEqual([
    'jpeg',
    'png',
    'gif',
    'gif',
    'bmp',
    undefined,
  ]);
});
