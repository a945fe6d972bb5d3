import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { FetchedPictureRepository } from '../../data/catalogue/fetched-picture-repository.ts';
import { FETCHED_PICTURES } from '../pictures/picture-sources.ts';

type Sources = readonly SourceEntry[];

/**
 * Sources with the pictures that have been fetched up to now, whichever version they are of. So a rollback keeps pictures
 * that were fetched since.
 */
export async function withFetchedPictures(
  { pictures }: { readonly pictures: Pick<FetchedPictureRepository, 'find'> },
  sources: Sources,
): Promise<SourceEntry[]> {
  const fetched = (await pictures.find())?.pictures;
  return [...withoutPictures(sources), ...(fetched && fetched.rows > 0 ? [fetched] : [])];
}

export const withoutPictures = (sources: Sources): SourceEntry[] =>
  sources.filter(({ kind }) => kind !== FETCHED_PICTURES);
