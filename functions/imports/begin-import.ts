import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { Import } from '#shared/schemas/stored/import.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import type { ImportsDependencies } from './dependencies.ts';
import { newImport } from './import-progress.ts';
import type { ImportInput } from './workflow/import-event.ts';

interface AskedImport {
  readonly id: string;
  /** What was asked for, to tell a repeat from something else under the same key (decision W6). */
  readonly body: object;
  readonly inputOf: () => Promise<Pick<ImportInput, 'files' | 'options'>>;
}

/**
 * Notes that an import was asked for, and lets it begin. A repeat gets the first one's state; one whose execution could not
 * be begun the first time begins now.
 */
export const beginImport =
  ({ imports, beginExecution, now }: Pick<ImportsDependencies, 'imports' | 'beginExecution' | 'now'>) =>
  async ({ id, body, inputOf }: AskedImport): Promise<Import> => {
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const earlier = await imports.find(id);
    if (earlier && earlier.digest !== digest) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
    const hasBegun = earlier && (earlier.state !== 'reading' || earlier.bytesRead > 0);
    if (hasBegun) return earlier;
    const { files, options } = await inputOf();
    const named = files.map(({ kind, key, name = key, bytes }) => ({ kind, name, bytes }));
    const asked = { ...newImport(id, named, now().toISOString()), digest };
    // Else one that asked at the same time has saved it; both begin the same.
    if (!earlier) await imports.saveNew(asked);
    await beginExecution({ id, files, options });
    return earlier ?? asked;
  };
