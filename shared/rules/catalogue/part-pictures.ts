interface PartImage {
  readonly title: string;
  /** Thumbnail, large or full (storefront 9), or pixels such as 1200x900; empty where a picture has but one. */
  readonly size: string;
  readonly url: string;
}

/** One picture of a part in the sizes it is shown in; where one is missing the next best stands for it. */
export interface PartPicture {
  readonly title: string;
  readonly thumbnail: string;
  readonly large: string;
  readonly full: string;
}

/** Of the longer side, in pixels (storefront 9); what is larger is full. */
const LONGEST = { thumbnail: 120, large: 400 } as const;

function sizeNamed(written: string): string {
  const [, width, height] = /^(\d+)x(\d+)$/i.exec(written) ?? [];
  if (!width || !height) return written.toLowerCase();
  const side = Math.max(Number(width), Number(height));
  if (side <= LONGEST.thumbnail) return 'thumbnail';
  return side <= LONGEST.large ? 'large' : 'full';
}

/** The pictures among the images of a part: images of one title and of different sizes are one picture. */
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
