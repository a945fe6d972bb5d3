import { type CsvKind, csvFormats } from './csv/csv-formats.ts';
import { isBySupplier } from './sources/source-names.ts';

export type ImportKind = 'aces' | 'pies' | CsvKind;

/** In the order in which files of an import are read: lists first that say what codes in others mean. */
export const importKinds: readonly ImportKind[] = [
  'vehicle-map',
  'part-types',
  'codes',
  'cross-references',
  'aces',
  'pies',
  ...(Object.keys(csvFormats) as CsvKind[]).filter(
    (kind) => !['vehicle-map', 'part-types', 'codes', 'cross-references'].includes(kind),
  ),
];

export const isImportKind = (text: string): text is ImportKind => (importKinds as readonly string[]).includes(text);

/** Files of several suppliers stand beside each other; those of ACES and PIES do so by their brands. */
export const hasSuppliers = (kind: ImportKind): boolean => kind !== 'aces' && kind !== 'pies' && isBySupplier(kind);
