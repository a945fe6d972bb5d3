import { AppError } from '#shared/errors.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import { FIRST_FORM } from '../sources/source-files.ts';
import { kindOfSource, rowForm } from './import-kinds.ts';

export const formOf = ({ form = FIRST_FORM }: Pick<SourceEntry, 'form'>): number => form;

/** Whether this release can read the rows of a source. */
export const hasOurForm = (source: SourceEntry): boolean => formOf(source) === rowForm(source.kind);

/**
 * The message names the files to import again, because only they can bring the rows back.
 * @throws {AppError} if another release staged any of the sources in a form that this one can't read.
 */
export function refuseOtherForms(sources: readonly SourceEntry[]): void {
  const others = sources.filter((source) => !hasOurForm(source));
  if (others.length === 0) return;
  const files = others.map((source) => `${kindOfSource(source) ?? source.kind} (${source.key})`);
  throw new AppError('conflict', IMPORT_TEXTS.otherForm(files.join(', ')));
}
