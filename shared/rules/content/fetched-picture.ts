import type { PartImage } from '../catalogue/part-pictures.ts';
import { sizedPaths } from './picture-paths.ts';

/** Pictures of parts that an import fetched begin with this. Their names are hashes of their files. */
const FETCHED = '/images/p/';

/** The path of the full version of a fetched picture by its name: 32 hex digits and the ending. */
export const fetchedPath = (name: string): string => `${FETCHED}${name}`;

/** The images of a part at a path: all versions of a fetched picture, and else the one that there is. Lists show the first. */
export function imagesAt(path: string, title: string): PartImage[] {
  if (!path.startsWith(FETCHED)) return [{ title, size: '', url: path }];
  const { large, thumbnail } = sizedPaths(path);
  return [
    { title, size: 'large', url: large },
    { title, size: 'thumbnail', url: thumbnail },
    { title, size: 'full', url: path },
  ];
}
