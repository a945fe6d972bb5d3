import type { Sharp, SharpOptions } from 'sharp';
import { type PictureFormat, pictureFormat } from '#shared/rules/content/picture-format.ts';
import { FULL_SIZE, PICTURE_LIMITS, PICTURE_SIZES } from '#shared/rules/content/picture-limits.ts';
import { bmpSize, decodeBmp } from './decode-bmp.ts';
import { plainPng } from './plain-png.ts';
import { refusedPicture } from './refused-picture.ts';

type Ending = '.png' | '.webp';
type Purpose = keyof typeof FULL_SIZE;

/** The versions of a picture, encoded anew from its pixels. */
export interface EncodedPicture {
  readonly ending: Ending;
  readonly full: Buffer;
  readonly large: Buffer;
  readonly thumbnail: Buffer;
  /** Pixels of the full version. */
  readonly width: number;
  readonly height: number;
}

/** The limit for one picture. Encoding takes well under a second, so anything longer is an attack. */
const TIMEOUT_SECONDS = 5;

/**
 * Stops at broken pixel data. The header is compared with the limit of pixels before anything is decoded; libvips gets
 * the same limit. Only the first frame of an animation is decoded.
 */
const SAFELY: SharpOptions = { failOn: 'error', limitInputPixels: PICTURE_LIMITS.pixels, sequentialRead: true };

/** Native code, loaded with the first picture. */
let loaded: Promise<typeof import('sharp').default> | undefined;
const library = () => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Only the three readers that we need, so that no file reaches another one, such as that of SVG.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
    });
    // A function has one processor, and no picture comes twice.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
};

/** Logos and GIFs are PNG, because mail programs show no WebP (decision D47). */
const endingOf = (purpose: Purpose, format: PictureFormat): Ending =>
  purpose === 'logo' || format === 'gif' ? '.png' : '.webp';

/**
 * Decodes a picture and encodes its pixels in three sizes, upright and in sRGB. Nothing else of the file is kept (case
 * H05). Throws 'Invalid Request.' if it is no picture or has too many pixels.
 */
export async function encodePicture(bytes: Buffer, purpose: Purpose): Promise<EncodedPicture> {
  const format = pictureFormat(bytes);
  if (!format) throw refusedPicture('notAPicture');
  const decoded = await openedPicture(bytes, format);
  const ending = endingOf(purpose, format);
  const { data, info } = await reading(
    fitted(decoded.autoOrient(), FULL_SIZE[purpose]).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  );
  const sharp = await library();
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const [full, large, thumbnail] = await Promise.all([
    encoded(pixels(), ending),
    encoded(fitted(pixels(), PICTURE_SIZES.large), ending),
    encoded(fitted(pixels(), PICTURE_SIZES.thumbnail), ending),
  ]);
  return { ending, full, large, thumbnail, width, height };
}

async function openedPicture(bytes: Buffer, format: PictureFormat): Promise<Sharp> {
  const sharp = await library();
  if (format === 'bmp') {
    const size = bmpSize(bytes);
    refuseSize(size);
    return sharp(await decodeBmp(bytes), { raw: { ...size, channels: 4 } });
  }
  const file = format === 'png' ? plainPng(bytes) : bytes;
  refuseSize(await reading(sharp(file, { ...SAFELY, limitInputPixels: false }).metadata()));
  return sharp(file, SAFELY).timeout({ seconds: TIMEOUT_SECONDS });
}

function refuseSize({ width, height }: { readonly width: number; readonly height: number }): void {
  if (width < 1 || height < 1) throw refusedPicture('notAPicture');
  if (width * height > PICTURE_LIMITS.pixels) throw refusedPicture('tooManyPixels');
}

/** Whatever the library can't read is no picture. */
const reading = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch(() => {
    throw refusedPicture('notAPicture');
  });

const fitted = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** A low effort: more takes three times as long and saves a tenth of the bytes. */
const encoded = (picture: Sharp, ending: Ending): Promise<Buffer> =>
  (ending === '.png' ? picture.png() : picture.webp({ quality: 85, effort: 1, smartSubsample: true })).toBuffer();
