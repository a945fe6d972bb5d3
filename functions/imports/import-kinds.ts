import { AppError } from '#shared/errors.ts';
import { type ImportKind, importKinds } from '#shared/schemas/stored/import.ts';
import { isBySupplier } from './sources/source-names.ts';

export const isImportKind = (text: string): text is ImportKind => (importKinds as readonly string[]).includes(text);

/** Files of several suppliers stand beside each other; those of ACES and PIES do so by their brands. */
export const hasSuppliers = (kind: ImportKind): boolean => kind !== 'aces' && kind !== 'pies' && isBySupplier(kind);

/** In the order in which they are read. */
export const inReadingOrder = <File extends { readonly kind: ImportKind }>(files: readonly File[]): File[] =>
  files.toSorted((a, b) => importKinds.indexOf(a.kind) - importKinds.indexOf(b.kind));

/** @throws {AppError} for a kind that there is not. */
export function knownKind(kind: string): ImportKind {
  if (isImportKind(kind)) return kind;
  throw new AppError('invalid_input', `There is no kind of file ${kind}`);
}
