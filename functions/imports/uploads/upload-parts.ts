/** Every S3 accepts parts of this size, including emulators. */
export const PART_BYTES = 8 << 20;

/** Uploads have their own folder in the catalogue's bucket. */
const FOLDER = 'uploads/';

export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** The folder of the parts of an upload. */
export const uploadKey = (id: string): string => `${FOLDER}${id}`;

/** The key of a part, counted from 1. It is padded, so that a listing is in order. */
export const uploadPartKey = (key: string, part: number): string => `${key}/${String(part).padStart(4, '0')}`;
