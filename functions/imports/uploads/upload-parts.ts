/** Any S3 takes a part of that size, emulators too. */
export const PART_BYTES = 8 << 20;

/** In the catalogue's bucket, apart from all else in it. */
const FOLDER = 'uploads/';

export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** Where the parts of an upload lie. */
export const uploadKey = (id: string): string => `${FOLDER}${id}`;

/** The key of a part, from 1 on; padded, so that a listing has them in their order. */
export const uploadPartKey = (key: string, part: number): string => `${key}/${String(part).padStart(4, '0')}`;
