import type { Import, ImportedFile } from '#shared/schemas/stored/import.ts';
import type { ImportRepository } from '../../data/catalogue/import-repository.ts';
import { type ImportProgress, resumedProgress, type Watchers } from '../engine/import-progress.ts';
import type { ReportedIssue } from '../engine/issue-report.ts';
import { type WantedPicture, wantedPictures } from '../pictures/wanted-pictures.ts';
import type { FetchingTools } from './fetch-pictures.ts';
import { type LoggedPicture, readPictureLog } from './picture-log.ts';

interface ReportTools extends Pick<FetchingTools, 'store' | 'versions' | 'pictures' | 'now'> {
  readonly imports: Pick<ImportRepository, 'find' | 'save'>;
}

/**
 * Adds the pictures that could not be fetched to the report of an import, which has been applied by then. Undefined if the
 * catalogue names no picture by web address, or if this was done before. `files` are those of the import.
 */
export async function reportPictures(
  tools: ReportTools,
  id: string,
  files: readonly ImportedFile[],
  watchers: Pick<Watchers, 'onIssue'> = {},
): Promise<ImportProgress | undefined> {
  const { store, versions, pictures, imports, now } = tools;
  const applied = await imports.find(id);
  const wanted = await wantedPictures(store, (await versions.current())?.sources ?? []);
  if (!applied || applied.pictures || wanted.size === 0) return undefined;
  const log = await readPictureLog(store, pictures);
  const progress = await resumedProgress(store, applied, { imports, now, ...watchers });
  const counts: NonNullable<Import['pictures']> = { shown: 0, missing: 0 };
  for (const [address, named] of wanted) {
    const known = log.get(address);
    counts[known?.name === undefined ? 'missing' : 'shown'] += 1;
    if (known?.problem) progress.issue(pictureIssue(fileOf(files, named.source), named, known));
  }
  await progress.close(store, { pictures: counts });
  return progress;
}

/** The file of the import that a source is from, or else its kind. */
const fileOf = (files: readonly ImportedFile[], { kind, key }: WantedPicture['source']): string =>
  files.findLast(({ sources }) => sources.some((source) => source.kind === kind && source.key === key))?.name ?? kind;

function pictureIssue(
  file: string,
  { part, parts }: WantedPicture,
  { address, name, problem }: LoggedPicture,
): ReportedIssue {
  const others = parts > 1 ? ` and ${parts - 1} more` : '';
  const shown = name === undefined ? '' : ' The one that was fetched before is shown.';
  return {
    file,
    line: 0,
    code: problem?.code ?? '',
    message: `The picture ${address} of ${part}${others} can’t be fetched: ${problem?.reason}.${shown}`,
    severity: 'warning',
  };
}
