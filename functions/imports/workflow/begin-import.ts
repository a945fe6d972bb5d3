import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { Import } from '#shared/schemas/stored/import.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import type { ImportsDependencies } from '../dependencies.ts';
import { newImport } from '../engine/job-record.ts';
import type { ImportInput } from './import-event.ts';

interface RequestedImport {
  readonly id: string;
  /** The body of the request. The same key with another body is refused (decision W6). */
  readonly body: object;
  readonly inputOf: () => Promise<Pick<ImportInput, 'files' | 'options'>>;
}

/**
 * Saves the record of a requested import and starts it. A repeated request returns the record of the first one. If the
 * execution could not be started then, it starts now.
 */
export const beginImport =
  ({ imports, beginExecution, now }: Pick<ImportsDependencies, 'imports' | 'beginExecution' | 'now'>) =>
  async ({ id, body, inputOf }: RequestedImport): Promise<Import> => {
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const earlier = await imports.find(id);
    if (earlier && earlier.digest !== digest) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
    const hasBegun = earlier && (earlier.state !== 'reading' || earlier.bytesRead > 0);
    if (hasBegun) return earlier;
    const { files, options } = await inputOf();
    const named = files.map(({ key, name = key, ...file }) => ({ ...file, name }));
    const levels = Object.entries(options.levels ?? {}).map(([priceType, level]) => ({ priceType, level }));
    const requested = {
      ...newImport(id, named, now().toISOString()),
      ...(levels.length > 0 && { levels }),
      ...(options.rollBackTo !== undefined && { rollsBackTo: options.rollBackTo }),
      digest,
    };
    // Two requests at the same time save the same record and start the same execution.
    if (!earlier) await imports.saveNew(requested);
    await beginExecution(id, { id, files, options } satisfies ImportInput);
    return earlier ?? requested;
  };
