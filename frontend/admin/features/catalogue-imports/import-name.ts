import type { ImportView } from '#shared/contracts/imports.ts';
import { backToVersion, CATALOGUE_IMPORTS_TEXTS, moreFiles } from '#shared/texts/imports/catalogue-import-texts.ts';

/** The name of an import: that of its files, or of the version that it publishes again. */
export function importName({ files, rollsBackTo }: Pick<ImportView, 'files' | 'rollsBackTo'>): string {
  const [first] = files;
  if (first) return moreFiles(withoutFolder(first.name), files.length - 1);
  return rollsBackTo === undefined ? CATALOGUE_IMPORTS_TEXTS.rebuilt : backToVersion(rollsBackTo);
}

/** The command names files by their paths. */
const withoutFolder = (name: string): string => name.replace(/^.*[\\/](?=.)/, '');
