import * as z from 'zod/mini';
import type { ImportRepository } from '../../data/catalogue/import-repository.ts';
import { type FetchingTools, fetchPictures } from './fetch-pictures.ts';
import { reportPictures } from './report-pictures.ts';

/** The event of the state machine. */
const pictureEventSchema = z.object({ step: z.literal('fetch'), id: z.string().check(z.regex(/^[a-z0-9-]+$/)) });

export interface PictureStepTools extends FetchingTools {
  readonly imports: Pick<ImportRepository, 'find' | 'files' | 'save'>;
}

/** Well within the longest run of a task, because the pictures under way are finished afterwards. */
const TURN_MS = 10 * 60_000;

/**
 * The task that fetches pictures after an import was published. It fetches for some minutes, then the state machine
 * publishes what came and calls it again while pictures are left. It may run more than once.
 */
export function pictureSteps(tools: PictureStepTools, turnMs = TURN_MS): (event: unknown) => Promise<object> {
  return async (given) => {
    const { id } = pictureEventSchema.parse(given);
    const isDone = await fetchPictures(tools, id, turnMs);
    if (isDone) await reportPictures(tools, id, await tools.imports.files(id));
    return { outcome: isDone ? 'done' : 'left' };
  };
}
