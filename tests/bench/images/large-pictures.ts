import sharp from 'sharp';
import { bmpOf } from '../../builders/bmp.ts';
import { compressedText, pngClaiming, withChunk } from '../../support/pictures/sample-pictures.ts';

/** 25 megapixels, the most that is decoded. */
const SIDE = 5000;

/** Something between a photo and noise, so that the files of photos come near the largest size. */
function photo(): Buffer {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1)
      pixels.set([((x * y) >> 8) & 255, x >> 5, (y >> 4) + (x & y & 7)], (y * SIDE + x) * 3);
  }
  return pixels;
}

const plain = (channels: 3 | 4) =>
  sharp({ create: { width: SIDE, height: SIDE, channels, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });
const ofPhoto = () => sharp(photo(), { raw: { width: SIDE, height: SIDE, channels: 3 } });

/** The files that cost most, each within the limits or refused by them. */
export const LARGE_PICTURES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'JPEG of 25 megapixels': () => ofPhoto().jpeg({ quality: 45 }).toBuffer(),
  'the same, to be turned (EXIF 6)': () => ofPhoto().jpeg({ quality: 45 }).withMetadata({ orientation: 6 }).toBuffer(),
  'progressive JPEG, all colours kept': () =>
    ofPhoto().jpeg({ quality: 20, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'CMYK JPEG': () => plain(3).toColourspace('cmyk').jpeg().toBuffer(),
  'PNG with alpha': () => plain(4).png().toBuffer(),
  'PNG of 16 bits': () => plain(3).toColourspace('rgb16').png().toBuffer(),
  'interlaced PNG of 16 bits': () => plain(3).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  GIF: () => plain(3).gif().toBuffer(),
  'BMP of 1 bit': async () =>
    bmpOf({ width: SIDE, height: SIDE, bits: 1, colourAt: (x) => (x < 9 ? [0, 0, 0] : [255, 255, 255]) }),
  'BMP of 24 bits, 3.5 MB': async () =>
    bmpOf({ width: 1100, height: 1100, bits: 24, colourAt: (x, y) => [x & 255, y & 255, 90] }),
  'PNG with a hundred compressed texts of 30 MB': async () =>
    Array(100)
      .fill(compressedText())
      .reduce(withChunk, await plain(3).png().toBuffer()),
  'PNG that claims 10,000 megapixels': async () => pngClaiming(await plain(3).png().toBuffer(), 100_000, 100_000),
};
