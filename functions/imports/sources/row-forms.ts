import { AppError } from '#shared/errors.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';

const FIRST_FORM = 1;

/**
 * In which form this release stages rows, by kind of source; a kind that is not here still has its first. It counts up
 * when the rows of a kind change so that those staged before can't be read any more.
 */
const ROW_FORMS: Readonly<Record<string, number>> = {
  // Since 2 an application keeps its vehicle as the supplier names it.
  fitments: 2,
};

export const rowForm = (kind: string): number => ROW_FORMS[kind] ?? FIRST_FORM;

export const formOf = ({ form = FIRST_FORM }: Pick<SourceEntry, 'form'>): number => form;

export const hasOurForm = (source: SourceEntry): boolean => formOf(source) === rowForm(source.kind);

/** Which files a source is staged from, where they are not called as it is. */
const FILES_OF: Readonly<Record<string, string>> = { fitments: 'aces', items: 'pies', vehicles: 'vehicle-map' };

/**
 * Only the files that sources were staged from can bring back what is in them, so whoever has those is told.
 * @throws {AppError} where another release staged any of the sources in a form that this one does not read.
 */
export function refuseOtherForms(sources: readonly SourceEntry[]): void {
  const others = sources.filter((source) => !hasOurForm(source));
  if (others.length === 0) return;
  const files = others.map(({ kind, key }) => `${FILES_OF[kind] ?? kind} (${key})`);
  throw new AppError('conflict', IMPORT_TEXTS.otherForm(files.join(', ')));
}
