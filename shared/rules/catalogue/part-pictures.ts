export interface PartImage {
  readonly title: string;
  /** Thumbnail, large or full (storefront 9), or pixels such as 1200x900. Empty if the picture has only one size. */
  readonly size: string;
  readonly url: string;
}

/** One picture of a part in its shown sizes. The next best size replaces a missing one. */
export interface PartPicture {
  readonly title: string;
  readonly thumbnail: string;
  readonly large: string;
  readonly full: string;
}

/** Pixels of the longer side (storefront 9). Larger images are full size. */
const LONGEST = { thumbnail: 120, large: 400 } as const;

function sizeNamed(written: string): string {
  const pixels = /^(\d+)x(\d+)$/i.exec(written);
  if (!pixels) return written.toLowerCase();
  const side = Math.max(Number(pixels[1]), Number(pixels[2]));
  if (side <= LONGEST.thumbnail) return 'thumbnail';
  return side <= LONGEST.large ? 'large' : 'full';
}

/** Groups the images of a part into pictures. Images with the same title in different sizes are one picture. */
export function partPictures(images: readonly PartImage[]): PartPicture[] {
  const pictures: { readonly title: string; readonly sizes: Map<string, string> }[] = [];
  for (const { title, size: written, url } of images) {
    const size = sizeNamed(written);
    const same = size && pictures.find((each) => each.title === title && !each.sizes.has(size) && !each.sizes.has(''));
    if (same) same.sizes.set(size, url);
    else pictures.push({ title, sizes: new Map([[size, url]]) });
  }
  return pictures.map(({ title, sizes }) => {
    const [any = ''] = sizes.values();
    const best = (...wanted: string[]) => wanted.map((size) => sizes.get(size)).find(Boolean) ?? any;
    return {
      title,
      thumbnail: best('thumbnail', 'large', 'full'),
      large: best('large', 'full', 'thumbnail'),
      full: best('full', 'large', 'thumbnail'),
    };
  });
}
