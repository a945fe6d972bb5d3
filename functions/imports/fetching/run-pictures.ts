import type { ImportedFile } from '#shared/schemas/stored/import.ts';
import type { ImportRepository } from '../../data/catalogue/import-repository.ts';
import type { ImportProgress, Watchers } from '../engine/import-progress.ts';
import { type Publishing, publishSources } from '../publishing/publish-sources.ts';
import { type FetchingTools, fetchPictures } from './fetch-pictures.ts';
import { reportPictures } from './report-pictures.ts';

export type PictureRunTools = FetchingTools &
  Publishing & { readonly imports: Pick<ImportRepository, 'find' | 'save'> };

/** Pictures that have come after this time are published. */
const TURN_MS = 10 * 60_000;

/**
 * Fetches the pictures of an applied import in this process, as the command does, and publishes them. Undefined if there
 * was nothing to fetch.
 */
export async function runPictures(
  tools: PictureRunTools,
  id: string,
  files: readonly ImportedFile[],
  watchers: Pick<Watchers, 'onIssue'> = {},
): Promise<ImportProgress | undefined> {
  for (let isDone = false; !isDone; ) {
    isDone = await fetchPictures(tools, id, TURN_MS);
    await publishSources(tools, id, async (sources) => sources);
  }
  return reportPictures(tools, id, files, watchers);
}
