import { MOST_UPLOAD_BYTES } from '#shared/contracts/imports.ts';
import { hasSuppliers, type ImportKind, supplierSchema } from '#shared/schemas/stored/import.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CATALOGUE_IMPORTS_TEXTS, fileOverLimit } from '#shared/texts/imports/catalogue-import-texts.ts';
import { canSendFiles } from '../../../imports/send-parts.ts';

/** A file that was chosen to be imported. */
export interface ChosenFile {
  readonly id: number;
  readonly file: File;
  /** Empty until it is guessed or chosen. */
  readonly kind: ImportKind | '';
  /** The kinds it may be of, the most likely first. Undefined while they are not known. */
  readonly kinds?: readonly ImportKind[];
  /** Empty for the provider's own file. */
  readonly supplier: string;
  /** Why it can't be imported. */
  readonly problem?: string | undefined;
  /** Its kind could not be guessed because the call failed. */
  readonly isUnguessed?: boolean;
}

const GIGABYTE = 1024 ** 3;

/** Why a file can't be imported, before anything of it is read. */
export function chosenFileProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (!canSendFiles()) return UI_TEXTS.fileUnsupported;
  if (size === 0) return CATALOGUE_IMPORTS_TEXTS.empty;
  return size > MOST_UPLOAD_BYTES ? fileOverLimit(String(MOST_UPLOAD_BYTES / GIGABYTE)) : undefined;
}

/** Why a name can't be that of a supplier. */
export const supplierProblem = (supplier: string): string | undefined =>
  supplier === '' || supplierSchema.safeParse(supplier).success ? undefined : CATALOGUE_IMPORTS_TEXTS.supplierWrong;

/** The question that a file still has for somebody. Undefined while its kind is looked for, and once it has all. */
export function chosenFileQuestion({ kind, kinds, isUnguessed }: ChosenFile): string | undefined {
  if (kind !== '' || !kinds) return undefined;
  if (isUnguessed) return CATALOGUE_IMPORTS_TEXTS.guessFailed;
  return kinds.length === 0 ? CATALOGUE_IMPORTS_TEXTS.noneFits : CATALOGUE_IMPORTS_TEXTS.notSure;
}

/** The file as a call names it; undefined if it can't be imported yet. */
export function readyFile({ file, kind, supplier, problem }: ChosenFile): ReadyFile | undefined {
  if (kind === '' || problem !== undefined || supplierProblem(supplier) !== undefined) return undefined;
  return { file, kind, ...(supplier !== '' && hasSuppliers(kind) && { supplier }) };
}

/** A file that can be imported. */
export interface ReadyFile {
  readonly file: File;
  readonly kind: ImportKind;
  readonly supplier?: string;
}
