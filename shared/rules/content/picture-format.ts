export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'bmp';

/** The first bytes of a file of each format. */
const BEGINNINGS: readonly (readonly [PictureFormat, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['bmp', [0x42, 0x4d]],
];

/**
 * The format that a file's first bytes claim, whatever its name and type say (decision F1). Undefined for all others,
 * such as SVG. Whether the file can be read is only known after decoding it.
 */
export const pictureFormat = (bytes: Uint8Array): PictureFormat | undefined =>
  BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0];
