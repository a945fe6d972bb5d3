import { PICTURE_SIZES } from './picture-limits.ts';

/** Where the versions of a picture are served. */
export interface PicturePaths {
  readonly path: string;
  readonly thumbnail: string;
  readonly large: string;
}

/** The account of an uploaded picture and its name there: 32 hex digits and the ending. */
export interface PictureName {
  readonly accountId: number;
  readonly name: string;
}

/** Uploaded pictures begin with this. Pictures under other paths come with the demo data or the catalogue. */
const UPLOADED = '/images/a/';
const PATH = /^\/images\/a\/(\d{1,9})\/([0-9a-f]{32})(?:-\d+)?(\.(?:webp|png))$/;

export const picturePaths = ({ accountId, name }: PictureName): PicturePaths =>
  sizedPaths(`${UPLOADED}${accountId}/${name}`);

/** The paths of all versions of a picture, by that of the full one. */
export function sizedPaths(path: string): PicturePaths {
  const sized = (size: number) => path.replace('.', `-${size}.`);
  return { path, thumbnail: sized(PICTURE_SIZES.thumbnail), large: sized(PICTURE_SIZES.large) };
}

/**
 * The uploaded picture behind a path, whichever version of it the path names. Undefined for a path of another kind.
 */
export function pictureAt(path: string): PictureName | undefined {
  const [, accountId, hash, ending] = PATH.exec(path) ?? [];
  const found = { accountId: Number(accountId), name: `${hash}${ending}` };
  return hash && Object.values(picturePaths(found)).includes(path) ? found : undefined;
}

export const isUploaded = (path: string): boolean => path.startsWith(UPLOADED);

/** The addresses of uploaded pictures in the sanitised text of a page, each once. */
export const uploadedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, address = '']) => address).filter(isUploaded)),
];
