/** The limits of uploaded pictures (decision D47) and the sizes that are kept of each (admin 9). */
export const PICTURE_LIMITS = {
  /** Bytes of a file. As base64 it fits into the largest body of a call (decision W3). */
  bytes: 3.5 * 1024 * 1024,
  /** Width times height, as the header says them. */
  pixels: 25_000_000,
} as const;

/** The longest side in pixels of the two small versions. A picture is fitted inside and never enlarged. */
export const PICTURE_SIZES = { thumbnail: 120, large: 400 } as const;

export const picturePurposes = ['logo', 'spot', 'page'] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

/** The longest side in pixels of the full version. Imports fetch pictures of parts. */
export const FULL_SIZE: Readonly<Record<PicturePurpose | 'part', number>> = {
  logo: 800,
  spot: 1600,
  page: 1600,
  part: 1600,
};
