import { AppError } from '#shared/errors.ts';
import { hasSuppliers, importKinds } from '#shared/schemas/stored/import.ts';
import type { ImportOptions } from '../engine/run-import.ts';
import { isImportKind } from '../kinds/import-kinds.ts';
import { fileAt, type ImportFile } from '../staging/import-file.ts';

const usage = `npm run catalogue -- <kind>=<file> …       imports files, all of them or none
npm run catalogue -- --dry-run <kind>=<file> …   shows what that would change
npm run catalogue -- versions              lists the versions
npm run catalogue -- rollback [<version>]  publishes an earlier version again, or the one before the current one
npm run catalogue -- rebuild               builds the current version again if another release built it
npm run catalogue -- status [<id>]         the progress of an import with its issues, or the latest imports

The kinds: ${importKinds.join(', ')}.
<kind>:<supplier>=<file> for ${importKinds.filter(hasSuppliers).join(', ')} of several suppliers.
--level <price type>=<price level>         the price level that PIES prices of a type belong to
--accept-removals <number>                 goes on although feeds lose this many rows
A file replaces what its supplier, brand or kind had before. ACES and PIES files may be updates.`;

/** The action that the arguments request. */
export type CatalogueRequest =
  | { readonly action: 'versions' }
  | { readonly action: 'rebuild' }
  | { readonly action: 'rollback'; readonly version: number | undefined }
  | { readonly action: 'status'; readonly id: string | undefined }
  | { readonly action: 'import'; readonly files: readonly ImportFile[]; readonly options: ImportOptions };

/** @throws {AppError} with the usage of the command if the arguments make no sense. */
export async function parseArguments(args: readonly string[]): Promise<CatalogueRequest> {
  const [action, argument, ...more] = args;
  if ((action === 'versions' || action === 'rebuild') && argument === undefined) return { action };
  if (action === 'status' && more.length === 0) return { action, id: argument };
  if (action === 'rollback' && more.length === 0) {
    if (argument !== undefined && !/^\d+$/.test(argument)) throw usageError();
    return { action, version: argument === undefined ? undefined : Number(argument) };
  }
  return importRequest(args);
}

async function importRequest(args: readonly string[]): Promise<CatalogueRequest> {
  const files: ImportFile[] = [];
  const levelOfPriceType: Record<string, string> = {};
  let isDryRun = false;
  let acceptRemovals: number | undefined;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--dry-run') isDryRun = true;
    else if (arg === '--accept-removals') {
      const number = rest.shift() ?? '';
      if (!/^\d{1,9}$/.test(number)) throw usageError();
      acceptRemovals = Number(number);
    } else if (arg === '--level') {
      const [type = '', level = ''] = rest.shift()?.split('=') ?? [];
      if (!type || !level) throw usageError();
      levelOfPriceType[type.toUpperCase()] = level;
    } else files.push(await fileOf(arg));
  }
  if (files.length === 0) throw usageError();
  const accepted = acceptRemovals === undefined ? {} : { acceptRemovals };
  const options = { isDryRun, levelOfPriceType, ...accepted };
  return { action: 'import', files, options };
}

async function fileOf(arg: string): Promise<ImportFile> {
  const [, kind = '', supplier, path = ''] = /^([a-z-]+)(?::([a-z0-9-]{1,40}))?=(.+)$/s.exec(arg) ?? [];
  if (!isImportKind(kind) || (supplier !== undefined && !hasSuppliers(kind))) throw usageError();
  try {
    return await fileAt(path, kind, supplier);
  } catch {
    throw new AppError('invalid_input', `There is no file ${path}`);
  }
}

const usageError = () => new AppError('invalid_input', usage);
