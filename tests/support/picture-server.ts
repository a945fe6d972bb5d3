import type { FetchedFile, PictureFetcher } from '#functions/imports/fetching/fetch-picture.ts';
import { UnfetchedPicture } from '#functions/imports/fetching/picture-problem.ts';

/** A fetcher whose pictures a test puts in place, and which counts. Without a picture at an address, it is missing. */
export function pictureServer() {
  const pictures = new Map<string, Buffer>();
  const asked: string[] = [];
  const counts = { now: 0, most: 0 };
  const fetchPicture: PictureFetcher = async (address, known): Promise<FetchedFile> => {
    asked.push(address);
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    try {
      // Others begin meanwhile.
      await new Promise((later) => setImmediate(later));
      const bytes = pictures.get(address);
      if (!bytes) throw new UnfetchedPicture('picture-missing', 'the server answers 404');
      const etag = bytes.toString('base64').slice(-40);
      return known?.etag === etag ? { isSame: true } : { isSame: false, bytes, validators: { etag } };
    } finally {
      counts.now -= 1;
    }
  };
  return { pictures, asked, counts, fetchPicture };
}
